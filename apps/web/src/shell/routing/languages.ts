import {
  directionOf,
  type Language,
  languageOf,
  languages,
  nearestLanguage,
} from '@brigade/domain/core/languages/language.ts'
import { addressIn, languageOfAddress, splitAddress } from './language-address.ts'
import { paths } from '../../lib/routing/paths.ts'

const STORED_UNDER = 'language'
const YEAR_SECONDS = 31_536_000

/** What each language is called by those who speak it; eight `Intl.DisplayNames` for them took 6 ms of every start. */
export const ownNames: Readonly<Record<Language, string>> = {
  'en-GB': 'English',
  fr: 'français',
  de: 'Deutsch',
  es: 'español',
  it: 'italiano',
  pt: 'português',
  pl: 'polski',
  ar: 'العربية',
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

/** The language of the e-mail whose link opened an address; its page uses the same one. */
function languageOfMail(address: string, search: string): Language | undefined {
  return address === paths.authAction ? languageOf(new URLSearchParams(search).get('lang') ?? '') : undefined
}

/** The language of the page at an address: its own, or the person's, or that of the e-mail, or the device's. */
export function languageAt(address: string, search: string): Language {
  return languageOfAddress(address) ?? chosenLanguage() ?? languageOfMail(address, search) ?? deviceLanguage()
}

/** The device's language, when it is another than that on screen, one of ours, and nobody has chosen; else null. */
export function languageToOffer(): Language | null {
  const wish = languageOf(navigator.language)
  return wish === undefined || wish === pageLanguage() || chosenLanguage() !== null ? null : wish
}

/** The language on screen. */
export function pageLanguage(): Language {
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
