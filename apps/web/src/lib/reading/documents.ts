import type { Firestore } from 'firebase/firestore'
import { createStore } from '../store/store.ts'
import { memoizeAsync } from '../writing/memoize-async.ts'

/** The document SDK, open on this app's own origin. */
export interface Documents {
  readonly db: Firestore
  readonly sdk: typeof import('./document-sdk.ts')
}

/** Whether some screen has asked for documents: what is nice to know but not worth their weight waits for that. */
export const documentsWanted = createStore(false)

async function open(): Promise<Documents> {
  // All of it before the database is opened: that can be done once only.
  const [{ firebaseApp }, sdk, { watchWrites }, { reconnectSoon }] = await Promise.all([
    import('../session/firebase-app.ts'),
    import('./document-sdk.ts'),
    import('../writing/pending-writes.ts'),
    import('../network/reconnect.ts'),
    import('../session/firebase-session.ts'),
  ])
  const { host, protocol } = globalThis.location
  const db = sdk.initializeFirestore(firebaseApp, {
    host,
    ssl: protocol === 'https:',
    ignoreUndefinedProperties: true,
    localCache: sdk.persistentLocalCache({ tabManager: sdk.persistentMultipleTabManager() }),
  })
  watchWrites({ db, sdk })
  reconnectSoon({ db, sdk })
  return { db, sdk }
}

const openOnce = memoizeAsync(open)

/** Brings the document database with its lasting, tab-sharing cache; fetched by the first screen that needs it. */
export function getDocuments(): Promise<Documents> {
  documentsWanted.set(true)
  return openOnce()
}
