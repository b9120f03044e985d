/** How many of the newest days, weeks and months keep a backup. */
export const KEPT = { days: 7, weeks: 4, months: 12 } as const

const DAY_MS = 86_400_000

/**
 * Which backups stay: the last one of each of the newest 7 days, 4 weeks and 12 months that have one.
 * @param times - when each was made, in any order
 */
export function keptBackups(times: readonly Date[]): ReadonlySet<Date> {
  const newestFirst = times.toSorted((one, other) => other.getTime() - one.getTime())
  return new Set([
    ...lastOfEach(newestFirst, dayOf, KEPT.days),
    ...lastOfEach(newestFirst, weekOf, KEPT.weeks),
    ...lastOfEach(newestFirst, monthOf, KEPT.months),
  ])
}

function lastOfEach(
  newestFirst: readonly Date[],
  spanOf: (time: Date) => number,
  count: number,
): readonly Date[] {
  const last = new Map<number, Date>()
  for (const time of newestFirst) {
    if (!last.has(spanOf(time))) last.set(spanOf(time), time)
  }
  return [...last.values()].slice(0, count)
}

/** Days since 1970, by UTC. */
function dayOf(time: Date): number {
  return Math.floor(time.getTime() / DAY_MS)
}

/** Weeks begin on Monday; the first day of 1970 was a Thursday. */
function weekOf(time: Date): number {
  return Math.floor((dayOf(time) + 3) / 7)
}

function monthOf(time: Date): number {
  return time.getUTCFullYear() * 12 + time.getUTCMonth()
}
