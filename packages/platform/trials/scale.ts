/** Set by `npm run nightly`: the same trials, many times longer. */
const isNight = process.env['NIGHTLY'] === 'on'

/** How often something is tried: in `npm test`, and at night. */
export function times(inTests: number, atNight: number): number {
  return isNight ? atNight : inTests
}

const NIGHT_MS = 4 * 3_600_000

/** How long a trial may take. */
export function withinMs(inTestsMs: number): number {
  return isNight ? NIGHT_MS : inTestsMs
}

/** What a trial's chance starts from: `SEED` when set, else something new at night and the same in every test. */
export const SEED = Number(process.env['SEED'] ?? (isNight ? Date.now() % 1_000_000_000 : 20_261_121))

/** Says something to whoever reads the run, such as the seed that repeats it. */
export function report(line: string): void {
  process.stdout.write(`${line}\n`)
}
