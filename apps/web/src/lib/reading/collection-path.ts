import type { Collection } from '@brigade/contract/collection.ts'
import { collectionIdOf, collectionPathOf } from '@brigade/contract/path.ts'

/** Values for the wildcards of a collection's path. */
export type PathParams = Readonly<Record<string, string>>

const WILDCARD = /\{(\w+)\}/gu

/** Path of one document. Throws when a wildcard has no value: that is a slip in the caller. */
export function documentPath(collection: Pick<Collection, 'path'>, params: PathParams): string {
  return collection.path.replaceAll(WILDCARD, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '' || value.includes('/')) {
      throw new TypeError(`${collection.path} needs a value for {${name}}`)
    }
    return value
  })
}

/** Path of the list that a collection's documents stand in; the last wildcard, the document's own id, is not needed. */
export function listPath(collection: Pick<Collection, 'path'>, params: PathParams): string {
  const parent = collectionPathOf(collection.path)
  return documentPath({ path: parent }, params)
}

/** Name of the list itself, for queries over all lists of that name. */
export function listName(collection: Pick<Collection, 'path'>): string {
  return collectionIdOf(collection.path)
}
