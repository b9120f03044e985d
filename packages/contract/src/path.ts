import type { PathParams } from './document.ts'

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

/**
 * What the wildcards of a collection's path are in a document's path: `{ kitchenId: 'k1', recipeId: 'r1' }`.
 * @param path - of a document of this collection, or of one below it
 */
export function paramsOf({ path: pattern }: { readonly path: string }, path: string): PathParams {
  const segments = path.split('/')
  return Object.fromEntries(
    pattern.split('/').flatMap((part, at) => {
      const name = /^\{(.+)\}$/u.exec(part)?.[1]
      const value = segments[at]
      return name === undefined || value === undefined ? [] : [[name, value]]
    }),
  )
}
