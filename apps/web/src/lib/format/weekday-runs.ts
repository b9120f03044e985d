import { DAY_MS } from '@brigade/domain/core/time/span.ts'

/** The Sunday before a Monday, so that Monday is day 1. */
const DAY_ZERO = Date.UTC(2023, 11, 31)
/** Two days are named, more in a row are "from to". */
const SHORTEST_RUN = 3
/** Node puts it around the dash of a range, Chromium does not; a page made on the server has to read the same. */
const THIN_SPACE = '\u2009'

function runsOf(days: readonly number[]): readonly (readonly number[])[] {
  const runs: number[][] = []
  for (const day of days.toSorted((one, other) => one - other)) {
    const last = runs.at(-1)
    if (last?.at(-1) === day - 1) last.push(day)
    else runs.push([day])
  }
  return runs
}

/**
 * Days of the week in words, those in a row as one: "Monday – Thursday", "Saturday".
 * @param days - Monday 1 to Sunday 7
 */
export function weekdayRuns(locale: string, days: readonly number[]): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const at = (day: number) => DAY_ZERO + day * DAY_MS
  return runsOf(days).flatMap((run) => {
    const [first = 0, last = first] = [run[0], run.at(-1)]
    return run.length < SHORTEST_RUN
      ? run.map((day) => format.format(at(day)))
      : [format.formatRange(at(first), at(last)).replaceAll(THIN_SPACE, ' ')]
  })
}
