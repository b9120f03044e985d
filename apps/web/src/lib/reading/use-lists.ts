import type { Collection } from '@brigade/contract/collection.ts'
import { useMemo } from 'react'
import type { PathParams } from '@brigade/contract/document.ts'
import type { StoredDocument, Loadable } from './loadable.ts'
import { contentOf } from './stored-values.ts'
import { type QueryWish, sdkQuery } from './use-query.ts'
import { useSnapshot } from './use-snapshot.ts'

/** One of several lists: its parent, and what is asked of it. */
export interface ListWish {
  readonly params: PathParams
  readonly wish: QueryWish
}

/** A query names at most so many values. */
const MOST_VALUES = 30

/** The wishes that together ask for all documents with one of these values; `__name__` is the id. */
export function listsIn(params: PathParams, field: string, values: readonly string[], wish: QueryWish = {}) {
  return Array.from({ length: Math.ceil(values.length / MOST_VALUES) }, (_, part): ListWish => {
    const some = values.slice(part * MOST_VALUES, (part + 1) * MOST_VALUES)
    return { params, wish: { ...wish, where: [...(wish.where ?? []), [field, 'in', some]] } }
  })
}

/**
 * Several lists of one collection as one, kept up to date, where one query would read all others with them.
 * @param lists - few; undefined while they are not known
 */
export function useLists<Content>(
  collection: Collection<Content>,
  lists: readonly ListWish[] | undefined,
): Loadable<readonly StoredDocument<Content>[]> {
  const key = lists === undefined ? null : `${collection.path} ${JSON.stringify(lists)}`
  const found = useSnapshot<readonly (readonly StoredDocument<Content>[])[]>(key, (documents, tell, fail) => {
    const { sdk } = documents
    const parts = new Map<
      number,
      { readonly rows: readonly StoredDocument<Content>[]; readonly fromCache: boolean }
    >()
    const all = lists ?? []
    const tellAll = () => {
      if (parts.size < all.length) return
      const known = [...parts.values()]
      tell({
        state: 'success',
        value: known.map(({ rows }) => rows),
        fromCache: known.some(({ fromCache }) => fromCache),
        hasPendingWrites: known.some(({ rows }) => rows.some(({ hasPendingWrites }) => hasPendingWrites)),
      })
    }
    tellAll()
    const stops = all.map((list, place) =>
      sdk.onSnapshot(
        sdkQuery(documents, { collection, ...list }),
        { includeMetadataChanges: true },
        (snapshot) => {
          const rows = snapshot.docs.map((each) => ({
            id: each.id,
            path: each.ref.path,
            content: contentOf(collection, sdk, each.data()),
            hasPendingWrites: each.metadata.hasPendingWrites,
          }))
          parts.set(place, { rows, fromCache: snapshot.metadata.fromCache })
          tellAll()
        },
        fail,
      ),
    )
    return () => {
      for (const stop of stops) stop()
    }
  })
  const parts = found.state === 'success' ? found.value : undefined
  const value = useMemo(() => parts?.flat() ?? [], [parts])
  return found.state === 'success' ? { ...found, value } : found
}
