import { useStore } from '../store/store.ts'
import { useSession } from './session-store.ts'
import { initialSyncState, syncStore } from '../writing/sync-store.ts'

/**
 * Whether it is worth fetching the document database to see what of the reader's own there is: members may have some, and so
 * may guests on a device that has worked with the server before. Someone who just came by has none.
 */
export function useMayHaveDocuments(): boolean {
  const session = useSession()
  const { lastSyncedAt } = useStore(syncStore, initialSyncState)
  return session.state === 'signedIn' && (!session.isGuest || lastSyncedAt !== null)
}
