import type { Firestore } from 'firebase/firestore'
import { createStore } from '../shell/store.ts'

/** The document SDK, open on this app's own origin. */
export interface Documents {
  readonly db: Firestore
  readonly sdk: typeof import('./document-sdk.ts')
}

/** Whether some screen has asked for documents: what is nice to know but not worth their weight waits for that. */
export const documentsWanted = createStore(false)

let opening: Promise<Documents> | null = null

async function open(): Promise<Documents> {
  const [{ firebaseApp }, sdk] = await Promise.all([
    import('./firebase-app.ts'),
    import('./document-sdk.ts'),
    import('./firebase-session.ts'),
  ])
  const { host, protocol } = globalThis.location
  const db = sdk.initializeFirestore(firebaseApp, {
    host,
    ssl: protocol === 'https:',
    ignoreUndefinedProperties: true,
    localCache: sdk.persistentLocalCache({ tabManager: sdk.persistentMultipleTabManager() }),
  })
  const [{ watchWrites }, { hurryBack }] = await Promise.all([
    import('./pending-writes.ts'),
    import('./hurry-back.ts'),
  ])
  watchWrites({ db, sdk })
  hurryBack({ db, sdk })
  return { db, sdk }
}

/** Brings the document database with its lasting, tab-sharing cache; fetched by the first screen that needs it. */
export function getDocuments(): Promise<Documents> {
  opening ??= open()
  documentsWanted.set(true)
  return opening
}
