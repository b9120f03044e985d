import { useSyncExternalStore } from 'react'

declare global {
  /**
   * Made by `before-paint.js`, which runs before the first paint, so that nobody sees the wrong theme flash by. Where storage is
   * closed to us, the device's own theme is a good answer.
   */
  var wearTheme: () => void
}

/** Puts what this device wants on the root element. */
export function applyTheme(): void {
  globalThis.wearTheme()
}

/** Keeps a wish on this device; this tab hears of it as the others do. */
export function keepOnDevice(key: string, value: string): void {
  localStorage.setItem(key, value)
  globalThis.dispatchEvent(new Event('storage'))
}

/** Follows the device's own wishes, and choices made in this tab and in others. */
export function watchTheme(): void {
  for (const wish of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'])
    matchMedia(wish).addEventListener('change', applyTheme)
  globalThis.addEventListener('storage', applyTheme)
}

function subscribe(listener: () => void): () => void {
  globalThis.addEventListener('storage', listener)
  return () => globalThis.removeEventListener('storage', listener)
}

/** What this device keeps under a key, up to date; null when nothing, and while the server draws. */
export function useStoredSetting(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key),
    () => null,
  )
}
