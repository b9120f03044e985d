/** An instant as a wall clock shows it: date `YYYY-MM-DD`, time `HH:MM:SS`. */
export interface LocalDateAndTime {
  readonly date: string
  readonly time: string
}

const MS_PER_DAY = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, format)
  return format
}

/**
 * Date and time on the wall of a place.
 * @param instantMs - milliseconds since 1970
 * @param zone - IANA name
 * @throws RangeError when the zone is unknown
 */
export function localDateAndTime(instantMs: number, zone: string): LocalDateAndTime {
  const parts = new Map(
    formatFor(zone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}:${part('second')}`,
  }
}

/** The wall clock read as if it stood in Greenwich, in milliseconds. */
function wallClockMs(date: string, time: string): number {
  return Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`)
}

/** How far the place's wall clock is ahead of UTC at an instant, in milliseconds. */
function offsetMs(instantMs: number, zone: string): number {
  const { date, time } = localDateAndTime(instantMs, zone)
  return wallClockMs(date, time) - Math.floor(instantMs / 1000) * 1000
}

/**
 * The instant at which a place's wall clock shows a date and time (rule RO7). A time that does not exist moves
 * forward by the gap; one that exists twice means the first, unless the second is chosen.
 * @param local - date `YYYY-MM-DD`, time `HH:MM` or `HH:MM:SS`
 * @param zone - IANA name
 * @returns milliseconds since 1970
 */
export function instantOf(
  local: LocalDateAndTime,
  zone: string,
  which: 'first' | 'second' = 'first',
): number {
  const wall = wallClockMs(local.date, local.time)
  const before = offsetMs(wall - MS_PER_DAY, zone)
  const after = offsetMs(wall + MS_PER_DAY, zone)
  const isShown = (offset: number) => offsetMs(wall - offset, zone) === offset
  const shown = (before === after ? [before] : [before, after]).filter(isShown)
  const chosen = which === 'first' ? shown[0] : shown.at(-1)
  // No offset shows a skipped time; counting on with the old one moves it forward by the gap.
  return wall - (chosen ?? before)
}

/** The calendar day after a day. */
export function nextDay(date: string): string {
  return daysAfter(date, 1)
}

/** The calendar day before a day. */
export function previousDay(date: string): string {
  return daysAfter(date, -1)
}

/** The calendar day so many days after (or, negative, before) a day `YYYY-MM-DD`. */
export function daysAfter(date: string, days: number): string {
  return new Date(wallClockMs(date, '00:00') + days * MS_PER_DAY).toISOString().slice(0, 10)
}

/** Whole days from one calendar day to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((wallClockMs(to, '00:00') - wallClockMs(from, '00:00')) / MS_PER_DAY)
}

/** The calendar day so many months after a day; the last day of the month where that month is shorter. */
export function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10)
}
