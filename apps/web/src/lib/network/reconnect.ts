import { logProblem } from '../store/log.ts'
import type { Documents } from '../reading/documents.ts'
import { type SyncState, syncStore } from '../writing/sync-store.ts'

/** A write that waits this long beside a server that answers is stuck behind a connection that died silently. */
const STUCK_MS = 15_000
const LOOK_EVERY_MS = 5000

/** Opens the SDK's connections anew. By itself it waits up to a minute between two tries. */
function connectAgain({ db, sdk }: Documents): void {
  sdk
    .disableNetwork(db)
    .then(() => sdk.enableNetwork(db))
    .catch((problem: unknown) => logProblem('connecting again', problem))
}

/**
 * Makes the SDK connect as soon as the server answers again, and once more when writes wait and none gets through. Only
 * the browser's own word on the network cuts the SDK's waiting short; of a server that was gone the browser says nothing.
 */
export function reconnectSoon(documents: Documents): void {
  let before: SyncState = syncStore.get()
  let movedAt = Date.now()
  syncStore.subscribe(() => {
    const now = syncStore.get()
    const isBack = before.connection === 'offline' && now.connection === 'online'
    if (isBack || now.waiting !== before.waiting) movedAt = Date.now()
    before = now
    if (isBack) connectAgain(documents)
  })
  setInterval(() => {
    const { connection, waiting } = syncStore.get()
    if (connection === 'offline' || waiting === 0 || Date.now() - movedAt < STUCK_MS) return
    movedAt = Date.now()
    connectAgain(documents)
  }, LOOK_EVERY_MS)
}
