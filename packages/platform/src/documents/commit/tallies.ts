import type { Tally } from '@brigade/contract/tally.ts'
import { totalPath } from '@brigade/contract/tally.ts'
import { collectionIdOf, idOf, parentOf } from '@brigade/contract/path.ts'
import type { DocumentData } from '@brigade/contract/document.ts'
import type { Queryable } from '../../database/database.ts'
import type { Registry } from '../access/registry.ts'
import { prepareQuery } from '../query/prepared-query.ts'
import type { DocumentChange } from '../storage/document-change.ts'
import { selectByQuery } from '../storage/read-documents.ts'
import type { StoredDocument, Version } from '../types.ts'
import { fieldsOfPlain, plainData } from '../values/plain-data.ts'
import { instantOfVersion } from '../values/timestamps.ts'
import type { WriteSet } from './write-set.ts'

/** What keeping tallies needs. */
interface TallyWork {
  readonly tx: Queryable
  readonly registry: Registry
  readonly writes: WriteSet
  readonly version: Version
}

/** The changes of a commit that one total is about. */
interface Touched {
  readonly tally: Tally
  readonly value: string
  readonly path: string
  readonly changes: DocumentChange[]
}

/** Brings every total up to date that the changes of a commit are about, as part of the commit. */
export async function keepTallies(work: TallyWork): Promise<void> {
  const touched = touchedTotals(work)
  await work.writes.load(touched.map(({ path }) => path))
  for (const each of touched) await keep(work, each)
}

function touchedTotals({ registry, writes }: TallyWork): readonly Touched[] {
  const touched = new Map<string, Touched>()
  for (const change of writes.changes()) {
    const located = registry.ofDocument(change.path)
    for (const tally of located?.collection.tallies ?? []) {
      const values = [change.before, change.after].flatMap((document) => valueIn(document, tally))
      for (const value of new Set(values)) {
        const path = totalPath(tally, located?.params ?? {}, value)
        const one = touched.get(path) ?? { tally, value, path, changes: [] }
        one.changes.push(change)
        touched.set(path, one)
      }
    }
  }
  return [...touched.values()]
}

function valueIn(document: StoredDocument | undefined, { by }: Tally): readonly string[] {
  const value = document?.fields[by]
  return value !== undefined && 'stringValue' in value ? [value.stringValue] : []
}

async function keep(work: TallyWork, touched: Touched): Promise<void> {
  const { writes, version } = work
  const before = writes.after(touched.path)
  const known = before && plainData(before.fields)
  const total = (known && added(known, touched, version)) ?? (await counted(work, touched))
  if (total === undefined) return writes.put(touched.path, undefined)
  writes.put(touched.path, {
    path: touched.path,
    fields: fieldsOfPlain(total),
    createVersion: before?.createVersion ?? version,
    updateVersion: version,
  })
}

/** A document that has left the value is gone for its total, and one that has come is new. */
function added(
  known: DocumentData,
  { tally, value, changes }: Touched,
  version: Version,
): DocumentData | undefined {
  let total: DocumentData | undefined = known
  for (const { path, before, after } of changes) {
    const content = (document: StoredDocument | undefined) =>
      document !== undefined && valueIn(document, tally)[0] === value ? plainData(document.fields) : undefined
    const change = { id: idOf(path), before: content(before), after: content(after) }
    total = tally.add(total, change, instantOfVersion(version))
    if (total === undefined) return undefined
  }
  return total
}

/** The total of everything that shares the value, as the commit leaves it. */
async function counted({ tx, writes, version }: TallyWork, { tally, value, changes }: Touched) {
  const [first] = changes
  if (first === undefined) return undefined
  const prepared = prepareQuery({
    parent: parentOf(first.path),
    collectionId: collectionIdOf(first.path),
    allDescendants: false,
    where: { kind: 'field', field: tally.by, operator: 'EQUAL', value: { stringValue: value } },
    orderBy: [],
  })
  const { content } = await selectByQuery(tx, prepared)
  const changed = new Set(writes.changes().map(({ path }) => path))
  const written = writes.changes().flatMap(({ after }) => after ?? [])
  const all = prepared.evaluate([...content.filter(({ path }) => !changed.has(path)), ...written])
  const documents = all.map(({ path, fields }) => ({ id: idOf(path), content: plainData(fields) }))
  return tally.total(documents, instantOfVersion(version))
}
