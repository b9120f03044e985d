import type { Queryable } from '../database/database.ts'

/** A job and the process that wants or holds its lease. All times are by the database's clock, which all processes share. */
export interface Lease {
  readonly job: string
  /** The process that wants or holds the lease. */
  readonly holder: string
}

/** The state of a job. Times in milliseconds. */
export interface JobState {
  /** Time until it is due, or until the lease of another holder ends unless renewed; below 0 when that time has passed. */
  readonly waitMs: number
  /** Time of the last success, since 1970; null before the first. */
  readonly succeededAtMs: number | null
}

interface StateRow {
  readonly wait_ms: number
  readonly succeeded_at_ms: number | null
}

/** A job without a holder is due at its time. A job whose holder stopped renewing was interrupted, so it is due. */
const DUE_AT = 'coalesce(held_until, due_at)'
const STATE = `extract(epoch from ${DUE_AT} - now())::float8 * 1000 as wait_ms,
  extract(epoch from succeeded_at)::float8 * 1000 as succeeded_at_ms`

/** Milliseconds from now. */
const fromNow = (parameter: string) => `now() + ${parameter}::float8 * interval '1 millisecond'`

/** Adds a job, due one interval from now. A job that exists keeps its due time, but at most one interval from now. */
export async function registerJob(database: Queryable, job: string, everyMs: number): Promise<JobState> {
  const rows = await database.query<StateRow>(
    `insert into job_lease (name, due_at) values ($1, ${fromNow('$2')})
       on conflict (name) do update set due_at = least(job_lease.due_at, excluded.due_at)
       returning ${STATE}`,
    [job, everyMs],
  )
  return stateOf(job, rows)
}

/** Takes the lease of a job that is due and has no holder; otherwise returns its state. */
export async function takeLease(
  database: Queryable,
  { job, holder }: Lease,
  { leaseMs, everyMs }: { readonly leaseMs: number; readonly everyMs: number },
): Promise<JobState & { readonly isTaken: boolean }> {
  const rows = await database.query<StateRow & { is_taken: boolean }>(
    `with taken as (
       update job_lease set holder = $2, held_until = ${fromNow('$3')}, due_at = ${fromNow('$4')}
         where name = $1 and ${DUE_AT} <= now() returning name
     )
     select exists (select from taken) as is_taken, ${STATE} from job_lease where name = $1`,
    [job, holder, leaseMs, everyMs],
  )
  return { ...stateOf(job, rows), isTaken: rows[0]?.is_taken === true }
}

/** Extends a lease. Returns whether it was still held. */
export async function renewLease(
  database: Queryable,
  { job, holder }: Lease,
  leaseMs: number,
): Promise<boolean> {
  const rows = await database.query(
    `update job_lease set held_until = ${fromNow('$3')} where name = $1 and holder = $2 returning name`,
    [job, holder, leaseMs],
  )
  return rows.length > 0
}

/**
 * Releases a lease: with a success, or with the time in milliseconds after which the job is due at the latest. Does nothing
 * when another process holds the lease by now.
 */
export async function releaseLease(
  database: Queryable,
  { job, holder }: Lease,
  result: { readonly isSuccess: true } | { readonly isSuccess: false; readonly againInMs: number },
): Promise<JobState> {
  await database.query(
    `update job_lease set holder = null, held_until = null, due_at = least(due_at, ${fromNow('$3')}),
         succeeded_at = case when $4::boolean then now() else succeeded_at end
       where name = $1 and holder = $2`,
    [job, holder, result.isSuccess ? null : result.againInMs, result.isSuccess],
  )
  return stateOf(job, await database.query<StateRow>(`select ${STATE} from job_lease where name = $1`, [job]))
}

function stateOf(job: string, [row]: readonly StateRow[]): JobState {
  if (row === undefined) throw new Error(`The lease of the job ${job} is missing`)
  return { waitMs: row.wait_ms, succeededAtMs: row.succeeded_at_ms }
}
