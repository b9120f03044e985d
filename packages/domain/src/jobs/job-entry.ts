import type { Search, SearchEntry, Searched } from '../collections/searched.ts'
import { foldName } from '../ingredients/fold-name.ts'
import { currencyCodes } from '../money/money.ts'
import { queryWords } from '../search/words.ts'
import { msFromTimestamp, type Timestamp } from '../time/timestamp.ts'
import type { JobSearch, JobSort } from './job-functions.ts'
import type { Job } from './job.ts'
import type { PayPeriod } from './pay.ts'

const METRES_PER_KM = 1000
/** More than any pay in minor units, so that pays of one kind stay together. */
const KIND_STEP = 1e12
/** Pays are put into bands, each a quarter higher than the one before. */
const BAND_STEP = 1.25
const LAST_BAND = 120
/** The end of a job that has none. */
const NEVER = Number.MAX_SAFE_INTEGER

type Pay = Pick<NonNullable<JobSearch['payAtLeast']>, 'currency' | 'per'>
const periods: readonly PayPeriod[] = ['day', 'hour', 'month', 'week', 'year']

/** Currency and period in the order in which lists by pay have them, and within it the higher pay first. */
function payNumber({ currency, per }: Pay, minor: number): number {
  const kind = currencyCodes.indexOf(currency) * periods.length + periods.indexOf(per)
  return kind * KIND_STEP - minor
}

function bandOf(minor: number): number {
  return Math.min(LAST_BAND, Math.floor(Math.log(minor + 1) / Math.log(BAND_STEP)))
}

const payMark = ({ currency, per }: Pay, band: number) => `pay:${currency}:${per}:${band}`

/** The mark of a town's name, however it is written. */
export const townMark = (town: string): string => `town:${foldName(town)}`

function jobEntry(job: Job): SearchEntry | undefined {
  const { pay, publishedAt, closesAt, place } = job
  if (job.state !== 'open' || pay === undefined || publishedAt === null) return undefined
  const kind = { currency: pay.max.currency, per: pay.per }
  return {
    words: [
      queryWords(job.title),
      queryWords(`${job.position} ${job.companyName} ${place.town}`),
      queryWords([...job.requirements, ...job.duties, ...job.benefits].join(' ')),
      queryWords(job.description),
    ],
    marks: [
      `position:${job.position}`,
      `type:${job.type}`,
      `country:${place.country}`,
      `accommodation:${job.accommodation}`,
      townMark(place.town),
      payMark(kind, bandOf(pay.max.minor)),
    ],
    numbers: {
      published: msFromTimestamp(publishedAt),
      pay: payNumber(kind, pay.max.minor),
      closes: closesAt === undefined ? NEVER : msFromTimestamp(closesAt),
    },
    place: place.geo,
  }
}

/** Open jobs by words, facts, pay, place and date; newest first unless asked otherwise. */
export const jobsSearched: Searched<Job> = {
  version: 1,
  numbers: ['published', 'pay', 'closes'],
  orders: ['-published', 'pay'],
  entry: jobEntry,
}

const orders: Readonly<Record<JobSort, string>> = {
  best: '-score',
  newest: '-published',
  distance: 'distance',
  pay: 'pay',
}

function marksOf({ position, type, country, accommodation, payAtLeast }: JobSearch): Search['marks'] {
  const exactly = Object.entries({ position, type, country }).flatMap(([name, value]) =>
    value === undefined ? [] : [[`${name}:${value}`]],
  )
  const rooms = accommodation === 'help' ? ['help', 'included'] : ['included']
  const lowest = bandOf(payAtLeast?.minor ?? 0)
  return [
    ...exactly,
    ...(accommodation === undefined ? [] : [rooms.map((each) => `accommodation:${each}`)]),
    ...(payAtLeast === undefined
      ? []
      : [Array.from({ length: LAST_BAND - lowest + 1 }, (_, at) => payMark(payAtLeast, lowest + at))]),
  ]
}

/**
 * A search for jobs as a question to their entries (rules AP4, AP5); `findJobs` says what it means.
 * @param page - the moment at which jobs must take applications, and which of the hits are wanted
 */
export function jobsQuestion(
  search: JobSearch,
  page: { readonly now: Timestamp; readonly offset: number; readonly limit: number },
): Search {
  const { near, radiusKm, payAtLeast, sort } = search
  const words = queryWords(search.q)
  const isOrdered = (sort !== 'distance' || near !== undefined) && (sort !== 'best' || words.length > 0)
  const metres = radiusKm === undefined ? Number.POSITIVE_INFINITY : radiusKm * METRES_PER_KM
  return {
    collectionId: 'jobs',
    words,
    marks: marksOf(search),
    ranges: [
      { number: 'closes', atLeast: msFromTimestamp(page.now) + 1 },
      ...(payAtLeast === undefined
        ? []
        : [{ number: 'pay', atMost: payNumber(payAtLeast, payAtLeast.minor) }]),
    ],
    ...(near === undefined ? {} : { around: { centre: near, metres } }),
    order: isOrdered ? orders[sort] : orders.newest,
    offset: page.offset,
    limit: page.limit,
  }
}
