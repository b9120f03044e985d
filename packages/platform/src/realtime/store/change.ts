import { type TreeContent, replaceAt } from '../tree/node.ts'
import { outermost, type Path, pathText, placeOf, readWritablePath } from '../tree/path.ts'
import { readContent } from '../tree/read-json.ts'
import { type JsonTree, jsonOf } from '../tree/write-json.ts'

/** New content for one place; a path that ends in `.priority` has a priority for content. */
export interface SetAt {
  readonly path: Path
  readonly content: TreeContent
}

/** One write as every process applies it: all at once, with server values filled in. */
export interface Change {
  /** Its number in the order of all writes of all processes. */
  readonly number: bigint
  readonly sets: readonly SetAt[]
}

/** The effect of a change, for watchers. */
export interface TreeChange {
  /** The places whose content may differ; none lies below another. */
  readonly paths: readonly Path[]
  readonly before: TreeContent
  readonly after: TreeContent
}

/** The tree after these sets, in their order. */
export function applySets(root: TreeContent, sets: readonly SetAt[]): TreeContent {
  let changed = root
  for (const { path, content } of sets) changed = replaceAt(changed, path, content)
  return changed
}

/** The places that sets change, none of them below another. */
export function placesOf(sets: readonly SetAt[]): readonly Path[] {
  return outermost(sets.map(({ path }) => placeOf(path)))
}

/** Encodes sets for the database. */
export function setsText(sets: readonly SetAt[]): string {
  return JSON.stringify(
    sets.map(({ path, content }): readonly [string, JsonTree] => [pathText(path), jsonOf(content)]),
  )
}

/** Decodes sets from the database. */
export function readSets(text: string): readonly SetAt[] {
  const list: unknown = JSON.parse(text)
  if (!Array.isArray(list)) throw new Error('A stored change is not a list.')
  return list.map((pair: unknown) => {
    const [pathOf, json]: readonly unknown[] = Array.isArray(pair) ? pair : []
    if (typeof pathOf !== 'string') throw new Error('A stored change has no path.')
    const path = readWritablePath(pathOf)
    return { path, content: readContent(json, path, { now: 0, before: null }) }
  })
}
