/** Work that comes round again, done by one process at a time however many share the database. */
export interface Job<Parts> {
  /** Unique and never changed: its row in the database and its figures bear it. Small letters and hyphens. */
  readonly name: string
  /** From the begin of one run to the next, in milliseconds. */
  readonly everyMs: number
  /**
   * Does what is due. When `signal` is aborted, because the process stops or has lost its lease, a long run finishes the
   * thing in hand and throws the signal's reason; the rest is then due at once.
   */
  readonly run: (parts: Parts, signal: AbortSignal) => Promise<unknown>
}

const NAME = /^[a-z]+(-[a-z]+)*$/u

/**
 * Defines a job; `startJobs` runs it.
 * @throws Error when the name or the interval cannot be used
 */
export function defineJob<Parts>(job: Job<Parts>): Job<Parts> {
  if (!NAME.test(job.name)) throw new Error(`"${job.name}" is no name for a job.`)
  if (!(job.everyMs > 0)) throw new Error(`The job ${job.name} has no interval.`)
  return job
}
