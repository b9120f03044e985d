import { useStore } from '../store/store.ts'
import { initialSyncState, type SyncState, syncStore } from './sync-store.ts'

/** How this device stands with the server: connection, writes waiting, writes held back. */
export function useSyncState(): SyncState {
  return useStore(syncStore, initialSyncState)
}
