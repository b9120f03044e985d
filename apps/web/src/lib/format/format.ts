import { directionOf, languageOf } from '@brigade/domain/core/languages/language.ts'
import { DAY_MS } from '@brigade/domain/core/time/span.ts'

/** An amount in the currency's smallest unit, as it is stored. */
export interface MoneyAmount {
  readonly minor: number
  readonly currency: string
}

/** One way each to write money, quantities, shares, dates and times. */
export interface Format {
  readonly money: (amount: MoneyAmount) => string
  /** A decimal string such as "2.50"; at most `digits` digits after the point are shown (3 by default). */
  readonly number: (amount: string | number, digits?: number) => string
  /** A decimal string with each of its digits: "3.50" is "3,50" in German. */
  readonly decimal: (text: string) => string
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
  /** A language by its tag: "fr" is French. */
  readonly language: (tag: string) => string
  /** A day of the week, Monday 1 to Sunday 7. */
  readonly weekday: (day: number) => string
  /** "milk, eggs, fish", parted as the language does it. */
  readonly list: (parts: readonly string[]) => string
  /** "3 days ago", "in 2 hours". */
  readonly ago: (at: number, now: number) => string
}

const QUANTITY_DIGITS = 3
/** The Sunday before a Monday, so that Monday is day 1. */
const DAY_ZERO = Date.UTC(2023, 11, 31)
const AGO_STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** Makes something once for each of its names: an Intl formatter takes longer to make than to use. */
function once<Made>(make: (name: string) => Made): (name: string) => Made {
  const cache = new Map<string, Made>()
  return (name) => {
    const known = cache.get(name) ?? make(name)
    cache.set(name, known)
    return known
  }
}

/** From right to left, a date behind a word in Latin letters left its day with the word: it is kept together. */
function withoutBreaks(locale: string): (text: string) => string {
  const language = languageOf(locale)
  const isKept = language !== undefined && directionOf(language) === 'rtl'
  return (text) => (isKept ? `\u2068${text}\u2069` : text)
}

function dates(locale: string, options: Intl.DateTimeFormatOptions) {
  const inZone = once(
    (timeZone) => new Intl.DateTimeFormat(locale, timeZone === '' ? options : { ...options, timeZone }),
  )
  const joined = withoutBreaks(locale)
  return (at: number, timeZone = '') => joined(inZone(timeZone).format(at))
}

/** Whole and fraction digits of a currency come from the standard: 0 for JPY, 2 for EUR, 3 for KWD. */
function moneys(locale: string) {
  const inCurrency = once((currency) => {
    const formatter = new Intl.NumberFormat(locale, { style: 'currency', currency })
    return { formatter, smallest: 10 ** (formatter.resolvedOptions().maximumFractionDigits ?? 0) }
  })
  return ({ minor, currency }: MoneyAmount) => {
    const { formatter, smallest } = inCurrency(currency)
    return formatter.format(minor / smallest)
  }
}

function numbers(locale: string, options: Intl.NumberFormatOptions = {}) {
  const withDigits = once(
    (digits) => new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: Number(digits) }),
  )
  return (amount: number, digits: number) => withDigits(String(digits)).format(amount)
}

/** A measured value keeps every digit, zeros too; a temperature has no thousands to group. */
function decimals(locale: string) {
  const withDigits = once((digits) => {
    const rounded = Number(digits)
    return new Intl.NumberFormat(locale, {
      minimumFractionDigits: rounded,
      maximumFractionDigits: rounded,
      useGrouping: false,
    })
  })
  return (text: string) => withDigits(String(text.split('.')[1]?.length ?? 0)).format(Number(text))
}

function lists(locale: string) {
  let cache: Intl.ListFormat | undefined
  return (parts: readonly string[]) => {
    cache ??= new Intl.ListFormat(locale, { style: 'short', type: 'unit' })
    return cache.format(parts)
  }
}

function ago(locale: string, at: number, now: number): string {
  const formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const past = at - now
  const step = AGO_STEPS.find(([, ms]) => Math.abs(past) >= ms)
  return step === undefined
    ? formatter.format(0, 'minute')
    : formatter.format(Math.trunc(past / step[1]), step[0])
}

/** Formatters for a language, a BCP 47 tag; the same ones each time. */
export const createFormat: (locale: string) => Format = once((locale) => {
  const [plain, share] = [numbers(locale), numbers(locale, { style: 'percent' })]
  const number = (amount: string | number, digits = QUANTITY_DIGITS) => plain(Number(amount), digits)
  const day = dates(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const weekday = dates(locale, { weekday: 'long', timeZone: 'UTC' })
  return {
    money: moneys(locale),
    number,
    decimal: decimals(locale),
    quantity: ({ amount, unit }, digits) => `${number(amount, digits)}\u00A0${unit}`,
    percent: (part, digits = 1) => share(part, digits),
    date: dates(locale, { dateStyle: 'medium' }),
    time: dates(locale, { timeStyle: 'short' }),
    dateTime: dates(locale, { dateStyle: 'medium', timeStyle: 'short' }),
    day: (local) => day(Date.parse(`${local}T00:00:00Z`)),
    country: (code) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code,
    language: (tag) => new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag,
    weekday: (ofWeek) => weekday(DAY_ZERO + ofWeek * DAY_MS),
    list: lists(locale),
    ago: (at, now) => ago(locale, at, now),
  }
})
