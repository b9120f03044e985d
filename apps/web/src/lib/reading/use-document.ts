import type { Collection } from '@brigade/contract/collection.ts'
import type { PathParams } from '@brigade/contract/document.ts'
import { documentPath } from '@brigade/contract/path.ts'
import type { StoredDocument, Loadable } from './loadable.ts'
import { contentOf } from './stored-values.ts'
import { useSnapshot } from './use-snapshot.ts'
import { heardIn } from '../network/watch-connection.ts'

/**
 * One document, kept up to date; `value` is null when there is none. @param params - ids for the collection's path,
 * or null while they are not known.
 */
export function useDocument<Content>(
  collection: Collection<Content>,
  params: PathParams | null,
): Loadable<StoredDocument<Content> | null> {
  const path = params === null ? null : documentPath(collection, params)
  return useSnapshot<StoredDocument<Content> | null>(path, ({ db, sdk }, tell, fail) =>
    sdk.onSnapshot(
      sdk.doc(db, path ?? ''),
      { includeMetadataChanges: true },
      (snapshot) => {
        const { fromCache, hasPendingWrites } = snapshot.metadata
        heardIn(snapshot.metadata)
        // Without a copy of its own the device cannot say that there is no such document.
        if (!snapshot.exists() && fromCache) return
        const content = contentOf(collection, sdk, snapshot.data())
        const value = snapshot.exists()
          ? { id: snapshot.id, path: snapshot.ref.path, content, hasPendingWrites }
          : null
        tell({ state: 'success', value, fromCache, hasPendingWrites })
      },
      fail,
    ),
  )
}
