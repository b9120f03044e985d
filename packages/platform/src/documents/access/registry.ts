import type { Collection } from '@brigade/contract/collection.ts'
import { UNKNOWN_ID } from '@brigade/contract/policy.ts'
import type { Query } from '../types.ts'
import { matchPattern, parsePattern, type PathPattern } from '@brigade/contract/path-pattern.ts'
import { segmentsOf } from '@brigade/contract/path-segments.ts'

export interface DeclaredCollection {
  readonly collection: Collection
  readonly pattern: PathPattern
}

/** A collection, and what the wildcards of its path are at some place. */
export interface LocatedCollection {
  readonly collection: Collection
  readonly params: Readonly<Record<string, string>>
}

/** The declared collections, found by path. */
export interface Registry {
  readonly declared: readonly DeclaredCollection[]
  /** Whether what no collection declares is open to everyone (tests of the protocol alone). */
  readonly isOpen: boolean
  ofDocument(path: string): LocatedCollection | undefined
  /** Every collection that a query can reach; wildcards it leaves open are UNKNOWN_ID. */
  ofQuery(query: Query): readonly LocatedCollection[]
}

/** Takes the declarations. Throws when two of them claim the same paths. */
export function createRegistry(collections: readonly Collection[], isOpen: boolean): Registry {
  const declared = collections.map((collection) => ({ collection, pattern: parsePattern(collection.path) }))
  const shapes = new Set<string>()
  for (const { collection, pattern } of declared) {
    const shape = pattern.map((part) => ('literal' in part ? part.literal : '{}')).join('/')
    if (pattern.length % 2 !== 0) throw new Error(`"${collection.path}" is not the path of a document.`)
    if (shapes.has(shape)) throw new Error(`Two collections are declared at "${shape}".`)
    shapes.add(shape)
  }
  const byPlace = Map.groupBy(declared, ({ pattern }) => placeOf(pattern.length, idOf(pattern)))
  return {
    declared,
    isOpen,
    ofDocument(path) {
      const segments = segmentsOf(path)
      for (const id of [segments.at(-2), undefined]) {
        for (const { collection, pattern } of byPlace.get(placeOf(segments.length, id)) ?? []) {
          const params = matchPattern(pattern, segments)
          if (params !== undefined) return { collection, params }
        }
      }
      return undefined
    },
    ofQuery: (query) => declared.flatMap((one) => reach(one, query) ?? []),
  }
}

/** Where the patterns of a path are found: every write is looked up several times, among many collections. */
function placeOf(length: number, collectionId: string | undefined): string {
  return `${length}/${collectionId ?? ''}`
}

/** The name of the collection, when the pattern says it. */
function idOf(pattern: PathPattern): string | undefined {
  const part = pattern.at(-2)
  return part !== undefined && 'literal' in part ? part.literal : undefined
}

function reach({ collection, pattern }: DeclaredCollection, query: Query): LocatedCollection | undefined {
  const parent = segmentsOf(query.parent)
  const prefix =
    !query.allDescendants && query.collectionId !== undefined ? [...parent, query.collectionId] : parent
  const isNamed = query.collectionId === undefined || idOf(pattern) === query.collectionId
  const isDeepEnough = query.allDescendants
    ? pattern.length > parent.length
    : pattern.length === parent.length + 2
  const known = isNamed && isDeepEnough ? matchPattern(pattern, prefix) : undefined
  if (known === undefined) return undefined
  const open = pattern.flatMap((part) => ('wildcard' in part ? [[part.wildcard, UNKNOWN_ID]] : []))
  return { collection, params: { ...Object.fromEntries(open), ...known } }
}
