import { describe, expect, test } from 'vitest'
import { draftJob } from '../hiring/jobs/new-job.ts'
import type { JobSearch } from '../hiring/jobs/job-functions.ts'
import type { Job } from '../hiring/jobs/job.ts'
import { findJobs } from '../hiring/jobs/search-jobs.ts'
import { HOUR_MS } from '../core/time/span.ts'
import { timestampFromMs } from '../core/time/timestamp.ts'
import { distanceMetres, isWithin, shownKilometres } from '../core/geo/distance.ts'
import { GeoPoint, roundedPoint } from '../core/geo/geo-point.ts'
import { matchScore, queryWords } from '../core/text/words.ts'

const point = (latitude: number, longitude: number): GeoPoint => ({ latitude, longitude })
const paris = point(48.8566, 2.3522)
const london = point(51.5074, -0.1278)

describe('distance', () => {
  test('[AP5] Paris to London is 343.6 km, over the date line 111.2 km', () => {
    expect(shownKilometres(distanceMetres(paris, london))).toBe('343.6')
    expect(shownKilometres(distanceMetres(point(0, 179.5), point(0, -179.5)))).toBe('111.2')
  })

  test('[AP5] nowhere is far from itself, the other side of the world half a turn', () => {
    expect(distanceMetres(paris, paris)).toBe(0)
    expect(distanceMetres(point(90, 0), point(-90, 0))).toBeCloseTo(Math.PI * 6_371_008.8, 3)
    expect(distanceMetres(point(0, 0), point(0, 180))).toBeCloseTo(Math.PI * 6_371_008.8, 3)
  })

  test('[AP5] the edge belongs to the radius, on unrounded metres', () => {
    expect(isWithin(10_000, 10)).toBe(true)
    expect(isWithin(10_000.001, 10)).toBe(false)
  })

  test('[DS8] places off the globe are refused', () => {
    expect(GeoPoint.safeParse(point(90, 180)).success).toBe(true)
    expect(GeoPoint.safeParse(point(90.1, 0)).success).toBe(false)
    expect(GeoPoint.safeParse(point(0, -180.5)).success).toBe(false)
    expect(roundedPoint(paris)).toEqual(point(48.86, 2.35))
  })
})

test('words match at their beginning, without accents, and every word must be found', () => {
  const texts = [
    { text: 'Pâtissier à Lyon', weight: 4 },
    { text: 'patience', weight: 1 },
  ]
  expect(matchScore(queryWords('PATISSIER'), texts)).toBe(8)
  expect(matchScore(queryWords('pati lyon'), texts)).toBe(12)
  expect(matchScore(queryWords('patissier paris'), texts)).toBeUndefined()
  expect(matchScore(queryWords('  '), texts)).toBe(0)
})

function aJob(id: string, change: Partial<Job>, hour = 0): { jobId: string; job: Job } {
  const place = { town: 'Paris', country: 'FR', geo: paris }
  const at = timestampFromMs(Date.UTC(2026, 4, 3) + hour * HOUR_MS)
  const { job } = draftJob(
    { title: 'Cook', position: 'commis', companyName: 'Chez Ines', place, type: 'permanent' },
    { uid: 'rui', displayName: 'Rui' },
    at,
  )
  const pay = {
    min: { minor: 1400, currency: 'EUR' as const },
    max: { minor: 1600, currency: 'EUR' as const },
    per: 'hour' as const,
  }
  return { jobId: id, job: { ...job, pay, state: 'open', publishedAt: at, ...change } }
}
const search = (change: Partial<JobSearch>): JobSearch => ({ q: '', sort: 'newest', ...change })
const ids = (jobs: readonly { jobId: string; job: Job }[], change: Partial<JobSearch>) =>
  findJobs(jobs, search(change)).map(({ jobId }) => jobId)

describe('searching jobs', () => {
  const there = { town: 'London', country: 'GB', geo: london }
  const jobs = [
    aJob('old', {}, 0),
    aJob('new', { title: 'Saucier', description: 'Cook with us' }, 2),
    aJob('far', { place: there }, 1),
    aJob('draft', { state: 'draft' }),
    aJob('paused', { state: 'paused' }),
  ]

  test('[AP4] only open jobs are found, newest first', () => {
    expect(ids(jobs, {})).toEqual(['new', 'far', 'old'])
  })

  test('[AP5] by distance within the radius, ties by newest', () => {
    expect(ids(jobs, { near: paris, sort: 'distance' })).toEqual(['new', 'old', 'far'])
    expect(ids(jobs, { near: paris, radiusKm: 343, sort: 'distance' })).toEqual(['new', 'old'])
    expect(ids(jobs, { near: paris, radiusKm: 344, sort: 'distance' })).toEqual(['new', 'old', 'far'])
    expect(
      findJobs(jobs, search({ near: paris })).map(({ distanceMetres: metres }) =>
        Math.round((metres ?? -1) / 1000),
      ),
    ).toEqual([0, 344, 0])
  })

  test('a word in the title counts more than one in the text', () => {
    expect(ids(jobs, { q: 'cook', sort: 'best' })).toEqual(['far', 'old', 'new'])
    expect(ids(jobs, { q: 'saucier' })).toEqual(['new'])
    expect(ids(jobs, { q: 'london cook' })).toEqual(['far'])
    expect(ids(jobs, { q: 'nothing like it' })).toEqual([])
  })

  test('filters hold together, and pay is compared only with its like', () => {
    expect(ids(jobs, { country: 'GB' })).toEqual(['far'])
    expect(ids(jobs, { payAtLeast: { minor: 1600, currency: 'EUR', per: 'hour' } })).toEqual([
      'new',
      'far',
      'old',
    ])
    expect(ids(jobs, { payAtLeast: { minor: 1601, currency: 'EUR', per: 'hour' } })).toEqual([])
    expect(ids(jobs, { payAtLeast: { minor: 1, currency: 'GBP', per: 'hour' } })).toEqual([])
    expect(ids(jobs, { position: 'porter' })).toEqual([])
  })

  test('the best paid come first', () => {
    const well = {
      min: { minor: 1900, currency: 'EUR' as const },
      max: { minor: 2000, currency: 'EUR' as const },
      per: 'hour' as const,
    }
    expect(ids([...jobs, aJob('well', { pay: well }, -9)], { sort: 'pay' })[0]).toBe('well')
  })
})
