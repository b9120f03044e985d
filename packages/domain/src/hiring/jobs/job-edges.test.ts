import { describe, expect, test } from 'vitest'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import {
  anywhere,
  distanceStepOver,
  jobQuestion,
  jobsAsked,
  jobsOverview,
  jobsPageOf,
} from './browse-jobs.ts'
import { jobCard } from './job-card.ts'
import type { JobSearch } from './job-functions.ts'
import { jobPosting } from './job-posting.ts'
import type { Job } from './job.ts'
import { moveJob, takesApplications } from './move-job.ts'
import { draftJob } from './new-job.ts'
import { publicJob } from './public-job.ts'
import { publishProblems } from './publish-problems.ts'
import { findJobs } from './search-jobs.ts'

const now = timestampFromMs(Date.UTC(2026, 4, 3))
const eur = (minor: number) => ({ minor, currency: 'EUR' as const })
const description =
  'You run the sauce section of a kitchen of nine, five evenings a week, two days off together.'

function aJob(change: Partial<Job> = {}): Job {
  const { job } = draftJob(
    {
      title: 'Saucier',
      position: 'chef de partie',
      companyName: 'Tern',
      type: 'permanent',
      place: { town: 'Lyon', country: 'FR', geo: { latitude: 45.76, longitude: 4.84 } },
      pay: { min: eur(1400), max: eur(1600), per: 'hour' },
      hoursPerWeek: { min: 35, max: 39 },
      description,
    },
    { uid: 'rui', displayName: 'Rui' },
    now,
  )
  return { ...job, state: 'open', publishedAt: now, ...change }
}
const { pay: _pay, ...unpaid } = aJob()
const { hoursPerWeek: _hours, ...hourless } = aJob()

describe('what a job shows', () => {
  test('a card needs to be published and to pay, and carries what the job says beside', () => {
    expect(jobCard('j1', aJob({ publishedAt: null }))).toBeUndefined()
    expect(jobCard('j1', unpaid)).toBeUndefined()
    expect(jobCard('j1', aJob())).not.toHaveProperty('kitchenId')
    expect(jobCard('j1', aJob({ kitchenId: 'k1', startsOn: '2026-06-01' }))).toMatchObject({
      kitchenId: 'k1',
      startsOn: '2026-06-01',
      hoursPerWeek: { min: 35 },
    })
    expect(jobCard('j1', hourless)).not.toHaveProperty('hoursPerWeek')
  })

  test('the public part names tips and pay, and nothing of the team', () => {
    const shown = publicJob(aJob({ tips: { isShared: true, typical: eur(200) } }))
    expect(shown).toMatchObject({ tips: { isShared: true }, pay: { per: 'hour' } })
    for (const field of ['hiringTeam', 'kitchenConsent', 'stages', 'createdBy'])
      expect(shown).not.toHaveProperty(field)
  })

  test('[DS1] markup: text as paragraphs, no end when none is set, none at all without pay', () => {
    const page = { jobId: 'j1', url: 'https://brigade.example/jobs/j1' }
    const posting = jobPosting(aJob({ description: 'A & B\n<b>bold</b>\n\nSecond' }), page)
    expect(posting?.['description']).toBe('<p>A &amp; B<br>&lt;b&gt;bold&lt;/b&gt;</p><p>Second</p>')
    expect(posting).not.toHaveProperty('validThrough')
    expect(jobPosting(unpaid, page)).toBeUndefined()
    expect(jobPosting(aJob({ publishedAt: null }), page)).toBeUndefined()
  })
})

describe('publishing and ending', () => {
  test('a paid trial says how much, an unpaid one needs no rate', () => {
    const trial = (change: object) => publishProblems(aJob({ trial: { hours: 4, isPaid: true, ...change } }))
    const problem = [{ field: 'trial.rate', reason: 'trial-pay' }]
    expect(trial({})).toEqual(problem)
    expect(trial({ rate: { amount: eur(0), per: 'hour' } })).toEqual(problem)
    expect(trial({ rate: { amount: eur(1400), per: 'hour' } })).toEqual([])
    expect(trial({ isPaid: false })).toEqual([])
    expect(publishProblems(aJob({ hoursPerWeek: { min: 39, max: 35 } }))).toEqual([
      { field: 'hoursPerWeek', reason: 'hours' },
    ])
  })

  test('[PY1] past pay hides in the choices of a question too', () => {
    const question = {
      text: 'Which of these?',
      kind: 'choice' as const,
      choices: ['My last salary was below 1500'],
      isKnockout: false,
    }
    expect(publishProblems(aJob({ questions: [question] }))).toEqual([
      { field: 'questions.0.text', reason: 'pay-history' },
    ])
  })

  test('[AP4] without an end a job takes applications for good, and an ended one cannot be renewed', () => {
    expect(takesApplications({ state: 'open' }, now)).toBe(true)
    expect(moveJob({ state: 'expired' }, 'renew', now)).toEqual({ ok: false, problem: 'state' })
  })
})

describe('searching', () => {
  const open = (jobId: string, change: Partial<Job> = {}) => ({ jobId, job: aJob(change) })
  const ids = (jobs: readonly ReturnType<typeof open>[], change: Partial<JobSearch>) =>
    findJobs(jobs, { q: '', sort: 'newest', ...change }).map(({ jobId }) => jobId)
  const monthly = { min: eur(200_000), max: eur(220_000), per: 'month' as const }

  test('help with a room is met by a room, a room only by a room', () => {
    const jobs = [open('a'), open('b', { accommodation: 'help' }), open('c', { accommodation: 'included' })]
    expect(ids(jobs, { accommodation: 'help' })).toEqual(['b', 'c'])
    expect(ids(jobs, { accommodation: 'included' })).toEqual(['c'])
  })

  test('jobs of a type, and pay that is not alike left out or set apart', () => {
    const jobs = [open('a'), open('b', { type: 'gig' }), open('c', { pay: monthly })]
    expect(ids(jobs, { type: 'gig' })).toEqual(['b'])
    expect(ids(jobs, { payAtLeast: { minor: 1, currency: 'EUR', per: 'hour' } })).toEqual(['a', 'b'])
    expect(ids(jobs, { sort: 'pay' })).toEqual(['a', 'b', 'c'])
    expect(ids([open('c', { pay: monthly }), open('a')], { sort: 'pay' })).toEqual(['a', 'c'])
    expect(ids(jobs, { sort: 'distance' })).toEqual(['a', 'b', 'c'])
    expect(ids([{ jobId: 'x', job: unpaid }], {})).toEqual([])
  })

  test('[AP5] coordinates are a place where none is named, and too small a circle names the next that reaches', () => {
    const at = (said: Record<string, string>) => jobQuestion((name) => said[name] ?? null).place
    expect([at({ lat: '45.7', lng: '4.8' }), at({ lat: '45.7', lng: '4.8', place: 'Lyon' })]).toEqual([
      '45.7, 4.8',
      'Lyon',
    ])
    expect([5000, 5001, 19_000_000, 21_000_000].map(distanceStepOver)).toEqual([5, 10, 20_000, null])
    expect(anywhere({ q: 'cook', sort: 'pay', radiusKm: 5 })).toEqual({ q: 'cook', sort: 'distance' })
    expect(jobsPageOf('0', 100)).toEqual({ page: 1, pages: 5 })
    expect(jobsPageOf('3', 100)).toEqual({ page: 3, pages: 5 })
  })

  test('among choices as frequent as each other the first by name leads', () => {
    const jobs = [open('a', { place: { ...aJob().place, town: 'Nice' } }), open('b')]
    expect(jobsOverview(jobs).towns).toEqual(['Lyon', 'Nice'])
    expect(jobsOverview([...jobs, jobs[0] ?? open('c')]).towns).toEqual(['Nice', 'Lyon'])
  })

  test('what was typed and cannot be used is left out and named', () => {
    const lyon = { latitude: 45.764, longitude: 4.8357 }
    const asked = (said: Record<string, string>, near?: typeof lyon) => {
      const overview = jobsOverview([open('a'), open('b', { pay: monthly })])
      const question = jobQuestion((name) => said[name] ?? null)
      return jobsAsked(question, overview, near)
    }
    expect(asked({ pay: 'much' }).said.isPayUnclear).toBe(true)
    expect(asked({ pay: '15', payIn: 'gold-hour' }).said.isPayUnclear).toBe(true)
    expect(asked({ pay: '15', payIn: 'EUR-hour' })).toMatchObject({
      said: { isPayUnclear: false },
      search: { payAtLeast: { minor: 1500, currency: 'EUR', per: 'hour' } },
    })
    expect(asked({ pay: '-5', payIn: 'EUR-hour' }).said.isPayUnclear).toBe(true)
    expect(asked({ place: 'Atlantis' }).said.place).toBe('unknown')
    expect(asked({ sort: 'distance' }).said.asked.sort).toBe('newest')
    expect(asked({ q: 'saucier' }).said.asked.sort).toBe('best')
    expect(asked({ place: 'Lyon', km: 'far' }, lyon).said.asked.km).toBe('25')
    expect(asked({ place: 'Lyon', km: '99999' }, lyon).search.radiusKm).toBe(20_000)
    expect(jobsPageOf('7', 2)).toEqual({ page: 1, pages: 1 })
    expect(jobsOverview([{ jobId: 'x', job: unpaid }]).payUnits).toEqual([])
    const nothing = jobsAsked(
      jobQuestion((name) => (name === 'pay' ? '15' : null)),
      jobsOverview([]),
      undefined,
    )
    expect(nothing.said.isPayUnclear).toBe(true)
  })
})
