import { useSession } from '../../data/session-store.ts'
import { initialSyncState, syncStore } from '../../data/sync-store.ts'
import { useStore } from '../../shell/store.ts'

/**
 * Whether it is worth fetching the document database to see which kitchens the reader is in the team of: members may have
 * some, and so may guests on a device that has worked with documents before. Someone who just came by has none.
 */
export function useMayHaveKitchens(): boolean {
  const session = useSession()
  const { lastSyncedAt } = useStore(syncStore, initialSyncState)
  return session.state === 'here' && (!session.isGuest || lastSyncedAt !== null)
}
