import type { Queryable } from '../../database/database.ts'
import { fillPattern, matchWhole, type PathPattern } from '@brigade/contract/path-pattern.ts'
import { DocumentsError } from '../documents-error.ts'
import { prepareQuery } from '../query/prepared-query.ts'
import { selectByQuery } from '../storage/read-documents.ts'
import type { FieldOperator, Query, Value, Version } from '../types.ts'
import { withoutReference, targetsOf } from './pointers.ts'
import type { Pointer } from './pointers.ts'
import type { WriteSet } from './write-set.ts'

/** What following references needs. */
interface ReferenceWork {
  readonly tx: Queryable
  readonly pointers: readonly Pointer[]
  readonly writes: WriteSet
  readonly version: Version
}

/**
 * Keeps what points to each other consistent: a deletion is refused while a `restrict` points to the document, takes
 * along what points to it by `cascade`, and clears the field of what points to it by `detach`. What a document newly
 * points to by `restrict` or `cascade` must be there; a `detach` may point to what is gone already.
 * Throws FAILED_PRECONDITION.
 */
export async function enforceReferences(work: ReferenceWork): Promise<void> {
  if (work.pointers.length === 0) return
  const done = new Set<string>()
  for (;;) {
    const next = work.writes.changes().filter(({ path, after }) => after === undefined && !done.has(path))
    if (next.length === 0) break
    for (const { path } of next) {
      done.add(path)
      await followDeletion(work, path)
    }
  }
  await requireTargets(work)
}

async function followDeletion(work: ReferenceWork, deleted: string): Promise<void> {
  const { pointers, writes, version } = work
  for (const pointer of pointers) {
    const { value: id, ...params } = matchWhole(pointer.to, deleted) ?? {}
    if (id === undefined) continue
    for (const path of await referrers(work, pointer, { id, params })) {
      const referrer = writes.after(path)
      if (referrer === undefined || !targetsOf(pointer, referrer).includes(deleted)) continue
      if (pointer.onDelete === 'restrict') {
        throw new DocumentsError('FAILED_PRECONDITION', `"${deleted}" cannot be deleted: "${path}" uses it.`)
      }
      const isTakenAlong = pointer.onDelete === 'cascade'
      writes.put(
        path,
        isTakenAlong ? undefined : { ...withoutReference(referrer, pointer, id), updateVersion: version },
      )
    }
  }
}

interface Sought {
  readonly id: string
  readonly params: Readonly<Record<string, string>>
}

/** Documents that may point there: by what is stored, or by what this commit writes. */
async function referrers(
  { tx, writes }: ReferenceWork,
  pointer: Pointer,
  sought: Sought,
): Promise<readonly string[]> {
  const value: Value = { stringValue: sought.id }
  const filter = (operator: FieldOperator) => ({
    kind: 'field' as const,
    field: pointer.field,
    operator,
    value,
  })
  const where = { kind: 'or' as const, filters: [filter('EQUAL'), filter('ARRAY_CONTAINS')] }
  const { content } = await selectByQuery(
    tx,
    prepareQuery({ ...sourceOf(pointer.from, sought.params), where, orderBy: [] }),
  )
  const stored = content.map(({ path }) => path)
  await writes.load(stored)
  const written = writes.changes().flatMap(({ path, after }) => (after === undefined ? [] : [path]))
  return [...new Set([...stored, ...written])]
}

/** The one collection when what is known tells which; else every collection of that name. */
function sourceOf(from: PathPattern, params: Sought['params']): Omit<Query, 'orderBy'> {
  const idPart = from.at(-2)
  const collectionId = idPart !== undefined && 'literal' in idPart ? idPart.literal : ''
  const parent = fillPattern(from.slice(0, -2), params)
  return { parent: parent ?? '', collectionId, allDescendants: parent === undefined }
}

async function requireTargets({ pointers, writes }: ReferenceWork): Promise<void> {
  const strict = pointers.filter(({ onDelete }) => onDelete !== 'detach')
  const required = writes.changes().flatMap(({ path, before, after }) =>
    strict.flatMap((pointer) => {
      const known = before === undefined ? [] : targetsOf(pointer, before)
      const targets = after === undefined ? [] : targetsOf(pointer, after)
      return targets.flatMap((target) =>
        known.includes(target) ? [] : [{ path, field: pointer.field, target }],
      )
    }),
  )
  await writes.load(required.map(({ target }) => target))
  const missing = required.find(({ target }) => writes.after(target) === undefined)
  if (missing === undefined) return
  const { path, field, target } = missing
  throw new DocumentsError(
    'FAILED_PRECONDITION',
    `"${path}" points in ${field} to "${target}", which does not exist.`,
  )
}
