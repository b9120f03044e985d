import { logProblem } from '../shell/log.ts'
import type { Documents } from './documents.ts'
import { syncStore } from './sync-store.ts'

/**
 * Makes the SDK connect as soon as the server answers again. By itself it waits up to a minute between two tries, and
 * only the browser's own word on the network cuts that short; of a server that was gone the browser says nothing.
 */
export function hurryBack({ db, sdk }: Documents): void {
  let wasOffline = syncStore.get().connection === 'offline'
  syncStore.subscribe(() => {
    const isOffline = syncStore.get().connection === 'offline'
    const isBack = wasOffline && !isOffline
    wasOffline = isOffline
    if (!isBack) return
    sdk
      .disableNetwork(db)
      .then(() => sdk.enableNetwork(db))
      .catch((problem: unknown) => logProblem('connecting again', problem))
  })
}
