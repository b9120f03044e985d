const WHOLE = 100

/** The value that `percent` of all values do not exceed: the nearest rank, so always one that was measured. */
export function percentile(values: readonly number[], percent: number): number {
  const rank = Math.max(1, Math.ceil((values.length * percent) / WHOLE))
  const value = values.toSorted((a, b) => a - b)[rank - 1]
  if (value === undefined) throw new Error('No values to take a percentile of')
  return value
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, WHOLE / 2)
}

/** Milliseconds that the work takes once. */
export async function timeOf(work: () => unknown): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** The very first run, and the median of `runs` more after as many to warm up, in milliseconds. */
export async function warmTimeOf(
  work: () => unknown,
  runs: number,
): Promise<{ readonly firstMs: number; readonly medianMs: number }> {
  const firstMs = await timeOf(work)
  const times: number[] = []
  for (let run = 0; run < runs * 2; run += 1) times.push(await timeOf(work))
  return { firstMs, medianMs: median(times.slice(runs)) }
}
