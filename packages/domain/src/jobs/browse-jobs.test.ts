import { describe, expect, test } from 'vitest'
import { timestampFromMs } from '../time/timestamp.ts'
import { browseJobs, jobQuestion } from './browse-jobs.ts'
import { draftJob } from './new-job.ts'
import type { Job } from './job.ts'

const now = timestampFromMs(Date.UTC(2026, 4, 3))
const places = {
  Lyon: { latitude: 45.764, longitude: 4.8357 },
  Paris: { latitude: 48.8566, longitude: 2.3522 },
}

function open(jobId: string, town: keyof typeof places, change: Partial<Job> = {}) {
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
    now,
  )
  return { jobId, job: { ...job, state: 'open' as const, publishedAt: now, ...change } }
}
const all = [open('lyon', 'Lyon'), open('paris', 'Paris', { title: 'Baker', position: 'baker' })]
const ask = (said: Record<string, string>, page: string | null = null) =>
  browseJobs(
    all,
    jobQuestion((name) => said[name] ?? null),
    page,
  )
const ids = (said: Record<string, string>) => ask(said).hits.map(({ jobId }) => jobId)

describe('job list', () => {
  test('[AP5] a town of the list, coordinates or lat and lng name a place; the nearest come first', () => {
    expect(ids({ place: 'paris' })).toEqual(['paris'])
    expect(ids({ place: '48.9, 2.3', km: '1000' })).toEqual(['paris', 'lyon'])
    expect(ids({ lat: '45.7', lng: '4.9', km: '10' })).toEqual(['lyon'])
    expect(ask({ place: 'Lyon' }).asked).toMatchObject({ km: '25', sort: 'distance' })
  })

  test('[AP5] without a place nothing is sorted by distance', () => {
    expect(ask({ sort: 'distance' }).asked.sort).toBe('newest')
    expect(ask({ sort: 'distance', q: 'cook' }).asked.sort).toBe('best')
  })

  test('[AP5] without hits the next distance that has one is offered', () => {
    const near = ask({ place: 'Lyon', q: 'baker', km: '5' })
    expect(near).toMatchObject({ total: 0, widerKm: 1000 })
    expect(ask({ place: 'Lyon', q: 'sommelier', km: '5' }).widerKm).toBeNull()
  })

  test('what cannot be used is named, never guessed', () => {
    expect(ask({ place: 'Atlantis' })).toMatchObject({ place: 'unknown', total: 2 })
    expect(ask({ pay: 'a lot' })).toMatchObject({ isPayUnclear: true, total: 2 })
    expect(ask({ position: 'astronaut', type: 'forever', sort: 'luck', page: '-3' })).toMatchObject({
      total: 2,
      page: 1,
    })
    expect(ask({ place: '999, 999' }).place).toBe('unknown')
  })

  test('filters and pay narrow the list, choices count over all open jobs', () => {
    expect(ids({ position: 'baker' })).toEqual(['paris'])
    expect(ids({ pay: '16', payIn: 'EUR-hour' })).toHaveLength(2)
    expect(ids({ pay: '16.01' })).toEqual([])
    expect(ask({ position: 'baker' })).toMatchObject({
      positions: [
        { value: 'baker', count: 1 },
        { value: 'commis', count: 1 },
      ],
      payUnits: [{ currency: 'EUR', per: 'hour' }],
      towns: ['Lyon', 'Paris'],
    })
  })

  test('24 on a page; a page beyond the last is the last', () => {
    const many = Array.from({ length: 30 }, (_, at) => open(`j${at}`, 'Lyon'))
    const page = browseJobs(
      many,
      jobQuestion(() => null),
      '9',
    )
    expect([page.page, page.pages, page.hits.length]).toEqual([2, 2, 6])
  })
})
