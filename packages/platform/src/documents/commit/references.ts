import type { Queryable } from '../../database/database.ts'
import type { Reference } from '../collection.ts'
import { fillPattern, matchPattern, parsePattern } from '../access/path-pattern.ts'
import type { DeclaredCollection, Registry } from '../access/registry.ts'
import { DocumentsError } from '../documents-error.ts'
import { parseFieldPath } from '../field-path.ts'
import { prepareQuery } from '../query/prepared-query.ts'
import { readQuery } from '../storage/read-documents.ts'
import type { Filter, Query, StoredDocument, Value, Version } from '../types.ts'
import { valueAt, withValueAt } from '../values/fields.ts'
import { elementsOf } from '../values/value-kind.ts'
import type { WriteSet } from './write-set.ts'

/** What following references needs. */
export interface ReferenceWork {
  readonly tx: Queryable
  readonly registry: Registry
  readonly writes: WriteSet
  readonly version: Version
}

/**
 * Keeps what points to each other consistent: a deletion is refused while a `restrict` points to the document, takes
 * along what points to it by `cascade`, and clears the field of what points to it by `detach`. What a document newly
 * points to by `restrict` or `cascade` must be there; a `detach` may point to what is gone already.
 * Throws FAILED_PRECONDITION.
 */
export async function keepReferences(work: ReferenceWork): Promise<void> {
  const done = new Set<string>()
  for (;;) {
    const next = work.writes.changes().find(({ path, after }) => after === undefined && !done.has(path))
    if (next === undefined) break
    done.add(next.path)
    await followDeletion(work, next.path)
  }
  await requireTargets(work)
}

async function followDeletion(work: ReferenceWork, deleted: string): Promise<void> {
  for (const declared of work.registry.declared) {
    for (const reference of declared.collection.references) {
      const params = matchExactly(reference.to, deleted)
      if (params !== undefined) await release(work, { declared, reference, params, deleted })
    }
  }
}

function matchExactly(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const parts = parsePattern(pattern)
  const segments = path.split('/')
  return parts.length === segments.length ? matchPattern(parts, segments) : undefined
}

interface Release {
  readonly declared: DeclaredCollection
  readonly reference: Reference
  readonly params: Readonly<Record<string, string>>
  readonly deleted: string
}

async function release(
  work: ReferenceWork,
  { declared, reference, params, deleted }: Release,
): Promise<void> {
  const { writes, version } = work
  const id = params['value']
  if (id === undefined) return
  for (const path of await referrers(work, { declared, reference, params, deleted })) {
    const referrer = writes.after(path)
    if (referrer === undefined || !targetsOf(reference, path, referrer, declared).includes(deleted)) continue
    if (reference.onDelete === 'restrict') {
      throw new DocumentsError('FAILED_PRECONDITION', `"${deleted}" cannot be deleted: "${path}" uses it.`)
    }
    writes.put(
      path,
      reference.onDelete === 'cascade'
        ? undefined
        : { ...detached(referrer, reference, id), updateVersion: version },
    )
  }
}

/** Documents that pointed there before this commit, or do by it. */
async function referrers({ tx, writes }: ReferenceWork, release: Release): Promise<readonly string[]> {
  const { declared, reference, params } = release
  const value: Value = { stringValue: params['value'] ?? '' }
  const where: Filter = {
    kind: 'or',
    filters: [
      { kind: 'field', field: reference.field, operator: 'EQUAL', value },
      { kind: 'field', field: reference.field, operator: 'ARRAY_CONTAINS', value },
    ],
  }
  const found = await readQuery(tx, prepareQuery({ ...sourceOf(declared, params), where, orderBy: [] }))
  await writes.load(found.content.map(({ path }) => path))
  const written = writes.changes().flatMap(({ path, after }) => (after === undefined ? [] : [path]))
  return [...new Set([...found.content.map(({ path }) => path), ...written])]
}

/** The collection itself when the reference tells where it is; else every collection of that name. */
function sourceOf(
  declared: DeclaredCollection,
  params: Readonly<Record<string, string>>,
): Omit<Query, 'orderBy'> {
  const collectionPath = fillPattern(declared.pattern.slice(0, -1), params)
  const segments = (collectionPath ?? declared.collection.path).split('/')
  const collectionId = segments.at(collectionPath === undefined ? -2 : -1) ?? ''
  if (collectionPath === undefined) return { parent: '', collectionId, allDescendants: true }
  return { parent: segments.slice(0, -1).join('/'), collectionId, allDescendants: false }
}

function idsIn(value: Value | undefined): readonly string[] {
  const values = value === undefined ? [] : 'arrayValue' in value ? elementsOf(value) : [value]
  return values.flatMap((one) => ('stringValue' in one && one.stringValue !== '' ? [one.stringValue] : []))
}

/** The paths a document points to by a reference. */
function targetsOf(
  reference: Reference,
  path: string,
  document: StoredDocument,
  { pattern }: DeclaredCollection,
): readonly string[] {
  const params = matchPattern(pattern, path.split('/'))
  if (params === undefined || pattern.length !== path.split('/').length) return []
  const to = parsePattern(reference.to)
  return idsIn(valueAt(document.fields, parseFieldPath(reference.field))).flatMap(
    (value) => fillPattern(to, { ...params, value }) ?? [],
  )
}

function detached(document: StoredDocument, { field }: Reference, id: string): StoredDocument {
  const path = parseFieldPath(field)
  const value = valueAt(document.fields, path)
  const isList = value !== undefined && 'arrayValue' in value
  const kept: Value = isList
    ? {
        arrayValue: {
          values: elementsOf(value).filter((one) => !('stringValue' in one) || one.stringValue !== id),
        },
      }
    : { nullValue: null }
  return { ...document, fields: withValueAt(document.fields, path, kept) }
}

async function requireTargets({ registry, writes }: ReferenceWork): Promise<void> {
  const required: { readonly path: string; readonly field: string; readonly target: string }[] = []
  for (const { path, before, after } of writes.changes()) {
    for (const declared of after === undefined ? [] : registry.declared) {
      for (const reference of declared.collection.references) {
        if (after === undefined || reference.onDelete === 'detach') continue
        const known = before === undefined ? [] : targetsOf(reference, path, before, declared)
        for (const target of targetsOf(reference, path, after, declared)) {
          if (!known.includes(target)) required.push({ path, field: reference.field, target })
        }
      }
    }
  }
  await writes.load(required.map(({ target }) => target))
  const missing = required.find(({ target }) => writes.after(target) === undefined)
  if (missing === undefined) return
  const { path, field, target } = missing
  throw new DocumentsError(
    'FAILED_PRECONDITION',
    `"${path}" points to "${target}" in ${field}, which does not exist.`,
  )
}
