import { createHash } from 'node:crypto'
import type { Collection } from '@brigade/contract/collection.ts'
import { collectionIdOf, collectionPathOf } from '@brigade/contract/path.ts'
import type { SearchIndex } from '@brigade/contract/search-index.ts'
import type { Database, Queryable } from '../../database/database.ts'
import type { DocumentChange } from '../storage/document-change.ts'
import { sqlLiteral } from '../storage/sql-literal.ts'
import { storedPath } from '../storage/stored-path.ts'
import { DOCUMENT_COLUMNS, documentOfRow } from '../storage/stored-row.ts'
import type { DocumentRow } from '../storage/stored-row.ts'
import { plainData } from '../values/plain-data.ts'
import type { StoredDocument } from '../types.ts'
import { cellColumn } from './place-cells.ts'
import { saveWords } from './known-words.ts'
import { termsText } from './terms.ts'

/** A collection that is searched, under the name of its last segment. */
interface IndexedCollection {
  readonly collectionId: string
  readonly searchIndex: SearchIndex
}

/** The root collections that declare how they are searched. */
export function searchedCollections(collections: readonly Collection[]): ReadonlyMap<string, SearchIndex> {
  const found = collections.flatMap(({ path, searchIndex }) =>
    searchIndex === undefined ? [] : [[collectionIdOf(path), searchIndex] as const],
  )
  return new Map(found)
}

/**
 * Brings the entries of changed documents up to date, in the transaction of the change. All statements are sent before
 * it returns.
 */
export async function updateEntries(
  tx: Queryable,
  searchIndex: ReadonlyMap<string, SearchIndex>,
  changes: readonly DocumentChange[],
): Promise<void> {
  if (searchIndex.size === 0) return
  // Of a document that several commits of the transaction change, only what the last leaves is found.
  const left = [...new Map(changes.map(({ path, after }) => [path, after]))]
  const statements = [...searchIndex].flatMap(([collectionId, declared]) => {
    const own = left.filter(([path]) => collectionPathOf(path) === collectionId)
    const documents = own.flatMap(([, after]) => after ?? [])
    const paths = own.map(([path]) => storedPath(path))
    return own.length === 0
      ? []
      : [putEntries(tx, { collectionId, searchIndex: declared }, { paths, documents })]
  })
  await Promise.all(statements)
}

interface Changed {
  /** As they are stored. */
  readonly paths: readonly string[]
  /** Those of them that exist. */
  readonly documents: readonly StoredDocument[]
}

function putEntries(
  tx: Queryable,
  { collectionId, searchIndex }: IndexedCollection,
  { paths, documents }: Changed,
): Promise<unknown> {
  const entries = documents.flatMap(({ path, fields }) => {
    const entry = searchIndex.entry(plainData(fields))
    return entry === undefined ? [] : [{ path: storedPath(path), entry }]
  })
  const found = new Set(entries.map(({ path }) => path))
  const numbersText = (numbers: Readonly<Record<string, number>>) =>
    `{${searchIndex.numbers.map((name) => numbers[name] ?? 'NULL').join(',')}}`
  return tx.query(
    `with removed as (delete from document_entries where path = any($1::text[])), made as (
         select path, terms::tsvector, numbers::float8[], latitude::float8, longitude::float8
           from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
             as made (path, terms, numbers, latitude, longitude)
       ), known as (${saveWords(collectionId, 'made')})
     insert into document_entries (path, collection_id, terms, numbers, latitude, longitude)
       select path, ${sqlLiteral(collectionId)}, terms, numbers, latitude, longitude from made
       on conflict (path) do update set terms = excluded.terms, numbers = excluded.numbers,
         latitude = excluded.latitude, longitude = excluded.longitude`,
    [
      paths.filter((path) => !found.has(path)),
      entries.map(({ path }) => path),
      entries.map(({ entry }) => termsText(entry)),
      entries.map(({ entry }) => numbersText(entry.numbers)),
      entries.map(({ entry }) => entry.place?.latitude.toString() ?? null),
      entries.map(({ entry }) => entry.place?.longitude.toString() ?? null),
    ],
  )
}

const INDEX_PREFIX = 'entries_by_'
/** Any fixed number of its own: processes that start together wait for each other on it. */
const ENTRIES_LOCK = 711_046
const AT_ONCE = 1000

function indexesOf(collection: IndexedCollection) {
  const { searchIndex } = collection
  const { orders, numbersByPlace = [] } = searchIndex
  return [
    'using gin (terms) with (fastupdate = off)',
    ...orders.map((order) => inOrder(collection, order)),
    // With what circles and orders are reckoned from, so that nobody looks at the entries.
    ...numbersByPlace.map(
      (number) =>
        `(${cellColumn()}, ${orderColumn(searchIndex, number)}) include (numbers, latitude, longitude, path)`,
    ),
  ].map((definition) => {
    const { name, of } = indexOf(collection, definition)
    return { name, statement: `create index if not exists ${name} on document_entries ${of}` }
  })
}

function inOrder({ searchIndex }: IndexedCollection, order: string): string {
  return `(${[...orderColumns(searchIndex, order), 'path'].join(', ')})`
}

/** An index is named by what it is of. */
function indexOf({ collectionId }: IndexedCollection, definition: string) {
  const of = `${definition} where collection_id = ${sqlLiteral(collectionId)}`
  return { name: INDEX_PREFIX + createHash('sha256').update(of).digest('hex').slice(0, 24), of }
}

/** Name of the index that has a collection's entries in their usual order. */
export function usualIndex(collection: IndexedCollection): string {
  return indexOf(collection, inOrder(collection, collection.searchIndex.orders[0] ?? '')).name
}

/** A declared number in SQL, with its direction when the order has one. */
export function orderColumn(searchIndex: SearchIndex, order: string): string {
  const name = order.startsWith('-') ? order.slice(1) : order
  const at = searchIndex.numbers.indexOf(name)
  if (at === -1) throw new Error(`No number "${name}" is declared for the search.`)
  return `(numbers[${at + 1}])${order.startsWith('-') ? ' desc' : ''}`
}

/** What an order of the declaration compares before paths: ties go to the usual order. */
export function orderColumns(searchIndex: SearchIndex, order: string): readonly string[] {
  const [usual] = searchIndex.orders
  return [...new Set([order, ...(usual === undefined ? [] : [usual])])].map((each) =>
    orderColumn(searchIndex, each),
  )
}

/** Makes what the declarations ask for: indexes, and the entries of documents that have none of this version. */
export async function alignEntries(
  database: Database,
  searchIndex: ReadonlyMap<string, SearchIndex>,
): Promise<void> {
  const all = [...searchIndex].map(([collectionId, declared]) => ({ collectionId, searchIndex: declared }))
  const indexes = all.flatMap(indexesOf)
  await database.transact(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1::bigint)', [ENTRIES_LOCK])
    const present = await tx.query<{ indexname: string }>(
      `select indexname from pg_indexes where tablename = 'document_entries' and indexname like $1`,
      [`${INDEX_PREFIX}%`],
    )
    const wanted = new Set(indexes.map(({ name }) => name))
    for (const { indexname } of present) {
      if (!wanted.has(indexname)) await tx.query(`drop index if exists ${indexname}`)
    }
    const made = await tx.query<{ collection_id: string; version: number }>(
      'select collection_id, version from document_entry_versions',
    )
    const versions = new Map(made.map(({ collection_id, version }) => [collection_id, version]))
    const stale = all.filter(
      ({ collectionId, searchIndex: { version } }) => versions.get(collectionId) !== version,
    )
    for (const one of stale) await makeEntries(tx, one)
    for (const { statement } of indexes) await tx.query(statement)
    if (stale.length > 0) await tx.query('analyze document_entries')
  })
}

async function makeEntries(tx: Queryable, collection: IndexedCollection): Promise<void> {
  const { collectionId, searchIndex } = collection
  await tx.query('delete from document_entries where collection_id = $1', [collectionId])
  await tx.query('delete from document_words where collection_id = $1', [collectionId])
  for (let last = ''; ;) {
    const rows = await tx.query<DocumentRow>(
      `select ${DOCUMENT_COLUMNS} from documents
         where collection_path = $1 and path > $2 order by path limit ${AT_ONCE}`,
      [collectionId, last],
    )
    await putEntries(tx, collection, {
      paths: [],
      documents: rows.flatMap((row) => documentOfRow(row) ?? []),
    })
    if (rows.length < AT_ONCE) break
    last = rows.at(-1)?.path ?? ''
  }
  await tx.query(
    `insert into document_entry_versions (collection_id, version) values ($1, $2)
       on conflict (collection_id) do update set version = excluded.version`,
    [collectionId, searchIndex.version],
  )
}
