import type { SearchEntry, SearchIndex, DocumentSearch } from '@brigade/contract/search-index.ts'
import { foldName } from '../../core/text/fold-name.ts'
import { currencyCodes } from '../../core/money/money.ts'
import { queryWords } from '../../core/text/words.ts'
import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'
import type { JobSearch, JobSort } from './job-functions.ts'
import type { Job } from './job.ts'
import type { PayPeriod } from './pay.ts'

const METRES_PER_KM = 1000
/** More than any pay in minor units, so that pays of one kind stay together. */
const KIND_STEP = 1e12
/** Pays are put into bands, each a tenth higher than the one before. */
const BAND_STEP = 1.1
/** Blocks of bands, each twice as large as the one before: all bands from one on are a handful of blocks. */
const BLOCKS = [0, 1, 2, 3, 4, 5, 6, 7] as const
const LAST_BAND = 2 ** BLOCKS.length - 1
/** The end of a job that has none. */
const NEVER = Number.MAX_SAFE_INTEGER

type Pay = Pick<NonNullable<JobSearch['payAtLeast']>, 'currency' | 'per'>
const periods: readonly PayPeriod[] = ['day', 'hour', 'month', 'week', 'year']

/** Currency and period in the order in which lists by pay have them, and within it the higher pay first. */
function payNumber({ currency, per }: Pay, minor: number): number {
  const kind = currencyCodes.indexOf(currency) * periods.length + periods.indexOf(per)
  return kind * KIND_STEP - minor
}

/** From 1 to the last. */
function bandOf(minor: number): number {
  return Math.min(LAST_BAND, 1 + Math.floor(Math.log(minor + 1) / Math.log(BAND_STEP)))
}

/** @param block - number of the block among those of 2^level bands */
const payMark = ({ currency, per }: Pay, level: number, block: number) =>
  `pay:${currency}:${per}:${level}:${block}`

const blockOf = (band: number, level: number) => Math.floor(band / 2 ** level)

/** All pays of one kind that are not lower. */
function payRange(pay: NonNullable<JobSearch['payAtLeast']>): DocumentSearch['ranges'][number] {
  return {
    number: 'pay',
    atLeast: payNumber(pay, KIND_STEP - 1),
    atMost: payNumber(pay, pay.minor),
    marks: blocksFrom(pay, bandOf(pay.minor)),
  }
}

/** The blocks that together hold every band from the lowest on: those with an odd number that begin no earlier. */
function blocksFrom(pay: Pay, lowest: number): readonly string[] {
  return BLOCKS.flatMap((level) => {
    const block = blockOf(lowest + 2 ** level - 1, level)
    return block % 2 === 1 ? [payMark(pay, level, block)] : []
  })
}

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
      ...BLOCKS.map((level) => payMark(kind, level, blockOf(bandOf(pay.max.minor), level))),
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
export const jobsSearchIndex: SearchIndex<Job> = {
  version: 3,
  numbers: ['published', 'pay', 'closes'],
  orders: ['-published', 'pay'],
  numbersByPlace: ['pay'],
  entry: jobEntry,
}

const orders: Readonly<Record<JobSort, string>> = {
  best: '-score',
  newest: '-published',
  distance: 'distance',
  pay: 'pay',
}

function marksOf({ position, type, country, accommodation }: JobSearch): DocumentSearch['marks'] {
  const exactly = Object.entries({ position, type, country }).flatMap(([name, value]) =>
    value === undefined ? [] : [[`${name}:${value}`]],
  )
  const rooms = accommodation === 'help' ? ['help', 'included'] : ['included']
  return [...exactly, ...(accommodation === undefined ? [] : [rooms.map((each) => `accommodation:${each}`)])]
}

/** What an open job's entry must hold so that it takes applications (rule AP4). */
export function takingApplications(now: Timestamp): DocumentSearch['ranges'] {
  return [{ number: 'closes', atLeast: msFromTimestamp(now) + 1 }]
}

/**
 * A search for jobs as a question to their entries (rules AP4, AP5); `findJobs` says what it means.
 * @param page - the moment at which jobs must take applications, and which of the hits are wanted
 */
export function jobsQuestion(
  search: JobSearch,
  page: { readonly now: Timestamp; readonly offset: number; readonly limit: number },
): DocumentSearch {
  const { near, radiusKm, payAtLeast, sort } = search
  const words = queryWords(search.q)
  const isOrdered = (sort !== 'distance' || near !== undefined) && (sort !== 'best' || words.length > 0)
  const metres = radiusKm === undefined ? Number.POSITIVE_INFINITY : radiusKm * METRES_PER_KM
  return {
    collectionId: 'jobs',
    words,
    marks: marksOf(search),
    ranges: [...takingApplications(page.now), ...(payAtLeast === undefined ? [] : [payRange(payAtLeast)])],
    ...(near === undefined ? {} : { around: { centre: near, metres } }),
    order: isOrdered ? orders[sort] : orders.newest,
    offset: page.offset,
    limit: page.limit,
  }
}
