/** The languages Brigade speaks, as BCP 47 tags, in the order in which they are offered. */
export const languages = ['en-GB', 'fr', 'de', 'es', 'it', 'pt', 'pl', 'ar'] as const

export type Language = (typeof languages)[number]

/** Spoken where nobody has said anything else. */
export const DEFAULT_LANGUAGE: Language = 'en-GB'

const RIGHT_TO_LEFT: ReadonlySet<Language> = new Set(['ar'])

/** Which way a language is written, as the `dir` attribute wants it. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr'
}

function primary(tag: string): string {
  return tag.split('-', 1)[0]?.toLowerCase() ?? ''
}

/** The language of ours that is meant by a tag: `fr-CA` is `fr`, `en-US` is `en-GB`; undefined for all others. */
export function languageOf(tag: string): Language | undefined {
  return languages.find((language) => primary(language) === primary(tag))
}

/** The first of a person's wishes that Brigade speaks. @param wishes - BCP 47 tags, dearest first */
export function nearestLanguage(wishes: readonly string[]): Language {
  return wishes.map(languageOf).find((language) => language !== undefined) ?? DEFAULT_LANGUAGE
}
