import type { Caller } from '@brigade/contract/document.ts'
import type { Access, Permit } from './access/access.ts'
import { applySets, type SetAt } from './store/change.ts'
import type { TreeDraft } from './store/draft.ts'
import { contentAt } from './tree/node.ts'
import { hashOf } from './tree/hash.ts'
import { contains, type Path, placeOf, readPath, readWritablePath } from './tree/path.ts'
import { readContent } from './tree/read-json.ts'
import { permissionDenied, RealtimeRefusal } from './tree/refusal.ts'

/** Data for some places, before server values are filled in. */
export type RawSets = readonly { readonly path: Path; readonly data: unknown }[]

/** A pending write: its data, and the caller's rights there. */
export interface PreparedWrite {
  readonly sets: RawSets
  readonly permits: readonly Permit[]
  /** Hash of the data that the write expects. */
  readonly expected?: { readonly path: Path; readonly hash: string }
}

/** Reads a set of one place. */
export function readSet(pathText: string, data: unknown): RawSets {
  return [{ path: readWritablePath(pathText), data }]
}

/** Reads an update: its keys are paths below the place, none of them below another. */
export function readUpdate(pathText: string, data: unknown): RawSets {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new RealtimeRefusal('invalid_data', 'An update is an object with a path for each value')
  }
  const base = readPath(pathText)
  const sets = Object.entries(data).map(([key, value]: readonly [string, unknown]) => ({
    path: [...base, ...readWritablePath(key)],
    data: value,
  }))
  const seen = sets.map(({ path }) => path).toSorted((one, other) => one.length - other.length)
  for (const [at, path] of seen.entries()) {
    if (seen.slice(0, at).some((outer) => contains(outer, path))) {
      throw new RealtimeRefusal('invalid_data', 'An update cannot write at a place and below it')
    }
  }
  return sets
}

/** Loads the caller's rights at the paths of a write. */
export async function prepareWrite(access: Access, caller: Caller, sets: RawSets): Promise<PreparedWrite> {
  return { sets, permits: await Promise.all(sets.map(({ path }) => access.ask(caller, path))) }
}

/** Makes a whole write. @throws Refusal without writing anything */
export function makeWrite(draft: TreeDraft, { sets, permits, expected }: PreparedWrite): void {
  const { root } = draft
  if (expected !== undefined) {
    // Otherwise a caller who may not read could guess the data by its hash.
    if (!permits.every(({ mayRead }) => mayRead)) throw permissionDenied()
    if (hashOf(contentAt(root, placeOf(expected.path))) !== expected.hash) {
      throw new RealtimeRefusal('datastale', 'Transaction hash does not match')
    }
  }
  const filled = fillSets(draft, sets)
  const after = applySets(root, filled)
  for (const permit of permits) permit.checkWrite(root, after)
  draft.write(filled)
}

function fillSets({ root, now }: Pick<TreeDraft, 'root' | 'now'>, sets: RawSets): readonly SetAt[] {
  return sets.map(({ path, data }) => ({ path, content: readContent(data, path, { now, before: root }) }))
}

/** Refuses data that can never be written, before the session ends. */
export function checkWritable(draft: TreeDraft, { sets, permits }: PreparedWrite): void {
  const after = applySets(draft.root, fillSets(draft, sets))
  for (const permit of permits) permit.checkWrite(draft.root, after)
}
