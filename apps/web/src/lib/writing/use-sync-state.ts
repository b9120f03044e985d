import { useStore } from '../store/store.ts'
import { initialSyncState, type SyncState, syncStore } from './sync-store.ts'

/** The sync state of this device: connection, pending writes, rejected writes. */
export function useSyncState(): SyncState {
  return useStore(syncStore, initialSyncState)
}
