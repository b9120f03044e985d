import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import { draftJob, type JobDraft } from '@brigade/domain/hiring/jobs/new-job.ts'
import { positions } from '@brigade/domain/access/positions/positions.ts'
import { JobType } from '@brigade/domain/people/profiles/professional.ts'
import { DAY_MS } from '@brigade/domain/core/time/span.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { seededRandom } from '@brigade/platform/trials/seeded-random.ts'
import { jobTowns, jobWords } from './job-words.table.ts'

const RECRUITER = { uid: 'recruiter', displayName: 'Rui' }
const RUN_MS = 90 * DAY_MS
const DESCRIPTION_WORDS = 45
const LINE_WORDS = 6
/** How far from the middle of its town a job may be, in degrees. */
const AROUND_TOWN = 0.25
const SYLLABLES = ['mar', 'tol', 'ven', 'sor', 'pell', 'quin', 'bas', 'dor', 'ull', 'fenn', 'gar', 'lis']

/** One of several, the first ones more often than the last, as words and towns are. */
export function someOf<Value>(random: () => number, values: readonly Value[]): Value {
  const value = values[Math.floor(random() ** 2 * values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from')
  return value
}

/** One of some thousand names. */
export function companyName(random: () => number): string {
  return [1, 2, 3].map(() => someOf(random, SYLLABLES)).join('')
}

function someWords(random: () => number, count: number): string {
  return Array.from({ length: count }, () => someOf(random, jobWords)).join(' ')
}

function somePay(random: () => number, country: string): NonNullable<Job['pay']> {
  const currency = country === 'GB' ? 'GBP' : 'EUR'
  const per = random() < 0.6 ? ('month' as const) : ('hour' as const)
  const least = per === 'month' ? 150_000 : 1200
  const minor = Math.round((least * (1 + random() * 1.5)) / 10) * 10
  return { min: { minor, currency }, max: { minor: Math.round(minor * 1.15), currency }, per }
}

/** An open job like many others, the same for the same number and moment. */
export function aJob(number: number, now: number): Job {
  const { random } = seededRandom(number)
  const draft = aDraft(random)
  const publishedAt = timestampFromMs(now - Math.floor(random() * RUN_MS))
  const closesAt = timestampFromMs(now + DAY_MS + Math.floor(random() * RUN_MS))
  const { job } = draftJob(draft, RECRUITER, publishedAt)
  return { ...job, state: 'open', kitchenConsent: 'given', publishedAt, closesAt }
}

function aDraft(random: () => number): JobDraft {
  const [town, country] = someOf(random, jobTowns)
  const position = someOf(random, positions)
  return {
    title: `${position} ${someWords(random, 2)}`,
    position,
    companyName: companyName(random),
    place: { town, country, geo: aPlace(random, town) },
    type: someOf(random, JobType.options),
    pay: somePay(random, country),
    requirements: [someWords(random, LINE_WORDS), someWords(random, LINE_WORDS)],
    duties: [someWords(random, LINE_WORDS)],
    benefits: [someWords(random, LINE_WORDS)],
    description: someWords(random, DESCRIPTION_WORDS),
  }
}

function aPlace(random: () => number, inTown: string): Job['place']['geo'] {
  const [, , latitude, longitude] = jobTowns.find(([name]) => name === inTown) ?? ['', 'GB', 0, 0]
  const aside = () => (random() - 0.5) * 2 * AROUND_TOWN
  return { latitude: latitude + aside(), longitude: longitude + aside() }
}

/** The same job elsewhere in its town, published and closed at other times. */
export function copyOf(job: Job, number: number, now: number): Job {
  const { random } = seededRandom(-number)
  return {
    ...job,
    place: { ...job.place, geo: aPlace(random, job.place.town) },
    publishedAt: timestampFromMs(now - Math.floor(random() * RUN_MS)),
    closesAt: timestampFromMs(now + DAY_MS + Math.floor(random() * RUN_MS)),
  }
}
