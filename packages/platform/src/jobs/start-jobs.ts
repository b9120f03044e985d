import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import type { Log } from '../documents/log.ts'
import type { Job } from './define-job.ts'
import { type JobCounts, JobLoop } from './job-loop.ts'
import { jobMigrations } from './job-migrations.ts'

/** A holder that has not renewed its lease for so long is taken for dead. */
const LEASE_MS = 60_000

interface JobsOptions<Parts> {
  readonly database: Database
  readonly log: Log
  readonly jobs: readonly Job<Parts>[]
  /** What the jobs work with. */
  readonly parts: Parts
  /** In milliseconds; a minute when absent. */
  readonly leaseMs?: number
}

export interface Jobs {
  counts(): readonly JobCounts[]
  /** Starts nothing more, interrupts what is under way and waits for its end. */
  stop(): Promise<void>
}

/**
 * Runs each job at its interval, in one of the processes that share the database. When a job is due stands in the
 * database, so that a process started anew every day comes to the rare ones too; what became due meanwhile runs a minute
 * after the start. A job that fails is logged and tried again within the hour, and stops no other.
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
