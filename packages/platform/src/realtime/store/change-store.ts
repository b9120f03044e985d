import type { Database, Queryable } from '../../database/database.ts'
import { type Given, prepareStatement, runStatement } from '../../database/typed-statements.ts'
import type { TreeContent } from '../tree/node.ts'
import { readContent } from '../tree/read-json.ts'
import { jsonOf } from '../tree/write-json.ts'
import { type Change, readSets, type SetAt, setsText } from './change.ts'
import { realtimeTables } from './realtime-tables.ts'

/** The channel on which processes announce changes. */
export const REALTIME_CHANNEL = 'brigade_realtime'

/** Processes that are more changes behind read the snapshot. */
const CHANGES_KEPT = 1000
const SMALLEST_LOG_BYTES = 1024 * 1024

/** The state of the log, locked until the transaction ends. */
export interface Clock {
  readonly number: bigint
  readonly logBytes: number
}

const lockedClock = prepareStatement(() =>
  realtimeTables.selectFrom('realtime_clock').select(['number', 'log_bytes']).forUpdate(),
)
const changesAfter = prepareStatement((given: Given<{ number: bigint }>) =>
  realtimeTables
    .selectFrom('realtime_change')
    .selectAll()
    .where('number', '>', given.number)
    .orderBy('number'),
)

/** Reads and locks the number of the last change: nobody else can write until the transaction ends. */
export async function lockClock(tx: Queryable): Promise<Clock> {
  const [row] = await lockedClock(tx, {})
  if (row === undefined) throw new Error('The realtime clock is missing: the database was not migrated.')
  return { number: BigInt(row.number), logBytes: Number(row.log_bytes) }
}

/** The changes after a number, in order; undefined when the log no longer has them. */
export async function treeChangesSince(
  database: Queryable,
  number: bigint,
): Promise<readonly Change[] | undefined> {
  const rows = await changesAfter(database, { number })
  const changes = rows.map((row) => ({ number: BigInt(row.number), sets: readSets(row.sets) }))
  const [first] = changes
  return first !== undefined && first.number !== number + 1n ? undefined : changes
}

/** All data after a change. */
export interface Snapshot {
  readonly number: bigint
  readonly root: TreeContent
}

/** The last snapshot and the changes since, from one consistent read. */
export async function loadAll(
  database: Database,
): Promise<{ readonly snapshot: Snapshot; readonly changes: readonly Change[] }> {
  return database.transact(async (tx) => {
    await lockClock(tx)
    const [row] = await runStatement(tx, realtimeTables.selectFrom('realtime_snapshot').selectAll())
    if (row === undefined) throw new Error('The realtime snapshot is missing: the database was not migrated.')
    const number = BigInt(row.number)
    const root = readContent(JSON.parse(row.data), [], { now: 0, before: null })
    return { snapshot: { number, root }, changes: (await treeChangesSince(tx, number)) ?? [] }
  })
}

/** Appends changes after the clock's number, and replaces a long log with a snapshot. */
export async function appendChanges(
  tx: Queryable,
  clock: Clock,
  {
    written,
    root,
    rootBytes,
  }: { written: readonly (readonly SetAt[])[]; root: TreeContent; rootBytes: number },
): Promise<readonly Change[]> {
  if (written.length === 0) return []
  const texts = written.map(setsText)
  const last = clock.number + BigInt(written.length)
  const logBytes = clock.logBytes + texts.reduce((sum, { length }) => sum + length, 0)
  const isLong = logBytes > Math.max(SMALLEST_LOG_BYTES, rootBytes)
  // One statement, because every write of every process waits for this round trip. By hand, because kysely cannot express
  // `unnest … with ordinality`, which is most of the statement.
  await tx.query(
    `with added as (
       insert into realtime_change (number, sets)
         select $1::bigint + place, sets from unnest($2::text[]) with ordinality as change (sets, place)
     ), moved as (
       update realtime_clock set number = $3::bigint, log_bytes = $4::bigint
     )
     select pg_notify($5, $6)`,
    [clock.number, texts, last, isLong ? 0 : logBytes, REALTIME_CHANNEL, last.toString()],
  )
  if (isLong) await saveSnapshot(tx, last, root)
  return written.map((sets, at) => ({ number: clock.number + BigInt(at + 1), sets }))
}

async function saveSnapshot(tx: Queryable, number: bigint, root: TreeContent): Promise<void> {
  const data = JSON.stringify(jsonOf(root))
  await runStatement(tx, realtimeTables.updateTable('realtime_snapshot').set({ number, data }))
  await runStatement(
    tx,
    realtimeTables.deleteFrom('realtime_change').where('number', '<=', number - BigInt(CHANGES_KEPT)),
  )
}
