import type { DraftTime } from './recipe-draft.ts'

const MINUTES = { day: 1440, hour: 60, minute: 1 } as const
const MOST_MINUTES = 525_600
const NUMBER = String.raw`(\d+(?:[.,]\d+)?(?:\s+\d\/\d)?)`
const PIECE = new RegExp(
  String.raw`^(?:~|about |approx\.? |ca\.? )?${NUMBER}(?:\s*(?:-|–|~|to|bis|à)\s*${NUMBER})?\s*(days?|tage?|jours?|giorn[oi]|d[ií]as?|hours?|hrs?|h|std\.?|stunden?|heures?|or[ae]|horas?|minutes?|mins?|min\.?|m|minuten|minut[oi]s?)(?![\p{L}])\.?\s*(?:and|und|et|e|y|,)?\s*`,
  'iu',
)

function minutesPer(unit: string): number {
  if (/^(?:d|ta|j|gi)/i.test(unit)) return MINUTES.day
  return /^m/i.test(unit) ? MINUTES.minute : MINUTES.hour
}

function valueOf(number: string): number {
  const [whole = '', part] = number.replace(',', '.').split(/\s+/)
  const [above, below] = (part ?? '0/1').split('/').map(Number)
  return Number(whole) + (above ?? 0) / (below === 0 ? 1 : (below ?? 1))
}

/** What a text says of a time at its start, in minutes, and the text behind it. */
function durationAndRest(text: string): {
  readonly from: number
  readonly to: number
  readonly rest: string
} {
  let rest = text.trim()
  let from = 0
  let to = 0
  for (;;) {
    const match = PIECE.exec(rest)
    if (match === null) break
    const [all, low = '', high = low, unit = ''] = match
    from += valueOf(low) * minutesPer(unit)
    to += valueOf(high) * minutesPer(unit)
    rest = rest.slice(all.length)
  }
  return { from, to, rest }
}

/** Whether a text is a time and nothing else, save what stands in brackets. */
export function isOnlyDuration(text: string): boolean {
  return readDuration(text) !== undefined && /^(?:\(.*\))?[\s.,;]*$/.test(durationAndRest(text).rest)
}

/**
 * Reads "~30 minutes", "1 hr 15 min", "2.5 - 3.25 hr", "15-20 min", "3 days" at the start of a text; what stands
 * behind is not read. Undefined without a unit of time, or beyond a year.
 */
export function readDuration(text: string): DraftTime | undefined {
  const { from, to, rest } = durationAndRest(text)
  const isTime = rest !== text.trim() && from <= to && to <= MOST_MINUTES
  return isTime ? { fromMin: Math.round(from), toMin: Math.round(to) } : undefined
}

/** Years and months have no length of their own, so only none of them is read. */
const ISO =
  /^P(?:0+Y)?(?:0+M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/i
const SECONDS_IN_A_MINUTE = 60
const DAYS_IN_A_WEEK = 7

/** Minutes of an ISO 8601 duration such as PT1H35M (rule DS2); undefined when it is none. */
export function readIsoDuration(text: string): number | undefined {
  const match = ISO.exec(text.trim())
  if (match === null || !/\d/.test(text)) return undefined
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  const whole =
    (weeks * DAYS_IN_A_WEEK + days) * MINUTES.day +
    hours * MINUTES.hour +
    minutes +
    seconds / SECONDS_IN_A_MINUTE
  return whole <= MOST_MINUTES ? Math.round(whole) : undefined
}
