import type { Recruiter } from './recruiter.ts'
import { HOUR_MS } from '../../core/time/span.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'

/** What the public sees of how fast a recruiter answers (product, E06). */
export type ReplyBadge = 'within a day' | 'within two days' | 'slow' | 'too few answers'

/** Product E06: hours up to which an answer counts as within one or two days, the edge included. */
const ONE_DAY_HOURS = 24
const TWO_DAYS_HOURS = 48
/** Product E06: fewer answers say nothing yet. */
const ENOUGH_ANSWERS = 5

/** How long one person waited for the first word, in milliseconds; undefined while there was none. */
export type FirstWord = number | undefined

/** A badge with the figures it rests on, as it is stored on the recruiter's card. */
export type ReplyFigures = NonNullable<Recruiter['replyBadgeSnapshot']>

/** The middle value, or the mean of the two in the middle. */
function medianOf(sorted: readonly number[]): number {
  const half = sorted.length / 2
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}

/**
 * The figures of a recruiter's answers: the median of those given, in hours, and the share of people who had one.
 * @param waits - one for each person who applied in the time looked at
 * @returns undefined when fewer than five people were answered
 */
export function replyFigures(waits: readonly FirstWord[], at: Timestamp): ReplyFigures | undefined {
  const answered = waits.filter((wait) => wait !== undefined).toSorted((a, b) => a - b)
  if (answered.length < ENOUGH_ANSWERS) return undefined
  return { medianHours: medianOf(answered) / HOUR_MS, answeredShare: answered.length / waits.length, at }
}

/** The badge that figures earn (product, E06). */
export function replyBadge(figures: Pick<ReplyFigures, 'medianHours'> | undefined): ReplyBadge {
  if (figures === undefined) return 'too few answers'
  if (figures.medianHours <= ONE_DAY_HOURS) return 'within a day'
  return figures.medianHours <= TWO_DAYS_HOURS ? 'within two days' : 'slow'
}
