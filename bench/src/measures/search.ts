import { jobsSearched } from '@brigade/domain/hiring/jobs/job-entry.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { DatabasePlace } from '@brigade/platform/database/open-database.ts'
import { openDatabase } from '@brigade/platform/database/open-database.ts'
import { startPostgresServer } from '@brigade/platform/database/testing/postgres-server.ts'
import { openDocuments } from '@brigade/platform/documents/open-documents.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import { chanceFrom } from '@brigade/platform/trials/chance.ts'
import { findOpenJobs } from '@brigade/server/kitchen/pages/open-jobs.ts'
import { jobQuestions } from '../job-questions.ts'
import type { Figure } from '../measure.ts'
import { temporaryFolder } from '../server-process.ts'
import { percentile, timeOf } from '../statistics.ts'
import { storeJobs } from '../store-jobs.ts'

const IN_POSTGRESQL = Number(process.env['BENCH_JOBS'] ?? 1_000_000)
const IN_PGLITE = Number(process.env['BENCH_JOBS_EMBEDDED'] ?? 100_000)
const LIMIT_POSTGRESQL_MS = 50
const LIMIT_PGLITE_MS = 100
const WARM_UPS = 5
const ASKED = 60
const PAGE = 20

/** Searching many open jobs by words, distance, pay and date, alone and together, in both engines. */
export async function measure(): Promise<readonly Figure[]> {
  return [...(await inPostgresql()), ...(await inPglite())]
}

async function inPostgresql(): Promise<readonly Figure[]> {
  const server = await startPostgresServer()
  try {
    const limit = { atMost: LIMIT_POSTGRESQL_MS }
    return await figuresOf('PostgreSQL', { kind: 'url', url: server.url }, { count: IN_POSTGRESQL, limit })
  } finally {
    await server.close()
  }
}

async function inPglite(): Promise<readonly Figure[]> {
  await using folder = await temporaryFolder()
  const limit = { atMost: LIMIT_PGLITE_MS }
  return await figuresOf('PGlite', { kind: 'folder', path: folder.path }, { count: IN_PGLITE, limit })
}

async function figuresOf(
  engine: string,
  place: DatabasePlace,
  { count, limit }: { readonly count: number; readonly limit: { readonly atMost: number } },
): Promise<readonly Figure[]> {
  const database = await openDatabase(place)
  await storeJobs(database, count)
  const documents = await openDocuments({ database, collections: [{ ...jobs, searched: jobsSearched }] })
  const figures: Figure[] = []
  const everything: number[] = []
  for (const [name, ask] of Object.entries(jobQuestions)) {
    const times = await timesOf(documents, ask)
    everything.push(...times)
    figures.push({
      what: `search: ${name}, p95, ${engine}`,
      value: percentile(times, 95),
      unit: 'ms',
      limit,
      beside: `median ${percentile(times, 50).toFixed(1)} ms`,
    })
  }
  await documents.close()
  await database.close()
  const what = `search: all of these among ${count.toLocaleString('en-GB')} jobs, p95, ${engine}`
  return [...figures, { what, value: percentile(everything, 95), unit: 'ms', limit }]
}

async function timesOf(documents: Documents, ask: (typeof jobQuestions)[string]): Promise<readonly number[]> {
  const { random } = chanceFrom(ASKED)
  const times: number[] = []
  for (let asked = 0; asked < WARM_UPS + ASKED; asked += 1) {
    const question = ask(random)
    const page = { now: timestampFromMs(Date.now()), offset: 0, limit: PAGE }
    times.push(await timeOf(() => findOpenJobs(documents, question, page)))
  }
  return times.slice(WARM_UPS)
}
