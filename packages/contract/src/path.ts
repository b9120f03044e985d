import type { PathParams } from './document.ts'
import { matchPattern, matchWhole, parsePattern } from './path-pattern.ts'
import { segmentsOf } from './path-segments.ts'

const WILDCARD = /\{(\w+)\}/gu

/** What has a path pattern: a collection, or the rules of a place. */
export interface Patterned {
  /** Such as `kitchens/{kitchenId}/recipes/{recipeId}`. */
  readonly path: string
}

/** The document's own id: `r1` of `kitchens/k1/recipes/r1`; of a collection's pattern the last wildcard. */
export function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Path of the collection that a document lies in: `kitchens/k1/recipes` of `kitchens/k1/recipes/r1`. */
export function collectionPathOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** Name of the collection that a document, or a collection's pattern, lies in: `recipes` of `kitchens/k1/recipes/r1`. */
export function collectionIdOf(path: string): string {
  return idOf(collectionPathOf(path))
}

/** Path of the document above a document: `kitchens/k1` of `kitchens/k1/recipes/r1`; empty at the root. */
export function parentOf(path: string): string {
  return collectionPathOf(collectionPathOf(path))
}

/** Whether a path, or a collection's pattern, lies at the root: `kitchens/k1`. */
export function isAtRoot(path: string): boolean {
  return parentOf(path) === ''
}

/**
 * Path of a document: the pattern with its wildcards filled.
 * @throws TypeError when a wildcard has no value, or one that is no id: that is a slip in the caller
 */
export function documentPath({ path }: Patterned, params: PathParams): string {
  return path.replaceAll(WILDCARD, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '' || value.includes('/'))
      throw new TypeError(`${path} needs a value for {${name}}`)
    return value
  })
}

/**
 * Path of the list that a collection's documents lie in: `kitchens/k1/recipes`. The document's own id is not needed.
 * @throws TypeError as `documentPath` does
 */
export function collectionPath({ path }: Patterned, params: PathParams): string {
  return documentPath({ path: collectionPathOf(path) }, params)
}

/** Whether a path is that of a document of this collection. */
export function isPathOf({ path: pattern }: Patterned, path: string): boolean {
  return matchWhole(parsePattern(pattern), path) !== undefined
}

/**
 * What the wildcards of a collection's path are in a document's path: `{ kitchenId: 'k1', recipeId: 'r1' }`.
 * @param path - of a document of this collection, or of one below it; of any other path nothing is known
 */
export function paramsOf({ path: pattern }: Patterned, path: string): PathParams {
  const parts = parsePattern(pattern)
  return matchPattern(parts, segmentsOf(path).slice(0, parts.length)) ?? {}
}

/**
 * The id that a path holds for one wildcard of its collection: `k1` for `kitchenId`.
 * @param path - of a document of this collection, or of one below it
 * @throws TypeError for any other path, and for a wildcard that the collection does not have
 */
export function idInPath(of: Patterned, path: string, wildcard: string): string {
  const id = paramsOf(of, path)[wildcard]
  if (id === undefined) throw new TypeError(`"${path}" has no {${wildcard}} of ${of.path}`)
  return id
}

/** Names of the collections along a path, from the root: `kitchens`, `recipes` of `kitchens/k1/recipes/r1`. */
export function collectionIdsOf(path: string): readonly string[] {
  return segmentsOf(path).filter((_, at) => at % 2 === 0)
}

/**
 * The id that a policy's params hold for one wildcard; empty in a list, whose path names no document.
 * @param params - of a policy's context
 */
export function idIn(params: PathParams, wildcard: string): string {
  return params[wildcard] ?? ''
}
