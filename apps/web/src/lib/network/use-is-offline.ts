import { useSyncExternalStore } from 'react'
import { syncStore } from '../writing/sync-store.ts'

const isOffline = () => syncStore.get().connection === 'offline'

/** Whether the server is out of reach; draws anew only when that changes. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(syncStore.subscribe, isOffline, () => false)
}
