import {
  directionOf,
  type Language,
  languageOf,
  languages,
  nearestLanguage,
} from '@brigade/domain/languages/language.ts'
import { addressIn, languageOfAddress, splitAddress } from '../shell/language-address.ts'

const STORED_UNDER = 'language'
const YEAR_SECONDS = 31_536_000

/** What a language is called by those who speak it: "français". */
export function ownName(language: Language): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language.split('-', 1)[0] ?? '') ?? language
}

/** The language chosen on this device; null when nobody has chosen. */
export function chosenLanguage(): Language | null {
  const stored = localStorage.getItem(STORED_UNDER)
  return languages.find((language) => language === stored) ?? null
}

/** The language in which the device's owner would read. */
export function deviceLanguage(): Language {
  return nearestLanguage(navigator.languages)
}

/** The language of the page at an address: its own, or the person's, or the device's. */
export function languageAt(address: string): Language {
  return languageOfAddress(address) ?? chosenLanguage() ?? deviceLanguage()
}

/** The language on screen. */
export function shownLanguage(): Language {
  return languageOf(document.documentElement.lang) ?? 'en-GB'
}

/** Tells the document its language and which way it is written. */
export function showLanguage(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

/** Keeps a choice on this device; the cookie tells the server, which draws the first page. */
export function keepLanguage(language: Language): void {
  localStorage.setItem(STORED_UNDER, language)
  document.cookie = `language=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}

/** Keeps a choice and shows the page on screen in that language. */
export function chooseLanguage(language: Language): void {
  keepLanguage(language)
  const { pathname, search, hash } = location
  const address = addressIn(language, splitAddress(pathname).path)
  if (address === pathname) location.reload()
  else location.assign(address + search + hash)
}
