import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '@brigade/platform/database/open-database.ts'
import { startPostgresServer } from '@brigade/platform/testing/database/postgres-server.ts'
import { jobWords } from '../job-words.table.ts'
import type { Figure } from '../measure.ts'
import { type HttpClient, openHttpClient } from '../peer/http-client.ts'
import { startServerProcess, temporaryFolder } from '../server-process.ts'
import { percentile, timeOf } from '../statistics.ts'
import { storeJobs } from '../store-jobs.ts'

const JOBS = Number(process.env['BENCH_JOBS'] ?? 100_000)
const CONNECTIONS = 10
const SECONDS = 10
const MS_PER_SECOND = 1000
const PER_SECOND = 100
const LEAST_PER_SECOND = 300
const LIMIT_MS = 50

/** Another address each time, so that no page of it was drawn before. */
const anotherPage = (number: number) =>
  `/jobs?q=${encodeURIComponent(jobWords[number % jobWords.length] ?? '')}&visit=${number}`
const samePage = () => '/jobs'

/** Drawing the list of jobs among very many, as it is kept between requests and as it is drawn anew. */
export async function measure(): Promise<readonly Figure[]> {
  const postgres = await startPostgresServer()
  try {
    const database = await openDatabase({ kind: 'url', url: postgres.url })
    await storeJobs(database, JOBS)
    await database.close()
    await using folder = await temporaryFolder()
    await using server = await startServerProcess({
      program: 'server',
      folder: folder.path,
      demo: 'off',
      databaseUrl: postgres.url,
    })
    using http = openHttpClient(server.url, CONNECTIONS, { headers: { 'accept-encoding': 'identity' } })
    return [
      ...(await figuresOf(http, 'kept', samePage)),
      ...(await figuresOf(http, 'drawn anew each time', anotherPage)),
    ]
  } finally {
    await postgres.close()
  }
}

async function figuresOf(
  http: HttpClient,
  how: string,
  addressOf: (number: number) => string,
): Promise<readonly Figure[]> {
  await http.send('GET', addressOf(0))
  const answered = await answersIn(http, addressOf)
  const times = await timesAt(http, (number) => addressOf(number + answered))
  return [
    {
      what: `rendering: /jobs among ${JOBS.toLocaleString('en-GB')}, ${how}`,
      value: answered / SECONDS,
      unit: '/s',
      limit: { atLeast: LEAST_PER_SECOND },
      beside: `${CONNECTIONS} connections`,
    },
    {
      what: `rendering: /jobs, ${how}, p95 at ${PER_SECOND} a second`,
      value: percentile(times, 95),
      unit: 'ms',
      limit: { atMost: LIMIT_MS },
      beside: `median ${percentile(times, 50).toFixed(1)} ms`,
    },
  ]
}

/** How many answers come when each connection asks again at once. */
async function answersIn(http: HttpClient, addressOf: (number: number) => string): Promise<number> {
  const end = performance.now() + SECONDS * MS_PER_SECOND
  let asked = 0
  let answered = 0
  const ask = async () => {
    while (performance.now() < end) {
      await http.send('GET', addressOf((asked += 1)))
      if (performance.now() < end) answered += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, ask))
  return answered
}

/** Delays when so many requests a second come, whether or not those before were answered. */
async function timesAt(http: HttpClient, addressOf: (number: number) => string): Promise<readonly number[]> {
  const begun = performance.now()
  const asking: Promise<number>[] = []
  while (asking.length < PER_SECOND * SECONDS) {
    const due = begun + (asking.length / PER_SECOND) * MS_PER_SECOND
    await wait(Math.max(0, due - performance.now()))
    asking.push(timeOf(() => http.send('GET', addressOf(asking.length))))
  }
  return Promise.all(asking)
}
