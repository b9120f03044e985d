/** Codes that the language data names but that are no country: unions, outlying parts, test regions, unknown. */
const NO_COUNTRY: ReadonlySet<string> = new Set([
  'EU',
  'EZ',
  'UN',
  'QO',
  'XA',
  'XB',
  'ZZ',
  'CQ',
  'DD',
  'YU',
  'SU',
  'TP',
])
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))

/** Old codes answer with the name of today's: Burma and Myanmar are one. */
function isCurrent(code: string): boolean {
  return (
    new Intl.Locale(`und-${code}`).region === code &&
    Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
  )
}

export interface Country {
  /** Two letters, ISO 3166-1. */
  readonly code: string
  readonly name: string
}

/** All countries with their names in the reader's language, in the order of that language. */
export function countriesIn(locale: string): readonly Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NO_COUNTRY.has(code) && isCurrent(code))
    .flatMap((code) => {
      const name = names.of(code)
      return name === undefined ? [] : [{ code, name }]
    })
    .sort((one, other) => one.name.localeCompare(other.name, locale))
}
