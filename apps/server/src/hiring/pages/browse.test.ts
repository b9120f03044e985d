import { jobQuestion } from '@brigade/domain/hiring/jobs/browse-jobs.ts'
import type { JobSearch } from '@brigade/domain/hiring/jobs/job-functions.ts'
import { jobsSearchIndex } from '@brigade/domain/hiring/jobs/job-entry.ts'
import { type Job, jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { draftJob } from '@brigade/domain/hiring/jobs/new-job.ts'
import { findJobs } from '@brigade/domain/hiring/jobs/search-jobs.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { Database } from '@brigade/platform/database/database.ts'
import { openTestDatabase } from '@brigade/platform/testing/database/test-database.ts'
import { openDocuments } from '@brigade/platform/documents/open-documents.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { browseJobs } from './browse.ts'
import { findOpenJobs } from '../../kitchen/pages/open-jobs.ts'

const at = timestampFromMs(Date.UTC(2026, 4, 3))
const places = {
  Lyon: { latitude: 45.764, longitude: 4.8357 },
  Paris: { latitude: 48.8566, longitude: 2.3522 },
  Suva: { latitude: -18.1416, longitude: 178.4419 },
  Apia: { latitude: -13.8333, longitude: -171.7667 },
}

function openJob(jobId: string, town: keyof typeof places, change: Partial<Job> = {}) {
  const { job } = draftJob(
    {
      title: `Cook ${jobId}`,
      position: 'commis',
      companyName: 'Tern',
      type: 'permanent',
      place: { town, country: 'FR', geo: places[town] },
      pay: { min: { minor: 1400, currency: 'EUR' }, max: { minor: 1600, currency: 'EUR' }, per: 'hour' },
    },
    { uid: 'rui', displayName: 'Rui' },
    at,
  )
  return { jobId, job: { ...job, state: 'open' as const, publishedAt: at, ...change } }
}
type OpenJob = ReturnType<typeof openJob>

let database: Database
let documents: Documents

beforeAll(async () => {
  database = await openTestDatabase()
})

beforeEach(async () => {
  await database.query(
    'drop table if exists documents, document_entries, document_entry_versions, document_words cascade',
  )
  await database.query('drop table if exists document_changes, document_clock, migrations cascade')
  documents = await openDocuments({ database, collections: [{ ...jobs, searchIndex: jobsSearchIndex }] })
})

afterAll(() => database.close())

const keep = (all: readonly OpenJob[]) =>
  documents.transact(async (tx) => {
    for (const { jobId, job } of all) tx.create(`jobs/${jobId}`, { ...job, closesAt: job.closesAt })
  })

const ask = (said: Record<string, string>, page: string | null = null) =>
  browseJobs(
    documents,
    jobQuestion((name) => said[name] ?? null),
    page,
  )
const ids = async (said: Record<string, string>) => (await ask(said)).hits.map(({ jobId }) => jobId)

describe('job list', () => {
  const two = [openJob('lyon', 'Lyon'), openJob('paris', 'Paris', { title: 'Baker', position: 'baker' })]

  test('[AP5] a town of the list, coordinates or lat and lng name a place; the nearest come first', async () => {
    await keep(two)
    expect(await ids({ place: 'paris' })).toEqual(['paris'])
    expect(await ids({ place: '48.9, 2.3', km: '1000' })).toEqual(['paris', 'lyon'])
    expect(await ids({ lat: '45.7', lng: '4.9', km: '10' })).toEqual(['lyon'])
    expect((await ask({ place: 'Lyon' })).asked).toMatchObject({ km: '25', sort: 'distance' })
  })

  test('[AP5] without a place nothing is sorted by distance', async () => {
    await keep(two)
    expect((await ask({ sort: 'distance' })).asked.sort).toBe('newest')
    expect((await ask({ sort: 'distance', q: 'cook' })).asked.sort).toBe('best')
  })

  test('[AP5] without hits the next distance that has one is offered', async () => {
    await keep(two)
    expect(await ask({ place: 'Lyon', q: 'baker', km: '5' })).toMatchObject({ total: 0, widerKm: 1000 })
    expect((await ask({ place: 'Lyon', q: 'sommelier', km: '5' })).widerKm).toBeNull()
  })

  test('what cannot be used is named, never guessed', async () => {
    await keep(two)
    expect(await ask({ place: 'Atlantis' })).toMatchObject({ place: 'unknown', total: 2 })
    expect(await ask({ pay: 'a lot' })).toMatchObject({ isPayUnclear: true, total: 2 })
    expect(await ask({ position: 'astronaut', type: 'forever', sort: 'luck', page: '-3' })).toMatchObject({
      total: 2,
      page: 1,
    })
    expect((await ask({ place: '999, 999' })).place).toBe('unknown')
  })

  test('filters and pay narrow the list, choices count over all open jobs', async () => {
    await keep(two)
    expect(await ids({ position: 'baker' })).toEqual(['paris'])
    expect(await ids({ pay: '16', payIn: 'EUR-hour' })).toHaveLength(2)
    expect(await ids({ pay: '16.01' })).toEqual([])
    expect(await ask({ position: 'baker' })).toMatchObject({
      positions: [
        { value: 'baker', count: 1 },
        { value: 'commis', count: 1 },
      ],
      payUnits: [{ currency: 'EUR', per: 'hour' }],
      towns: ['Lyon', 'Paris'],
    })
  })

  test('24 on a page; a page beyond the last is the last', async () => {
    await keep(Array.from({ length: 30 }, (_, index) => openJob(`j${index}`, 'Lyon')))
    const { page, pages, hits } = await ask({}, '9')
    expect([page, pages, hits.length]).toEqual([2, 2, 6])
  })
})

const money = fc.record({
  minor: fc.constantFrom(1, 1200, 1601, 250_000),
  currency: fc.constantFrom('EUR' as const, 'GBP' as const),
})
const per = fc.constantFrom('hour' as const, 'month' as const)
const words = fc.constantFrom('', 'cook', 'coo', 'Crème brûlée', 'tern', 'night shift', 'lyon cook')
const jobChange = fc.record({
  title: fc.constantFrom('Cook', 'Night cook', 'Pâtissier', 'Tern keeper'),
  position: fc.constantFrom('commis' as const, 'baker' as const),
  type: fc.constantFrom('permanent' as const, 'gig' as const),
  accommodation: fc.constantFrom('none' as const, 'help' as const, 'included' as const),
  description: words,
  duties: fc.array(fc.constantFrom('Creme brulee', 'Cook for forty'), { maxLength: 1 }),
  publishedAt: fc.integer({ min: 0, max: 3 }).map((hours) => timestampFromMs(hours * 3_600_000)),
  pay: fc.tuple(money, per).map(([max, period]) => ({ min: { ...max, minor: 1 }, max, per: period })),
})
const someJobs = fc
  .array(fc.tuple(fc.constantFrom('Lyon', 'Paris', 'Suva', 'Apia'), jobChange), {
    minLength: 1,
    maxLength: 30,
  })
  .map((all) => all.map(([town, change], index) => openJob(`j${index}`, town, change)))
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const someSearch = fc.record({
  q: words,
  position: maybe(fc.constant('baker' as const)),
  type: maybe(fc.constant('gig' as const)),
  accommodation: maybe(fc.constantFrom('help' as const, 'included' as const)),
  near: maybe(fc.constantFrom(...Object.values(places))),
  radiusKm: maybe(fc.constantFrom(5, 391, 1300, 20_000)),
  payAtLeast: maybe(fc.tuple(money, per).map(([price, period]) => ({ ...price, per: period }))),
  sort: fc.constantFrom('best' as const, 'newest' as const, 'distance' as const, 'pay' as const),
})

test('[AP4] [AP5] the database finds what the rule finds, in its order', async () => {
  await fc.assert(
    fc.asyncProperty(
      someJobs,
      fc.array(someSearch, { minLength: 20, maxLength: 20 }),
      async (all, searches) => {
        await documents.transact(async (tx) => {
          for (let index = 0; index < 30; index += 1) tx.delete(`jobs/j${index}`)
        })
        await keep(all)
        for (const search of searches) {
          // A distance means nothing without a place.
          const asked: JobSearch = search.near === undefined ? { ...search, radiusKm: undefined } : search
          const expected = findJobs(all, asked)
          const page = { now: at, offset: 0, limit: all.length }
          expect(await findOpenJobs(documents, asked, page)).toEqual({
            hits: expected,
            total: expected.length,
            isAbout: false,
          })
        }
      },
    ),
    { numRuns: 25 },
  )
})
