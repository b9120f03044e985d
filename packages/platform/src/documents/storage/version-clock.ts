import type { Queryable } from '../../database/database.ts'
import type { StoredDocument, Version } from '../types.ts'
import { documentsByPath, readDocuments, CLOCK_ROW } from './read-documents.ts'
import { storedPath } from './stored-path.ts'
import { DOCUMENT_COLUMNS } from './stored-row.ts'
import type { DocumentRow } from './stored-row.ts'

type ClockRow = DocumentRow & {
  readonly version: string | number | bigint
  readonly previous: string | number | bigint
  readonly seen: string | number | bigint
}

/** The right to write, and what there is to know at its beginning. */
interface Turn {
  readonly first: Version
  /** The version of the commit before these, by whichever process. */
  readonly previous: Version
  /** The documents that were asked for, as that commit left them; missing ones are missing. */
  readonly documents: ReadonlyMap<string, StoredDocument>
}

interface TurnRequest {
  /** Microseconds since 1970 by the machine's clock. */
  readonly nowMicros: bigint
  /** How many versions; they follow each other without gaps. */
  readonly count: number
  readonly paths: readonly string[]
}

/**
 * Takes the next versions and the right to write, and reads documents: until this transaction ends, every other writer
 * waits here. So versions become visible in their order. They never fall, even when the machine's clock does.
 */
export async function lockNextVersions(
  tx: Queryable,
  { nowMicros, count, paths }: TurnRequest,
): Promise<Turn> {
  const rows = await tx.query<ClockRow>(
    `with ticked as (
       update document_clock as clock set version = greatest(clock.version + 1, $1::bigint) + $2::bigint - 1
         from (select version from document_clock limit 1 for update) as before
         returning clock.version, before.version as previous
     )
     select turn.version, turn.previous, clock.version as seen, found.*
       from (select version, previous from ticked limit 1) turn cross join ${CLOCK_ROW}
         left join (select ${DOCUMENT_COLUMNS} from documents where path = any($3::text[])) found on true`,
    [nowMicros, count, paths.map(storedPath)],
  )
  const [row] = rows
  if (row === undefined) throw new Error('The document clock is missing: the database was not migrated.')
  const previous = BigInt(row.previous)
  // Who had to wait for another process's commit sees what was there before it, and looks again.
  const documents =
    BigInt(row.seen) === previous ? documentsByPath(rows) : (await readDocuments(tx, paths)).content
  return { first: BigInt(row.version) - BigInt(count) + 1n, previous, documents }
}

/** Starts an unused clock at the present, because clients take the version 0 for "nothing known". */
export async function startClock(tx: Queryable, nowMicros: bigint): Promise<void> {
  await tx.query('update document_clock set version = $1::bigint where version = 1', [nowMicros])
}
