import { pageLanguage } from './languages.ts'
import { changeLocation } from './browser-location.ts'
import { saveScroll } from './scroll-position.ts'
import { addressIn, languageOfAddress } from './language-address.ts'
import { hasNewerBuild } from '../version/version-watch.ts'

interface NavigateOptions {
  readonly replace?: boolean
}

function isInShownLanguage(address: string): boolean {
  const language = languageOfAddress(address.split(/[?#]/u, 1)[0] ?? '/')
  return language === null || language === pageLanguage()
}

/**
 * Goes to a path of this site, in the language on screen; as a full load when a newer build waits (rule VC1) or the
 * address asks for another language.
 */
export function navigate(to: string, options: NavigateOptions = {}): void {
  const address = addressIn(pageLanguage(), to)
  if (hasNewerBuild(Date.now()) || !isInShownLanguage(address)) globalThis.location.assign(address)
  else changeLocation(address, { ...options, state: saveScroll() })
}

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const target = event.target instanceof Element ? event.target.closest('a') : null
  return target instanceof HTMLAnchorElement ? target : null
}

function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !hasModifier && !event.defaultPrevented
}

/**
 * Follows links inside the app without loading the document again. Every plain `<a href>` of this site counts, so
 * components need not know the router. Returns how to stop.
 */
export function followLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = isPlainClick(event) ? linkOf(event) : null
    if (link === null || link.origin !== location.origin) return
    if (link.target !== '' || link.hasAttribute('download') || link.hasAttribute('data-full-load')) return
    const isSamePage = link.pathname === location.pathname && link.search === location.search
    if (isSamePage && link.hash !== '') return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
