import { setImmediate } from 'node:timers/promises'
import type { Queryable } from '../../database/database.ts'
import type { PreparedQuery } from '../query/prepared-query.ts'
import { fieldReader } from '../query/field-of-document.ts'
import { NAME_FIELD } from '../field-path.ts'
import type { StoredDocument, Version } from '../types.ts'
import { orderKey } from './order-key.ts'
import { planQuery } from './plan-query.ts'
import { sqlParameters } from './sql-parameters.ts'
import { isShortenedPath, storedPath } from './stored-path.ts'
import { DOCUMENT_COLUMNS, documentOfRow } from './stored-row.ts'
import type { DocumentRow } from './stored-row.ts'

/** What was read, and the version of the last commit it shows. */
export interface VersionedContent<Content> {
  readonly version: Version
  readonly content: Content
}

type ClockedRow = DocumentRow & { readonly clock: string | number | bigint }

/**
 * The clock beside what a statement reads. PostgreSQL prepares for two thousand rows of a table it has no statistics of;
 * so it is told that there is one.
 */
export const CLOCK_ROW = '(select version from document_clock limit 1) clock'

/** One statement sees one moment, so the clock in it is the version of what is read beside it. */
function atClock(selection: string): string {
  return `select clock.version as clock, found.* from ${CLOCK_ROW} left join (${selection}) found on true`
}

function versionOf(rows: readonly { readonly clock: string | number | bigint }[]): Version {
  const [row] = rows
  if (row === undefined) throw new Error('The document clock is missing: the database was not migrated.')
  return BigInt(row.clock)
}

function documentsOf(rows: readonly DocumentRow[]): StoredDocument[] {
  return rows.flatMap((row) => documentOfRow(row) ?? [])
}

/** So many rows take a few milliseconds; whatever else the process has to do comes in between. */
const PIECE = 500

async function documentsInPieces(rows: readonly DocumentRow[]): Promise<StoredDocument[]> {
  if (rows.length <= PIECE) return documentsOf(rows)
  const documents: StoredDocument[] = []
  for (let first = 0; first < rows.length; first += PIECE) {
    documents.push(...documentsOf(rows.slice(first, first + PIECE)))
    await setImmediate()
  }
  return documents
}

/** The documents of rows; where there is none, it is missing in the map. */
export function documentsByPath(rows: readonly DocumentRow[]): ReadonlyMap<string, StoredDocument> {
  return new Map(documentsOf(rows).map((one) => [one.path, one]))
}

/** Documents by path; missing ones are missing in the map. */
export async function readDocuments(
  database: Queryable,
  paths: readonly string[],
): Promise<VersionedContent<ReadonlyMap<string, StoredDocument>>> {
  return readStored(database, paths.map(storedPath))
}

/** The same by paths as they are stored. */
export async function readStored(
  database: Queryable,
  stored: readonly string[],
): Promise<VersionedContent<ReadonlyMap<string, StoredDocument>>> {
  const rows = await database.query<ClockedRow>(
    atClock(`select ${DOCUMENT_COLUMNS} from documents where path = any($1::text[])`),
    [stored],
  )
  return { version: versionOf(rows), content: documentsByPath(rows) }
}

/** The result of a query, in order, whole documents. */
export async function selectByQuery(
  database: Queryable,
  prepared: PreparedQuery,
): Promise<VersionedContent<readonly StoredDocument[]>> {
  const limited = await selectDocuments(database, prepared, true)
  const isOrderCertain = !limited.isLimited || limited.content.every(hasExactOrder(prepared))
  const { version, content } = isOrderCertain ? limited : await selectDocuments(database, prepared, false)
  return { version, content: prepared.evaluate(content) }
}

async function selectDocuments(database: Queryable, { query }: PreparedQuery, mayLimit: boolean) {
  const parameters = sqlParameters()
  const plan = planQuery(query, parameters)
  const isLimited = mayLimit && plan.limit !== undefined
  const selection =
    `select ${DOCUMENT_COLUMNS} from documents where ${plan.where} order by ${plan.orderBy}` +
    (isLimited ? ` limit ${plan.limit}` : '')
  const rows = await database.query<ClockedRow>(atClock(selection), parameters.values)
  return { version: versionOf(rows), content: await documentsInPieces(rows), isLimited }
}

/** Keys that were cut order only roughly; then the database's first rows need not be the first documents. */
function hasExactOrder({ query }: PreparedQuery): (document: StoredDocument) => boolean {
  const readers = query.orderBy
    .filter(({ field }) => field !== NAME_FIELD)
    .map(({ field }) => fieldReader(field))
  return (document) =>
    !isShortenedPath(document.path) &&
    readers.every((read) => {
      const value = read(document)
      return value !== undefined && orderKey(value).isExact
    })
}

/** How many documents a query has; counted by the database where it can decide the whole query. */
export async function countQuery(
  database: Queryable,
  prepared: PreparedQuery,
): Promise<VersionedContent<number>> {
  const parameters = sqlParameters()
  const plan = planQuery(prepared.query, parameters)
  const isPlain = prepared.query.limit === undefined && prepared.query.offset === undefined
  if (!plan.isExact || !isPlain) {
    const { version, content } = await selectByQuery(database, prepared)
    return { version, content: content.length }
  }
  const rows = await database.query<{ clock: string; count: string | number | bigint }>(
    `select clock.version as clock, counted.count from ${CLOCK_ROW},
      (select count(*) from (select 1 from documents where ${plan.where}) matching) counted`,
    parameters.values,
  )
  return { version: versionOf(rows), content: Number(rows[0]?.count ?? 0) }
}
