import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('popstate', notify)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('popstate', notify)
  }
}

/** The path in the browser's address bar; `first` while the server draws and the browser takes over. */
export function usePathname(first: string): string {
  return useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => first,
  )
}

/** The search part of the browser's address, with its question mark; `first` while the browser takes over. */
export function useSearch(first: string): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => first,
  )
}

interface HistoryChange {
  /** Takes the place of the entry on screen instead of following it. */
  readonly replace?: boolean
  /** What the entry keeps, for when the reader comes back to it. */
  readonly state: unknown
}

/** Puts an address of this site into the browser's history and tells the components that show it. */
export function changeLocation(address: string, { replace = false, state }: HistoryChange): void {
  if (replace) history.replaceState(state, '', address)
  else history.pushState(state, '', address)
  notify()
}
