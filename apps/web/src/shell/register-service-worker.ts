import { logProblem } from './log.ts'

/** Registers `/sw.js`, which keeps shell and assets for work without a connection. */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  navigator.serviceWorker
    .register('/sw.js')
    .catch((problem: unknown) => logProblem('service worker', problem))
}

/** Asks the service worker to keep every page's code: this person works here and may lose the connection. */
export function keepEverythingOffline(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.ready
    .then(({ active }) => active?.postMessage({ kind: 'keep-everything' }, []))
    .catch((problem: unknown) => logProblem('service worker', problem))
}
