import type { Generated, GeneratedAlways } from 'kysely'
import { type BigIntColumn, typedTables } from '../../database/typed-statements.ts'

/** The columns of `realtime-migrations.ts`. The clock and the snapshot have one row each. */
interface ClockTable {
  readonly number: BigIntColumn
  readonly log_bytes: BigIntColumn
}

interface SnapshotTable {
  readonly number: BigIntColumn
  readonly data: string
}

interface ChangeTable {
  readonly number: BigIntColumn
  readonly sets: string
}

interface ProcessTable {
  readonly process: string
  readonly seen_at: Generated<Date>
}

interface OnDisconnectTable {
  readonly session: string
  readonly number: GeneratedAlways<string | number | bigint>
  readonly process: string
  readonly action: string
  readonly path: string
  readonly data: string
  readonly caller: string
}

interface RealtimeTables {
  readonly realtime_clock: ClockTable
  readonly realtime_snapshot: SnapshotTable
  readonly realtime_change: ChangeTable
  readonly realtime_process: ProcessTable
  readonly realtime_on_disconnect: OnDisconnectTable
}

export const realtimeTables = typedTables<RealtimeTables>()
