import { collectionPathOf } from '@brigade/contract/path.ts'
import type { Query } from '../types.ts'
import { canHaveKeys } from './document-keys.ts'
import { nameKey } from './order-key.ts'
import { isShortenedPath, storedPath } from './stored-path.ts'

/** How PostgreSQL orders the documents of a query by their names. */
export interface NameOrder {
  readonly expression: string
  /** Where a name stands in that order; undefined when PostgreSQL cannot tell. */
  readonly keyOf: (path: string) => string | undefined
}

/** Over several collections names are compared segment by segment. */
const ACROSS: NameOrder = {
  expression: `(replace(path, '/', chr(1)) collate "C")`,
  keyOf: (path) => (canBeKey(path) ? nameKey(path) : undefined),
}

/** Inside one collection the path itself has the order, and an index; names of elsewhere have no place in it. */
export function nameOrderOf({ parent, collectionId, allDescendants }: Query): NameOrder {
  if (collectionId === undefined || allDescendants) return ACROSS
  const collectionPath = parent === '' ? collectionId : `${parent}/${collectionId}`
  return {
    expression: 'path',
    keyOf: (path) =>
      collectionPathOf(path) === collectionPath && canBeKey(path) ? storedPath(path) : undefined,
  }
}

function canBeKey(path: string): boolean {
  return canHaveKeys(path) && !isShortenedPath(path)
}
