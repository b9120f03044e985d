import { syncStore, updateSync } from './sync-store.ts'

/** Rule ER6: after at most 5 s without connection the app calls itself offline: quiet, look and answer together. */
const QUIET_MS = 2000
const LOOK_EVERY_MS = 500
const PROBE_TIMEOUT_MS = 2000
const MINUTE_MS = 60_000

const SYNCED_AT = 'brigade.syncedAt'

let lastHeardAt = Date.now()

/** Notes that the server has just answered something; with nothing waiting, this device is in step with it. */
export function heardFromServer(): void {
  lastHeardAt = Date.now()
  const { connection, waiting, lastSyncedAt } = syncStore.get()
  if (connection === 'offline') updateSync({ connection: 'online' })
  // It is shown to the minute, so that is how often it changes, however much is heard.
  const minute = lastHeardAt - (lastHeardAt % MINUTE_MS)
  if (waiting > 0 || minute === lastSyncedAt) return
  updateSync({ lastSyncedAt: minute })
  localStorage.setItem(SYNCED_AT, String(minute))
}

/** Notes that the server could not be reached. */
export function lostServer(): void {
  updateSync({ connection: 'offline' })
}

let isAsking = false

async function probe(): Promise<void> {
  if (isAsking) return
  isAsking = true
  try {
    // Without a body to read the connection is free again at once.
    const answer = await fetch('/healthz', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    })
    if (answer.ok) heardFromServer()
    else lostServer()
  } catch {
    lostServer()
  } finally {
    isAsking = false
  }
}

let isWatchingClosely = false

/** From now on asks the server whenever it has been quiet: for screens where people write. */
export function watchClosely(): void {
  isWatchingClosely = true
}

/** Follows the browser's own word on the connection, and asks the server when it has been quiet. */
export function watchConnection(): void {
  const stored = localStorage.getItem(SYNCED_AT)
  if (stored !== null) updateSync({ lastSyncedAt: Number(stored) })
  if (!navigator.onLine) lostServer()
  globalThis.addEventListener('offline', lostServer)
  globalThis.addEventListener('online', () => void probe())
  setInterval(() => {
    const isOffline = syncStore.get().connection === 'offline'
    const isQuiet = Date.now() - lastHeardAt >= QUIET_MS
    if (document.visibilityState !== 'visible' || !isQuiet) return
    if (isOffline || isWatchingClosely || syncStore.get().waiting > 0) void probe()
  }, LOOK_EVERY_MS)
}
