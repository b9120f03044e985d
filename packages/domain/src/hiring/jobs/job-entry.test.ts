import { describe, expect, test } from 'vitest'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { jobsQuestion, jobsSearchIndex } from './job-entry.ts'
import type { JobSearch } from './job-functions.ts'
import type { Job } from './job.ts'
import { draftJob } from './new-job.ts'

const now = timestampFromMs(Date.UTC(2026, 4, 3))
const later = timestampFromMs(Date.UTC(2026, 4, 4))
const eur = (minor: number) => ({ minor, currency: 'EUR' as const })
const perHour = { min: eur(1400), max: eur(1600), per: 'hour' as const }

function aJob(change: Partial<Job> = {}): Job {
  const { job } = draftJob(
    {
      title: 'Saucier',
      position: 'chef de partie',
      companyName: 'Tern',
      type: 'permanent',
      place: { town: 'Évian', country: 'FR', geo: { latitude: 46.4, longitude: 6.59 } },
      pay: perHour,
      description: 'You run the sauce section.',
    },
    { uid: 'rui', displayName: 'Rui' },
    now,
  )
  return { ...job, state: 'open', publishedAt: now, ...change }
}
const { pay: _pay, ...unpaid } = aJob()

const asked = (search: Partial<JobSearch>) =>
  jobsQuestion({ q: '', sort: 'newest', ...search }, { now, offset: 24, limit: 24 })

/** Whether facts and numbers of a job answer a search, the way entries are searched. */
function answers(job: Job, search: Partial<JobSearch>): boolean {
  const entry = jobsSearchIndex.entry(job)
  if (entry === undefined) return false
  const { marks, ranges } = asked(search)
  const led = [...marks, ...ranges.flatMap((range) => (range.marks === undefined ? [] : [range.marks]))]
  return (
    led.every((group) => group.some((mark) => entry.marks.includes(mark))) &&
    ranges.every(({ number, atLeast, atMost }) => {
      const value = entry.numbers[number] ?? Number.NaN
      return value >= (atLeast ?? value) && value <= (atMost ?? value)
    })
  )
}

describe('what a job is found by', () => {
  test('[AP4] only an open, published job with pay is found at all', () => {
    expect(jobsSearchIndex.entry(aJob())).toBeDefined()
    const hidden = [aJob({ state: 'paused' }), aJob({ publishedAt: null }), unpaid]
    expect(hidden.map((job) => jobsSearchIndex.entry(job))).toEqual([undefined, undefined, undefined])
  })
  test('its title counts most, its description least, and its place is where it is', () => {
    const entry = jobsSearchIndex.entry(aJob({ duties: ['Stocks'] }))
    expect(entry?.words[0]).toEqual(['saucier'])
    expect(entry?.words[1]).toEqual(expect.arrayContaining(['tern', 'evian']))
    expect(entry?.words[2]).toEqual(['stocks'])
    expect(entry?.words[3]).toContain('sauce')
    expect(entry?.place).toEqual({ latitude: 46.4, longitude: 6.59 })
  })
})

describe('a search', () => {
  test.each<[string, Partial<JobSearch>, boolean]>([
    ['for nothing', {}, true],
    ['for its position', { position: 'chef de partie' }, true],
    ['for another', { position: 'baker' }, false],
    ['for its type and country', { type: 'permanent', country: 'FR' }, true],
    ['for another country', { country: 'DE' }, false],
    ['for its very pay', { payAtLeast: { ...eur(1600), per: 'hour' } }, true],
    ['for one cent more', { payAtLeast: { ...eur(1601), per: 'hour' } }, false],
    ['for next to nothing', { payAtLeast: { ...eur(0), per: 'hour' } }, true],
    ['for pay by the day', { payAtLeast: { ...eur(1), per: 'day' } }, false],
    ['for another currency', { payAtLeast: { minor: 1, currency: 'GBP', per: 'hour' } }, false],
    ['for help with a room', { accommodation: 'help' }, false],
  ])('%s', (_, search, isFound) => expect(answers(aJob(), search)).toBe(isFound))

  test('help with a room is met by a room, a room only by a room', () => {
    const met = (offered: Job['accommodation'], wished: JobSearch['accommodation']) =>
      answers(aJob({ accommodation: offered }), { accommodation: wished })
    expect([
      met('help', 'help'),
      met('included', 'help'),
      met('included', 'included'),
      met('help', 'included'),
    ]).toEqual([true, true, true, false])
  })
  test('[AP4] a job is found until its end, and not at that moment', () => {
    expect([answers(aJob({ closesAt: later }), {}), answers(aJob({ closesAt: now }), {})]).toEqual([
      true,
      false,
    ])
  })
  test('[AP5] around a place has its radius in metres, or none', () => {
    const near = { latitude: 46.4, longitude: 6.59 }
    expect(asked({ near, radiusKm: 25 }).around).toEqual({ centre: near, metres: 25_000 })
    expect(asked({ near }).around?.metres).toBe(Number.POSITIVE_INFINITY)
    expect(asked({})).not.toHaveProperty('around')
  })
  test('is ordered as asked; by distance only around a place, by how well only for words', () => {
    const near = { latitude: 46.4, longitude: 6.59 }
    const orders = [
      asked({}),
      asked({ sort: 'pay' }),
      asked({ sort: 'distance' }),
      asked({ sort: 'distance', near }),
      asked({ sort: 'best' }),
      asked({ sort: 'best', q: 'saucier' }),
    ].map(({ order }) => order)
    expect(orders).toEqual(['-published', 'pay', '-published', 'distance', '-published', '-score'])
    expect(asked({ q: 'Saucier Évian' })).toMatchObject({
      words: ['saucier', 'evian'],
      offset: 24,
      limit: 24,
    })
  })
  test('by pay has the higher first among pays of one kind, whatever is paid otherwise', () => {
    const pay = (job: Job) => jobsSearchIndex.entry(job)?.numbers['pay'] ?? 0
    const better = aJob({ pay: { ...perHour, max: eur(1700) } })
    const yen = aJob({
      pay: { min: { minor: 1, currency: 'JPY' }, max: { minor: 9_000_000, currency: 'JPY' }, per: 'hour' },
    })
    expect(pay(better)).toBeLessThan(pay(aJob()))
    expect(Math.sign(pay(yen) - pay(better))).toBe(Math.sign(pay(yen) - pay(aJob())))
  })
})
