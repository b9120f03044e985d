import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields, Uid } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { isModerator } from '../../access/roles/claims.ts'
import { Timestamp } from '../../core/time/timestamp.ts'

/** Where a review stands; moves by `reviewLifecycle`. */
export const ReviewState = z.enum(['hidden', 'shown', 'appealed', 'removed'])
export type ReviewState = z.infer<typeof ReviewState>

const Score = z.int().min(1).max(5)

/** What both sides judge each other by, 1 to 5 each: the same four questions (product, principle P9). */
export const ReviewScores = z.strictObject({
  /** Did what was agreed, when it was agreed. */
  reliability: Score,
  /** Knew the work, or had it well prepared. */
  work: Score,
  /** Treated people well. */
  respect: Score,
  /** Said clearly what was wanted, and what was going on. */
  clarity: Score,
})
export type ReviewScores = Readonly<z.infer<typeof ReviewScores>>

/** Two-way words and scores after a booking or hire (product, E42). The document's id is `{thing}_{fromUid}`. */
export const Review = z.strictObject({
  ...commonFields,
  from: Uid,
  about: Uid,
  /** What was done together. */
  thing: z.strictObject({ kind: z.enum(['booking', 'hire']), id: DocumentId }),
  scores: ReviewScores,
  /** Empty when the scores say enough. */
  text: z.string().max(1000),
  reply: z.string().max(1000).optional(),
  repliedAt: Timestamp.optional(),
  /** When both had written or 14 days had passed; absent while it is hidden. */
  shownAt: Timestamp.optional(),
  state: ReviewState,
})
export type Review = Readonly<z.infer<typeof Review>>

/** Id of the one review somebody writes about a booking or hire. */
export function reviewId(thingId: string, fromUid: string): string {
  return `${thingId}_${fromUid}`
}

/**
 * Reviews, written by functions and never edited: public once shown, before that read by their author alone, so that
 * neither side writes in answer to the other.
 */
export const reviews = collection({
  path: 'reviews/{reviewId}',
  schema: Review,
  policy: writtenByFunctions<Review>(
    ({ caller }, { state, from }) =>
      state === 'shown' ||
      state === 'appealed' ||
      (caller.uid !== null && from === caller.uid) ||
      isModerator(caller),
  ),
  indexes: [
    ['about', 'state', '-shownAt'],
    ['from', '-createdAt'],
    ['thing.kind', 'thing.id'],
    ['state', 'createdAt'],
  ],
})
