import { MINUTE_MS } from '@brigade/domain/core/time/span.ts'
import { logProblem } from '../store/log.ts'
import { syncStore, updateSync } from '../writing/sync-store.ts'

/** Rule ER6: after at most 5 s without connection the app calls itself offline: quiet, look and answer together. */
const QUIET_MS = 2000
const LOOK_EVERY_MS = 500
const PROBE_TIMEOUT_MS = 2000

const SYNCED_AT = 'brigade.syncedAt'

let lastHeardAt = Date.now()

function keepSyncedAt(minute: number): void {
  try {
    localStorage.setItem(SYNCED_AT, String(minute))
  } catch (problem) {
    // A device that is full must not turn what the server has taken into a failure.
    logProblem('keeping when this device was in step', problem)
  }
}

/** Notes that the server has just answered something; with nothing waiting, this device is in step with it. */
export function heardFromServer(): void {
  lastHeardAt = Date.now()
  const { connection, waiting, lastSyncedAt } = syncStore.get()
  if (connection === 'offline') updateSync({ connection: 'online' })
  // It is shown to the minute, so that is how often it changes, however much is heard.
  const minute = lastHeardAt - (lastHeardAt % MINUTE_MS)
  if (waiting > 0 || minute === lastSyncedAt) return
  updateSync({ lastSyncedAt: minute })
  keepSyncedAt(minute)
}

/** Records that a listener heard from the server, unless its data came from the cache or from a write of this device. */
export function heardIn(metadata: { readonly fromCache: boolean; readonly hasPendingWrites: boolean }): void {
  if (!metadata.fromCache && !metadata.hasPendingWrites) heardFromServer()
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
    const isServerFull = answer.headers.get('x-brigade-storage') === 'full'
    if (isServerFull !== syncStore.get().isServerFull) updateSync({ isServerFull })
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
