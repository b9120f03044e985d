import { err, ok, type Result } from '@brigade/contract/result.ts'
import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import { DAY_MS } from '../../core/time/span.ts'
import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'
import type { Review, ReviewScores, ReviewState } from './review.ts'

/** `show` is the server's; `appeal` is of whom it is about; `keep` and `remove` are a moderator's. */
export type ReviewCommand = 'show' | 'appeal' | 'keep' | 'remove'

/** Product E42: a removed review stays removed. */
export const reviewLifecycle = defineLifecycle<ReviewState, ReviewCommand>({
  hidden: { show: 'shown', appeal: refused, keep: refused, remove: refused },
  shown: { show: refused, appeal: 'appealed', keep: refused, remove: refused },
  appealed: { show: refused, appeal: refused, keep: 'shown', remove: 'removed' },
  removed: { show: refused, appeal: refused, keep: refused, remove: refused },
})

/** Product E42: days within which a done booking is reviewed, and from which on a hire is. */
const BOOKING_REVIEW_MS = 60 * DAY_MS
const HIRE_REVIEW_MS = 30 * DAY_MS
/** Product E42: how long a review waits for the other one. */
const HIDDEN_MS = 14 * DAY_MS
/** Product E42: months after which a review counts half. */
const FULL_WEIGHT_MS = 365 * DAY_MS

/** What was done together: a booking that is done, or a hire, and since when. */
export interface ReviewedThing {
  readonly kind: 'booking' | 'hire'
  /** End of the booking's shift, or the day of the hire; undefined while it is not done. */
  readonly doneAt: Timestamp | undefined
}

/**
 * Whether a review may be written now (product, E42, `writeReview`): within 60 days of a done booking, or from day 30 of a
 * hire on; both edges included.
 */
export function mayReview(
  { kind, doneAt }: ReviewedThing,
  now: Timestamp,
): Result<true, 'not-done' | 'window'> {
  if (doneAt === undefined || msFromTimestamp(doneAt) > msFromTimestamp(now)) return err('not-done')
  const sinceMs = msFromTimestamp(now) - msFromTimestamp(doneAt)
  const isInTime = kind === 'booking' ? sinceMs <= BOOKING_REVIEW_MS : sinceMs >= HIRE_REVIEW_MS
  return isInTime ? ok(true) : err('window')
}

/** Whether a hidden review is shown now: when both sides wrote, or 14 days after it was written (product, E42). */
export function isReviewDue(
  { createdAt }: Pick<Review, 'createdAt'>,
  hasOtherWritten: boolean,
  now: Timestamp,
): boolean {
  return hasOtherWritten || msFromTimestamp(now) - msFromTimestamp(createdAt) >= HIDDEN_MS
}

const meanScore = ({ reliability, work, respect, clarity }: ReviewScores): number =>
  (reliability + work + respect + clarity) / 4

/**
 * The mean of the shown reviews of somebody, 1 to 5, unrounded: each counts half once it is more than 12 months old
 * (product, E42).
 * @returns undefined when there is none
 */
export function reviewMean(
  reviews: readonly Pick<Review, 'scores' | 'shownAt'>[],
  now: Timestamp,
): number | undefined {
  const shown = reviews.flatMap(({ scores, shownAt }) => {
    if (shownAt === undefined) return []
    const isOld = msFromTimestamp(now) - msFromTimestamp(shownAt) > FULL_WEIGHT_MS
    return [{ score: meanScore(scores), weight: isOld ? 0.5 : 1 }]
  })
  const weights = shown.reduce((sum, { weight }) => sum + weight, 0)
  return weights === 0
    ? undefined
    : shown.reduce((sum, { score, weight }) => sum + score * weight, 0) / weights
}
