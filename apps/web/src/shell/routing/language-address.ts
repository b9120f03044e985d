import { DEFAULT_LANGUAGE, type Language, languages } from '@brigade/domain/core/languages/language.ts'
import { publicPageRoutes } from './public.routes.ts'
import { matchRoute } from './match-route.ts'
import type { Route } from './route.ts'
import { addressSegments, pathnameOf } from '../../lib/routing/address-segments.ts'

/** An address taken apart: `/fr/jobs` is `/jobs` in French, `/jobs` names no language. */
export interface LanguageAddress {
  readonly language: Language | null
  readonly path: string
}

/** Takes the language off an address. @param address - without search part or hash */
export function splitAddress(address: string): LanguageAddress {
  const [first, ...rest] = addressSegments(address)
  const language = languages.find((each) => each !== DEFAULT_LANGUAGE && each === first) ?? null
  return { language, path: language === null ? address : pathnameOf(rest) }
}

/** Whether a page has an address of its own in each language: the public ones do, the others follow the person. */
export function hasAddresses({ rendering, isHidden }: Route): boolean {
  return rendering !== 'browser' && isHidden !== true
}

/** Whether the page at a path has an address of its own in each language. */
export function isInEveryLanguage(path: string): boolean {
  const match = matchRoute(publicPageRoutes, path)
  return match.kind === 'page' && hasAddresses(match.route)
}

/**
 * The address of a page in a language. What is no page of ours, or has no address of its own in each language, stays.
 * @param path - with or without search part and hash: `/jobs?q=chef`
 */
export function addressIn(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE || !path.startsWith('/') || path.startsWith('//')) return path
  const [pathname = '/', ...rest] = path.split(/(?=[?#])/u)
  if (splitAddress(pathname).language !== null || !isInEveryLanguage(pathname)) return path
  return `/${language}${pathname === '/' ? '' : pathname}${rest.join('')}`
}

/** The language that an address asks for, even where it leads nowhere; null where the person's own counts. */
export function languageOfAddress(address: string): Language | null {
  const { language, path } = splitAddress(address)
  return language ?? (isInEveryLanguage(path) ? DEFAULT_LANGUAGE : null)
}
