import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { openFailingDatabase } from '../../testing/database/failing-database.ts'
import { openSharedDatabase, type SharedDatabase } from '../../testing/database/test-database.ts'
import type { Log } from '../documents/log.ts'
import { defineJob, type Job } from './define-job.ts'
import { type Jobs, startJobs } from './start-jobs.ts'

const OFTEN_MS = 20
const NEVER_MS = 3_600_000
const LEASE_MS = 300

/** The log of a process. */
function openLog() {
  const lines: string[] = []
  const log: Log = {
    warn: (_, message) => void lines.push(message),
    error: (_, message) => void lines.push(message),
  }
  return { log, lines }
}

/** A run that lasts until it is released, or interrupted when it listens to the signal. */
function openGate() {
  const opened = Promise.withResolvers<void>()
  return { opened: opened.promise, open: () => opened.resolve() }
}

const interrupted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

describe('a definition', () => {
  const run = () => Promise.resolve()

  test.each(['', 'Empty', 'empty bin', 'empty-', 'bins2'])('with the name "%s" is refused', (name) => {
    expect(() => defineJob({ name, everyMs: 1, run })).toThrow('not a valid name for a job')
  })

  test.each([0, -1, Number.NaN])('with an interval of %s is refused', (everyMs) => {
    expect(() => defineJob({ name: 'empty-bins', everyMs, run })).toThrow('needs an interval')
  })
})

describe('jobs', () => {
  let engine: SharedDatabase
  let database: Database
  let elsewhere: Database
  const running: Jobs[] = []
  let names = 0

  beforeAll(async () => {
    engine = await openSharedDatabase()
    database = engine.database
    elsewhere = await engine.openAnother()
  })
  afterEach(async () => {
    await Promise.all(running.splice(0).map((jobs) => jobs.stop()))
  })
  afterAll(async () => {
    await elsewhere.close()
    await engine.close()
  })

  /** Each test has its own jobs. */
  function job(run: Job<undefined>['run'], everyMs = OFTEN_MS): Job<undefined> {
    names += 1
    return defineJob({ name: `job-${'x'.repeat(names)}`, everyMs, run })
  }

  async function startOn(on: Database, jobs: readonly Job<undefined>[], { log } = openLog()): Promise<Jobs> {
    const started = await startJobs({ database: on, log, jobs, parts: undefined, leaseMs: LEASE_MS })
    running.push(started)
    return started
  }

  /** A job that became due while no process ran. */
  async function makeDue({ name }: Job<undefined>): Promise<void> {
    await database.query('update job_lease set due_at = now() where name = $1', [name])
  }

  test('a job runs repeatedly, and its runs, duration and last success are counted', async () => {
    const often = job(() => wait(5))
    const jobs = await startOn(database, [often])

    await expect.poll(() => jobs.counts()[0]?.runs).toBeGreaterThan(2)
    const [counts] = jobs.counts()
    expect(counts).toMatchObject({ name: often.name, everyMs: OFTEN_MS, failures: 0 })
    expect(counts?.totalMs).toBeGreaterThan(10)
    expect(Math.abs(Number(counts?.succeededAtMs) - Date.now())).toBeLessThan(60_000)
  })

  test('only one of two processes on one database runs a job each time it is due', async () => {
    const begins: number[] = []
    const everyMs = 200
    const rare = job(async () => void begins.push(performance.now()), everyMs)
    await Promise.all([startOn(database, [rare]), startOn(elsewhere, [rare])])

    await expect.poll(() => begins.length).toBeGreaterThan(5)
    const gaps = begins.slice(1).map((begin, at) => begin - Number(begins[at]))
    // A job that was due twice would have started twice within moments; a slow answer delays one start a little.
    expect(Math.min(...gaps)).toBeGreaterThan(everyMs / 2)
  })

  test('a process reports the last success of another process', async () => {
    const often = job(() => Promise.resolve())
    const first = await startOn(database, [often])
    await expect.poll(() => first.counts()[0]?.succeededAtMs).not.toBeNull()
    await first.stop()

    const second = await startOn(elsewhere, [{ ...often, everyMs: NEVER_MS }])
    expect(second.counts()[0]).toMatchObject({ runs: 0, succeededAtMs: expect.any(Number) })
  })

  test('a job never runs twice at once, in one process or in two', async () => {
    let atOnce = 0
    let most = 0
    let runs = 0
    const long = job(async () => {
      atOnce += 1
      most = Math.max(most, atOnce)
      await wait(LEASE_MS * 2)
      atOnce -= 1
      runs += 1
    })
    await Promise.all([startOn(database, [long]), startOn(elsewhere, [long])])

    await expect.poll(() => runs).toBeGreaterThan(2)
    expect(most).toBe(1)
  })

  test('a failed job does not stop the others, is logged once, and its recovery is logged', async () => {
    const told = openLog()
    let isBroken = true
    const broken = job(async () => {
      if (isBroken) throw new Error('the shelf fell down')
    })
    const sound = job(() => Promise.resolve())
    const jobs = await startOn(database, [broken, sound], told)

    await expect.poll(() => jobs.counts().map(({ runs }) => runs > 3)).toEqual([true, true])
    const [failed, fine] = jobs.counts()
    expect(failed?.failures).toBeGreaterThan(3)
    expect(failed?.succeededAtMs).toBeNull()
    expect(fine?.failures).toBe(0)
    expect(told.lines).toEqual([`The job ${broken.name} failed: the shelf fell down`])

    isBroken = false
    await expect.poll(() => told.lines.at(-1)).toBe(`The job ${broken.name} works again`)
  })

  test('a rare job that failed is due again within an hour', async () => {
    const day = job(() => Promise.reject(new Error('no room')), 24 * NEVER_MS)
    const first = await startOn(database, [day])
    await first.stop()
    await makeDue(day)
    const jobs = await startOn(database, [{ ...day, everyMs: OFTEN_MS }])
    await expect.poll(() => jobs.counts()[0]?.failures).toBeGreaterThan(0)
    await jobs.stop()
    const [row] = await database.query<{ soon: boolean }>(
      "select due_at <= now() + interval '1 hour' as soon from job_lease where name = $1",
      [day.name],
    )
    expect(row?.soon).toBe(true)
  })

  test('the lease of a dead process is taken over when it has expired, and not before', async () => {
    let runs = 0
    const orphaned = job(async () => void (runs += 1), NEVER_MS)
    const first = await startOn(database, [orphaned])
    await first.stop()
    await database.query(
      "update job_lease set holder = 'dead', held_until = now() + interval '600 ms' where name = $1",
      [orphaned.name],
    )
    const begunAt = performance.now()
    // It checks for the first time before the lease has expired.
    await startOn(database, [{ ...orphaned, everyMs: 500 }])

    await expect.poll(() => runs).toBe(1)
    expect(performance.now() - begunAt).toBeGreaterThan(550)
  })

  test('a process that lost its lease is interrupted and leaves the lease to its new holder', async () => {
    let wasInterrupted = false
    const slow = job(async (_, signal) => {
      await interrupted(signal).catch((reason: unknown) => {
        wasInterrupted = true
        throw reason
      })
    })
    const told = openLog()
    const jobs = await startOn(database, [slow], told)
    const holders = () =>
      database.query<{ holder: string | null }>('select holder from job_lease where name = $1', [slow.name])
    await expect.poll(async () => (await holders())[0]?.holder).not.toBeNull()
    await database.query(
      "update job_lease set holder = 'other', held_until = now() + interval '1 hour' where name = $1",
      [slow.name],
    )

    await expect.poll(() => wasInterrupted).toBe(true)
    await jobs.stop()
    expect((await holders())[0]?.holder).toBe('other')
    expect(told.lines).toEqual([])
    expect(jobs.counts()[0]).toMatchObject({ runs: 1, failures: 0 })
  })

  test('a stop waits for the current run and starts no other', async () => {
    const gate = openGate()
    let begun = 0
    let ended = 0
    const long = job(async () => {
      begun += 1
      await gate.opened
      ended += 1
    })
    const jobs = await startOn(database, [long])
    await expect.poll(() => begun).toBe(1)

    let isStopped = false
    const stopping = jobs.stop().then(() => (isStopped = true))
    await wait(100)
    expect(isStopped).toBe(false)
    gate.open()
    await stopping
    await wait(100)
    expect([begun, ended]).toEqual([1, 1])
  })

  test('a job interrupted by a stop is due at once for the next process', async () => {
    const long = job((_, signal) => interrupted(signal), NEVER_MS)
    const first = await startOn(database, [long])
    await first.stop()
    await makeDue(long)
    const second = await startOn(database, [{ ...long, everyMs: 1_000 }])
    await expect.poll(async () => (await leaseOf(long)).isHeld).toBe(true)
    await second.stop()

    expect(await leaseOf(long)).toEqual({ isHeld: false, isDue: true })
  })

  async function leaseOf({ name }: Job<undefined>) {
    const [row] = await database.query<{ held: boolean; due: boolean }>(
      'select holder is not null as held, due_at <= now() as due from job_lease where name = $1',
      [name],
    )
    return { isHeld: row?.held, isDue: row?.due }
  }

  test('two jobs of one name are refused', async () => {
    const one = job(() => Promise.resolve())
    await expect(startOn(database, [one, one])).rejects.toThrow('same name')
  })
})

test('jobs continue when an unreachable database answers again', async () => {
  const failing = await openFailingDatabase()
  const told = openLog()
  let runs = 0
  const often = defineJob({ name: 'often', everyMs: OFTEN_MS, run: async () => void (runs += 1) })
  const jobs = await startJobs({
    database: failing.database,
    log: told.log,
    jobs: [often],
    parts: undefined,
    leaseMs: LEASE_MS,
  })
  await expect.poll(() => runs).toBeGreaterThan(0)
  failing.cut()
  await expect.poll(() => told.lines).toEqual(['The job often failed: connect ECONNREFUSED'])
  failing.mend()
  const before = runs
  await expect.poll(() => runs).toBeGreaterThan(before)
  await jobs.stop()
  await failing.database.close()
})
