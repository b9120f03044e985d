import type { Collection } from '@brigade/contract/collection.ts'
import { useMemo } from 'react'
import type { PathParams } from './collection-path.ts'
import type { StoredDocument, Loadable } from './loadable.ts'
import { contentOf } from './stored-values.ts'
import { type QueryWish, sdkQuery } from './use-query.ts'
import { useSnapshot } from './use-snapshot.ts'

/**
 * The same list of several parents as one, kept up to date: what a query over all collections of that name would read with
 * all others of it.
 * @param parents - ids for the collection's path but the last, each a list; few
 */
export function useLists<Content>(
  collection: Collection<Content>,
  parents: readonly PathParams[],
  wish: QueryWish,
): Loadable<readonly StoredDocument<Content>[]> {
  const key = `${collection.path} ${JSON.stringify([parents, wish])}`
  const found = useSnapshot<readonly (readonly StoredDocument<Content>[])[]>(key, (documents, tell, fail) => {
    const { sdk } = documents
    const lists = new Map<number, readonly StoredDocument<Content>[]>()
    const tellAll = (fromCache: boolean) => {
      if (lists.size < parents.length) return
      tell({ state: 'success', value: [...lists.values()], fromCache, hasPendingWrites: false })
    }
    if (parents.length === 0) tellAll(false)
    const stops = parents.map((params, place) =>
      sdk.onSnapshot(
        sdkQuery(documents, { collection, params, wish }),
        (snapshot) => {
          const rows = snapshot.docs.map((each) => ({
            id: each.id,
            path: each.ref.path,
            content: contentOf(collection, sdk, each.data()),
            hasPendingWrites: each.metadata.hasPendingWrites,
          }))
          lists.set(place, rows)
          tellAll(snapshot.metadata.fromCache)
        },
        fail,
      ),
    )
    return () => {
      for (const stop of stops) stop()
    }
  })
  const lists = found.state === 'success' ? found.value : undefined
  const value = useMemo(() => lists?.flat() ?? [], [lists])
  return found.state === 'success' ? { ...found, value } : found
}
