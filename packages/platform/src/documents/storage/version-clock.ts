import type { Queryable } from '../../database/database.ts'
import type { Version } from '../types.ts'

interface ClockRow {
  readonly version: string | number | bigint
  readonly previous: string | number | bigint
}

interface Ticks {
  readonly first: Version
  /** The version of the commit before these, by whichever process. */
  readonly previous: Version
}

/**
 * Takes the next versions and the right to write: until this transaction ends, every other writer waits here.
 * So versions become visible in their order. They never fall, even when the machine's clock does.
 * @param nowMicros - microseconds since 1970 by the machine's clock
 * @param count - how many; they follow each other without gaps
 */
export async function nextVersions(tx: Queryable, nowMicros: bigint, count: number): Promise<Ticks> {
  const [row] = await tx.query<ClockRow>(
    `update document_clock as clock set version = greatest(clock.version + 1, $1::bigint) + $2::bigint - 1
      from (select version from document_clock for update) as before
      returning clock.version, before.version as previous`,
    [nowMicros, count],
  )
  if (row === undefined) throw new Error('The document clock is missing: the database was not migrated.')
  return { first: BigInt(row.version) - BigInt(count) + 1n, previous: BigInt(row.previous) }
}

/** Starts an unused clock at the present, because clients take the version 0 for "nothing known". */
export async function startClock(tx: Queryable, nowMicros: bigint): Promise<void> {
  await tx.query('update document_clock set version = $1::bigint where version = 1', [nowMicros])
}
