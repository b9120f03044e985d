import type { Collection } from '@brigade/contract/collection.ts'
import { useMemo, useState } from 'react'
import type { PathParams } from '@brigade/contract/document.ts'
import { collectionPath } from '@brigade/contract/path.ts'
import type { Loadable } from './loadable.ts'
import { contentOf } from './stored-values.ts'
import { useSnapshot } from './use-snapshot.ts'

/**
 * Documents of one collection by their ids, kept up to date; what is not there is left out.
 * @param params - ids for the collection's path but the last
 * @param ids - few; undefined while they are not known
 */
export function useNamed<Content>(
  collection: Collection<Content>,
  params: PathParams,
  ids: readonly string[] | undefined,
): Loadable<ReadonlyMap<string, Content>> {
  const wanted = useMemo(() => ids && [...new Set(ids)].toSorted(), [ids])
  const key = wanted === undefined ? null : `${collection.path} ${JSON.stringify([params, wanted])}`
  const found = useSnapshot<ReadonlyMap<string, Content>>(key, ({ db, sdk }, tell, fail) => {
    const known = new Map<string, Content | undefined>()
    const tellAll = (fromCache: boolean) => {
      if (wanted === undefined || known.size < wanted.length) return
      const value = new Map(
        [...known].flatMap(([id, content]) => (content === undefined ? [] : [[id, content]])),
      )
      tell({ state: 'success', value, fromCache, hasPendingWrites: false })
    }
    tellAll(false)
    const stops = (wanted ?? []).map((id) =>
      sdk.onSnapshot(
        sdk.doc(db, collectionPath(collection, params), id),
        (snapshot) => {
          known.set(id, snapshot.exists() ? contentOf(collection, sdk, snapshot.data()) : undefined)
          tellAll(snapshot.metadata.fromCache)
        },
        fail,
      ),
    )
    return () => {
      for (const stop of stops) stop()
    }
  })
  // While one more is on its way, those that are there stay on screen.
  const [last, setLast] = useState(found)
  if (found.state !== 'pending' && found !== last) setLast(found)
  return found.state === 'pending' ? last : found
}
