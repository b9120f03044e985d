import type { JobSearch } from '@brigade/domain/hiring/jobs/job-functions.ts'
import { positions } from '@brigade/domain/access/positions/positions.ts'
import { jobTowns, jobWords } from './job-words.table.ts'
import { companyName, someOf } from './many-jobs.ts'

type Ask = (random: () => number) => JobSearch

const NEWEST = { q: '', sort: 'newest' } as const

const aTown = (random: () => number): Pick<JobSearch, 'near'> => {
  const [, , latitude, longitude] = someOf(random, jobTowns)
  return { near: { latitude, longitude } }
}
const aPay = (random: () => number): Pick<JobSearch, 'payAtLeast'> => ({
  payAtLeast:
    random() < 0.5
      ? { minor: 160_000 + Math.round(random() * 25) * 10_000, currency: 'EUR', per: 'month' }
      : { minor: 1200 + Math.round(random() * 22) * 100, currency: 'EUR', per: 'hour' },
})
const aWord = (random: () => number): string => someOf(random, jobWords)
const twoWords = (random: () => number): string => `${aWord(random)} ${aWord(random)}`

/** What people ask a list of jobs: words, distance, pay and date, alone and together. */
export const jobQuestions: Readonly<Record<string, Ask>> = {
  newest: () => NEWEST,
  'position and country, newest': (random) => ({
    ...NEWEST,
    position: someOf(random, positions),
    country: someOf(random, ['FR', 'DE', 'PL', 'CH'] as const),
  }),
  'a word, best': (random) => ({ q: aWord(random), sort: 'best' }),
  'two words, best': (random) => ({ q: twoWords(random), sort: 'best' }),
  'a company, best': (random) => ({ q: companyName(random), sort: 'best' }),
  'a word nobody uses': () => ({ q: 'zeppelin', sort: 'best' }),
  distance: (random) => ({ ...aTown(random), q: '', radiusKm: 25, sort: 'distance' }),
  'far distance': (random) => ({ ...aTown(random), q: '', radiusKm: 300, sort: 'distance' }),
  'pay, highest': (random) => ({ ...aPay(random), q: '', sort: 'pay' }),
  'distance, newest': (random) => ({ ...aTown(random), q: '', radiusKm: 25, sort: 'newest' }),
  'word and distance': (random) => ({ ...aTown(random), q: aWord(random), radiusKm: 50, sort: 'distance' }),
  'word and pay, newest': (random) => ({ ...aPay(random), q: aWord(random), sort: 'newest' }),
  'distance and pay': (random) => ({ ...aTown(random), ...aPay(random), q: '', radiusKm: 50, sort: 'pay' }),
  'word, distance and pay': (random) => ({
    ...aTown(random),
    ...aPay(random),
    q: aWord(random),
    radiusKm: 25,
    sort: 'distance',
  }),
  'words, distance and pay, best': (random) => ({
    ...aTown(random),
    ...aPay(random),
    q: twoWords(random),
    radiusKm: 100,
    sort: 'best',
  }),
}
