import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { Uid } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { BrigadeUser } from '../profiles/brigade-user.ts'
import { ReportedKind, ReportReason, ReportState } from './report.ts'
import { ReviewScores, ReviewState } from './review.ts'

const Words = z.string().trim().max(2000)
/** Words that a decision or appeal cannot do without. */
const NeededWords = Words.min(1)
const ReviewId = z.string().min(3).max(270)

/** Writes about the other side of a booking or hire; shown when both wrote, or after 14 days (product, E42). */
export const writeReview = functionContract({
  name: 'writeReview',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    thing: z.strictObject({ kind: z.enum(['booking', 'hire']), id: DocumentId }),
    scores: ReviewScores,
    text: z.string().trim().max(1000),
  }),
  output: z.strictObject({ reviewId: ReviewId, state: ReviewState }),
  reasons: ['not-done', 'window', 'written', 'gone'],
})

/** Answers a review about oneself, once. */
export const replyReview = functionContract({
  name: 'replyReview',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    reviewId: ReviewId,
    reply: z.string().trim().min(1).max(1000),
  }),
  output: z.strictObject({ state: ReviewState }),
  reasons: ['replied', 'state', 'gone'],
})

/** Reports something to the moderators; guests too, five times a day. */
export const reportThing = functionContract({
  name: 'reportThing',
  audience: 'guest',
  input: z.strictObject({
    requestId: RequestId,
    thing: z.strictObject({ kind: ReportedKind, id: DocumentId }),
    reason: ReportReason,
    words: Words,
  }),
  output: z.strictObject({ reportId: DocumentId, state: ReportState }),
  reasons: ['rate', 'gone'],
})

/** Asks to have a decision looked at again. */
export const appealDecision = functionContract({
  name: 'appealDecision',
  audience: 'member',
  input: z.strictObject({ requestId: RequestId, reportId: DocumentId, words: NeededWords }),
  output: z.strictObject({ state: ReportState }),
  reasons: ['window', 'state', 'gone'],
})

/** A moderator decides on a report, always with words; both sides are told. */
export const decideReport = functionContract({
  name: 'decideReport',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    reportId: DocumentId,
    decision: z.enum(['look', 'act', 'dismiss', 'settle']),
    words: Words,
  }),
  output: z.strictObject({ state: ReportState }),
  reasons: ['words-needed', 'role', 'state', 'gone'],
})

/** A moderator changes somebody's standing, always with words; it can be appealed for 30 days. */
export const setStanding = functionContract({
  name: 'setStanding',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    uid: Uid,
    standing: BrigadeUser.shape.standing,
    words: Words,
  }),
  output: z.strictObject({ standing: BrigadeUser.shape.standing }),
  reasons: ['words-needed', 'role', 'state', 'gone'],
})
