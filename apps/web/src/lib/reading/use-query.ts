import type { Query, QueryConstraint, QuerySnapshot } from 'firebase/firestore'
import type { Collection } from '@brigade/contract/collection.ts'
import type { PathParams } from '@brigade/contract/document.ts'
import { collectionIdOf, collectionPath } from '@brigade/contract/path.ts'
import type { Documents } from './documents.ts'
import type { StoredDocument, Loadable } from './loadable.ts'
import { contentOf, toSdk } from './stored-values.ts'
import { trackUnconfirmedList } from './unconfirmed-lists.ts'
import { useSnapshot } from './use-snapshot.ts'
import { onceOffline, syncStore } from '../writing/sync-store.ts'
import { heardIn } from '../network/watch-connection.ts'

type Comparison =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | 'not-in'
  | 'array-contains'
  | 'array-contains-any'

/** What to ask for. The policy must be proved by the equality filters; compound orders need a declared index. */
export interface QueryWish {
  readonly where?: readonly (readonly [field: string, comparison: Comparison, value: unknown])[]
  /** Field paths in order, a leading `-` for descending. */
  readonly orderBy?: readonly string[]
  readonly limit?: number
  /** Query every list of that name, under any parent, such as all `team` lists. */
  readonly everywhere?: boolean
}

/** A wish as the SDK's own query. */
export function sdkQuery<Content>(
  { db, sdk }: Documents,
  { collection, params, wish }: { collection: Collection<Content>; params: PathParams; wish: QueryWish },
): Query {
  const from =
    wish.everywhere === true
      ? sdk.collectionGroup(db, collectionIdOf(collection.path))
      : sdk.collection(db, collectionPath(collection, params))
  const parts: QueryConstraint[] = (wish.where ?? []).map(([field, comparison, value]) =>
    sdk.where(field, comparison, toSdk(sdk, value)),
  )
  for (const field of wish.orderBy ?? []) {
    parts.push(field.startsWith('-') ? sdk.orderBy(field.slice(1), 'desc') : sdk.orderBy(field))
  }
  if (wish.limit !== undefined) parts.push(sdk.limit(wish.limit))
  return sdk.query(from, ...parts)
}

/**
 * Reads a listener's snapshots. A document that a snapshot does not change stays the very same row, so that a list draws
 * only what is new.
 */
function rowReader<Content>(collection: Collection<Content>, sdk: Documents['sdk']) {
  const rowsByPath = new Map<string, StoredDocument<Content>>()
  return (snapshot: QuerySnapshot): readonly StoredDocument<Content>[] => {
    for (const { doc } of snapshot.docChanges({ includeMetadataChanges: true }))
      rowsByPath.delete(doc.ref.path)
    return snapshot.docs.map((each) => {
      const row = rowsByPath.get(each.ref.path) ?? {
        id: each.id,
        path: each.ref.path,
        content: contentOf(collection, sdk, each.data()),
        hasPendingWrites: each.metadata.hasPendingWrites,
      }
      rowsByPath.set(row.path, row)
      return row
    })
  }
}

/**
 * A list of documents, kept up to date. @param params - ids for the collection's path but the last, or null while
 * they are not known.
 */
export function useQuery<Content>(
  collection: Collection<Content>,
  params: PathParams | null,
  wish: QueryWish = {},
): Loadable<readonly StoredDocument<Content>[]> {
  const key = params === null ? null : `${collection.path} ${JSON.stringify([params, wish])}`
  return useSnapshot<readonly StoredDocument<Content>[]>(key, (documents, tell, fail) => {
    const { sdk } = documents
    const rows = rowReader(collection, sdk)
    const count = trackUnconfirmedList()
    let isConfirmed = false
    let letBe = () => {}
    const stop = sdk.onSnapshot(
      sdkQuery(documents, { collection, params: params ?? {}, wish }),
      { includeMetadataChanges: true },
      (snapshot) => {
        letBe()
        const { fromCache, hasPendingWrites } = snapshot.metadata
        heardIn(snapshot.metadata)
        const value = rows(snapshot)
        isConfirmed ||= !fromCache
        const isUnconfirmed = snapshot.empty && !isConfirmed
        const tellIt = () => {
          count(isUnconfirmed)
          tell({ state: 'success', value, fromCache, hasPendingWrites })
        }
        // An empty cache says nothing about the server: it is waiting, not empty, until the server has answered or is
        // known to be away. Of that the SDK tells nothing more.
        if (snapshot.empty && fromCache && syncStore.get().connection === 'online')
          letBe = onceOffline(tellIt)
        else tellIt()
      },
      (problem) => {
        letBe()
        fail(problem)
      },
    )
    return () => {
      letBe()
      count(false)
      stop()
    }
  })
}
