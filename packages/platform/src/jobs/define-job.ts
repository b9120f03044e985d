/** Repeated work, done by one process at a time, however many share the database. */
export interface Job<Parts> {
  /** Unique, and never changes: its row in the database and its metrics carry it. Lower-case letters and hyphens. */
  readonly name: string
  /** Time from the start of one run to the start of the next, in milliseconds. */
  readonly everyMs: number
  /**
   * Does the work that is due. When `signal` is aborted, because the process stops or has lost its lease, a long run finishes
   * its current step and throws the signal's reason; the rest is then due at once.
   */
  readonly run: (parts: Parts, signal: AbortSignal) => Promise<unknown>
}

const NAME = /^[a-z]+(-[a-z]+)*$/u

/**
 * Defines a job; `startJobs` runs it.
 * @throws Error when the name or the interval is invalid
 */
export function defineJob<Parts>(job: Job<Parts>): Job<Parts> {
  if (!NAME.test(job.name)) throw new Error(`"${job.name}" is not a valid name for a job.`)
  if (!(job.everyMs > 0)) throw new Error(`The job ${job.name} needs an interval above 0.`)
  return job
}
