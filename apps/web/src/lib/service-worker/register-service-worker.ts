import { logProblem } from '../store/log.ts'

function canKeep(): boolean {
  return !import.meta.env.DEV && 'serviceWorker' in navigator
}

/** Files of this build that the page has loaded before the worker stood between it and the server. */
function loadedFiles(): readonly string[] {
  const loaded = performance.getEntriesByType('resource').map((entry) => entry.name)
  return loaded.filter((name) => name.startsWith(`${location.origin}/assets/`))
}

async function tell(message: object): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message, [])
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js')
  await tell({ kind: 'keep', page: location.href, files: loadedFiles() })
}

/** Registers `/sw.js`, which keeps shell and assets for work without a connection. */
export function registerServiceWorker(): void {
  if (canKeep()) register().catch((problem: unknown) => logProblem('service worker', problem))
}

function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/**
 * Asks the service worker to keep every page's code: this person may lose the connection. Not where somebody asked the
 * browser to save data.
 */
export function keepEverythingOffline(): void {
  if (canKeep() && !isSavingData())
    tell({ kind: 'keep-everything', language: document.documentElement.lang }).catch((problem: unknown) =>
      logProblem('service worker', problem),
    )
}
