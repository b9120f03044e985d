import { navigate as navigateBrowser } from 'wouter/use-browser-location'
import { hasNewerBuild } from './version-watch.ts'

interface NavigateOptions {
  readonly replace?: boolean
}

/** Goes to a path of this site; when a newer build waits, as a full load (rule VC1). */
export function navigate(to: string, options: NavigateOptions = {}): void {
  if (hasNewerBuild(Date.now())) globalThis.location.assign(to)
  else navigateBrowser(to, options)
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
