import { join } from 'node:path'
import { jobsSearchIndex } from '@brigade/domain/hiring/jobs/job-entry.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { openDatabase } from '@brigade/platform/database/open-database.ts'
import { openDocuments } from '@brigade/platform/documents/open-documents.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import { seededRandom } from '@brigade/platform/trials/seeded-random.ts'
import { findOpenJobs } from '@brigade/server/kitchen/pages/open-jobs.ts'
import { jobQuestions } from '../job-questions.ts'
import type { Figure } from '../measure.ts'
import { temporaryFolder } from '../server-process.ts'
import { percentile, timeOf } from '../statistics.ts'
import { storeJobs } from '../store-jobs.ts'

const JOBS = Number(process.env['BENCH_JOBS'] ?? 1_000_000)
const LIMIT_MS = 50
const WARM_UPS = 5
const ASKED = 60
const PAGE = 20

/** Searching many open jobs by words, distance, pay and date, alone and together. */
export async function measure(): Promise<readonly Figure[]> {
  await using folder = await temporaryFolder()
  const limit = { atMost: LIMIT_MS }
  const database = await openDatabase({ kind: 'folder', path: join(folder.path, 'postgresql') })
  await storeJobs(database, JOBS)
  const documents = await openDocuments({
    database,
    collections: [{ ...jobs, searchIndex: jobsSearchIndex }],
  })
  const figures: Figure[] = []
  const everything: number[] = []
  for (const [name, ask] of Object.entries(jobQuestions)) {
    const times = await timesOf(documents, ask)
    everything.push(...times)
    figures.push({
      what: `search: ${name}, p95`,
      value: percentile(times, 95),
      unit: 'ms',
      limit,
      beside: `median ${percentile(times, 50).toFixed(1)} ms`,
    })
  }
  await documents.close()
  await database.close()
  const what = `search: all of these among ${JOBS.toLocaleString('en-GB')} jobs, p95`
  return [...figures, { what, value: percentile(everything, 95), unit: 'ms', limit }]
}

async function timesOf(documents: Documents, ask: (typeof jobQuestions)[string]): Promise<readonly number[]> {
  const { random } = seededRandom(ASKED)
  const times: number[] = []
  for (let asked = 0; asked < WARM_UPS + ASKED; asked += 1) {
    const question = ask(random)
    const page = { now: timestampFromMs(Date.now()), offset: 0, limit: PAGE }
    times.push(await timeOf(() => findOpenJobs(documents, question, page)))
  }
  return times.slice(WARM_UPS)
}
