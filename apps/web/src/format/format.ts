/** An amount in the currency's smallest unit, as it is stored. */
export interface MoneyAmount {
  readonly minor: number
  readonly currency: string
}

/** One way each to write money, quantities, shares, dates and times. */
export interface Format {
  readonly money: (amount: MoneyAmount) => string
  /** A decimal string such as "2.50"; at most `digits` digits after the point are shown (3 unless told). */
  readonly number: (amount: string | number, digits?: number) => string
  /** A decimal string and its unit: "2.5 kg". */
  readonly quantity: (quantity: { readonly amount: string; readonly unit: string }, digits?: number) => string
  /** A share of one: 0.284 is 28.4 %. */
  readonly percent: (share: number, digits?: number) => string
  /** Milliseconds since 1970, in the given IANA zone or the device's. */
  readonly date: (at: number, timeZone?: string) => string
  readonly time: (at: number, timeZone?: string) => string
  readonly dateTime: (at: number, timeZone?: string) => string
  /** A local date `YYYY-MM-DD`, which has no zone. */
  readonly day: (day: string) => string
  /** A country by its two letters: "FR" is France. */
  readonly country: (code: string) => string
  /** A day of the week, Monday 1 to Sunday 7. */
  readonly weekday: (day: number) => string
  /** "3 days ago", "in 2 hours". */
  readonly ago: (at: number, now: number) => string
}

const QUANTITY_DIGITS = 3
const DAY_MS = 86_400_000
/** The Sunday before a Monday, so that Monday is day 1. */
const DAY_ZERO = Date.UTC(2023, 11, 31)
const AGO_STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

function zoned(timeZone: string | undefined): Intl.DateTimeFormatOptions {
  return timeZone === undefined ? {} : { timeZone }
}

/** Whole and fraction digits of a currency come from the standard: 0 for JPY, 2 for EUR, 3 for KWD. */
function money(locale: string, { minor, currency }: MoneyAmount): string {
  const formatter = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const digits = formatter.resolvedOptions().maximumFractionDigits ?? 0
  return formatter.format(minor / 10 ** digits)
}

function ago(locale: string, at: number, now: number): string {
  const formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const past = at - now
  const step = AGO_STEPS.find(([, ms]) => Math.abs(past) >= ms)
  return step === undefined
    ? formatter.format(0, 'minute')
    : formatter.format(Math.trunc(past / step[1]), step[0])
}

/** Formatters for a language, a BCP 47 tag. */
export function createFormat(locale: string): Format {
  const number = (amount: string | number, digits = QUANTITY_DIGITS) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(Number(amount))
  return {
    money: (amount) => money(locale, amount),
    number,
    quantity: ({ amount, unit }, digits) => `${number(amount, digits)}\u00A0${unit}`,
    percent: (share, digits = 1) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(share),
    date: (at, timeZone) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...zoned(timeZone) }).format(at),
    time: (at, timeZone) =>
      new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...zoned(timeZone) }).format(at),
    dateTime: (at, timeZone) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', ...zoned(timeZone) }).format(
        at,
      ),
    day: (day) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
        Date.parse(`${day}T00:00:00Z`),
      ),
    country: (code) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code,
    weekday: (day) =>
      new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(DAY_ZERO + day * DAY_MS),
    ago: (at, now) => ago(locale, at, now),
  }
}
