import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import type { Log } from '../documents/log.ts'
import type { Job } from './define-job.ts'
import { type JobCounts, JobLoop } from './job-loop.ts'
import { jobMigrations } from './job-migrations.ts'

/** A holder that has not renewed its lease for this long counts as dead. */
const LEASE_MS = 60_000

interface JobsOptions<Parts> {
  readonly database: Database
  readonly log: Log
  readonly jobs: readonly Job<Parts>[]
  /** Passed to the jobs. */
  readonly parts: Parts
  /** In milliseconds; a minute when absent. */
  readonly leaseMs?: number
}

export interface Jobs {
  counts(): readonly JobCounts[]
  /** Starts no more runs, interrupts the current ones and waits for their end. */
  stop(): Promise<void>
}

/**
 * Runs each job at its interval, in one of the processes that share the database. The due times are in the database, so
 * rare jobs run although the process restarts every day; jobs that became due meanwhile run a minute after the start. A
 * failed job is logged and retried within an hour, and does not stop the others.
 * @throws Error when two jobs have the same name
 */
export async function startJobs<Parts>(options: JobsOptions<Parts>): Promise<Jobs> {
  const { database, log, jobs, parts, leaseMs = LEASE_MS } = options
  if (new Set(jobs.map(({ name }) => name)).size !== jobs.length)
    throw new Error('Two jobs have the same name.')
  await migrate(database, jobMigrations)
  const process = randomUUID()
  const loops = jobs.map((job) => new JobLoop(job, { database, log, parts, process, leaseMs }))
  for (const loop of loops) await loop.start()
  return {
    counts: () => loops.map((loop) => loop.counts()),
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }
}
