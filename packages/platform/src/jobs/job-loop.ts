import type { Database } from '../database/database.ts'
import type { Log } from '../documents/log.ts'
import type { Job } from './define-job.ts'
import { type JobState, type Lease, registerJob, releaseLease, renewLease, takeLease } from './job-leases.ts'

/** A failed job is retried after this time, or at its next due time when that is sooner. */
const RETRY_MS = 3_600_000
/** Delay of the first check, so that a process finishes its start before it runs jobs. */
const FIRST_LOOK_MS = 60_000
/** The longest and the shortest wait until the next check, whatever the clock of the database says. */
const LONGEST_WAIT_MS = 3_600_000
const SHORTEST_WAIT_MS = 10
/** A lease is renewed several times per period, so that it survives failed renewals. */
const RENEWALS_PER_LEASE = 3

/** Metrics of a job in this process since its start. Times in milliseconds. */
export interface JobCounts {
  readonly name: string
  readonly everyMs: number
  readonly runs: number
  /** Failed runs, without those that a stop interrupted. */
  readonly failures: number
  readonly totalMs: number
  /** Time of the last success in any process, as far as this one knows; since 1970. */
  readonly succeededAtMs: number | null
}

export interface LoopParts<Parts> {
  readonly database: Database
  readonly log: Log
  readonly parts: Parts
  readonly process: string
  readonly leaseMs: number
}

/** Checks repeatedly whether a job is due, and runs it when this process gets the lease. */
export class JobLoop<Parts> {
  readonly #job: Job<Parts>
  readonly #loop: LoopParts<Parts>
  readonly #lease: Lease
  readonly #stopping = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #look: Promise<void> = Promise.resolve()
  #lastFailure: string | undefined
  #counts: Pick<JobCounts, 'runs' | 'failures' | 'totalMs' | 'succeededAtMs'>

  constructor(job: Job<Parts>, loop: LoopParts<Parts>) {
    this.#job = job
    this.#loop = loop
    this.#lease = { job: job.name, holder: loop.process }
    this.#counts = { runs: 0, failures: 0, totalMs: 0, succeededAtMs: null }
  }

  /** Adds the job to the database and starts checking. */
  async start(): Promise<void> {
    const { name, everyMs } = this.#job
    const { succeededAtMs } = await registerJob(this.#loop.database, name, everyMs)
    this.#counts = { ...this.#counts, succeededAtMs }
    this.#lookIn(Math.min(everyMs, FIRST_LOOK_MS))
  }

  counts(): JobCounts {
    return { name: this.#job.name, everyMs: this.#job.everyMs, ...this.#counts }
  }

  /** Interrupts the current run and waits for its end. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    clearTimeout(this.#timer)
    await this.#look
  }

  #lookIn(waitMs: number): void {
    if (this.#stopping.signal.aborted) return
    const inBounds = Math.min(Math.max(waitMs, SHORTEST_WAIT_MS), LONGEST_WAIT_MS)
    this.#timer = setTimeout(() => {
      this.#look = this.#lookNow().then((nextInMs) => this.#lookIn(nextInMs))
    }, inBounds).unref()
  }

  /** Returns the time until the next check, in milliseconds. */
  async #lookNow(): Promise<number> {
    try {
      const { database, leaseMs } = this.#loop
      const { everyMs } = this.#job
      const { isTaken, ...known } = await takeLease(database, this.#lease, { leaseMs, everyMs })
      const state = isTaken ? await this.#run() : known
      this.#counts = { ...this.#counts, succeededAtMs: state.succeededAtMs }
      return state.waitMs
    } catch (error) {
      this.#report(error)
      return Math.min(this.#job.everyMs, FIRST_LOOK_MS)
    }
  }

  async #run(): Promise<JobState> {
    const { database, parts } = this.#loop
    const lost = new AbortController()
    const signal = AbortSignal.any([this.#stopping.signal, lost.signal])
    const stopRenewing = this.#keepLease(lost)
    const begunAt = performance.now()
    let result: Parameters<typeof releaseLease>[2] = { isSuccess: true }
    try {
      signal.throwIfAborted()
      await this.#job.run(parts, signal)
      this.#reportSuccess()
    } catch (error) {
      const isInterrupted = signal.aborted && error === signal.reason
      if (!isInterrupted) this.#reportFailure(error)
      result = { isSuccess: false, againInMs: isInterrupted ? 0 : Math.min(this.#job.everyMs, RETRY_MS) }
    } finally {
      stopRenewing()
    }
    const { runs, totalMs } = this.#counts
    this.#counts = { ...this.#counts, runs: runs + 1, totalMs: totalMs + performance.now() - begunAt }
    return releaseLease(database, this.#lease, result)
  }

  /** Renews the lease during a run, until the returned function is called. */
  #keepLease(lost: AbortController): () => void {
    const { database, leaseMs, log } = this.#loop
    const timer = setInterval(() => {
      renewLease(database, this.#lease, leaseMs).then(
        (isHeld) => (isHeld ? undefined : lost.abort()),
        (error: unknown) =>
          log.warn({ err: error }, `The lease of the job ${this.#job.name} was not renewed`),
      )
    }, leaseMs / RENEWALS_PER_LEASE)
    timer.unref()
    return () => clearInterval(timer)
  }

  #reportFailure(error: unknown): void {
    this.#counts = { ...this.#counts, failures: this.#counts.failures + 1 }
    this.#report(error)
  }

  /** Logs a failure once; repeats of the same failure are not logged. */
  #report(error: unknown): void {
    const sentence = `The job ${this.#job.name} failed: ${error instanceof Error ? error.message : String(error)}`
    if (sentence !== this.#lastFailure) this.#loop.log.error({ err: error }, sentence)
    this.#lastFailure = sentence
  }

  #reportSuccess(): void {
    if (this.#lastFailure !== undefined) this.#loop.log.warn({}, `The job ${this.#job.name} works again`)
    this.#lastFailure = undefined
  }
}
