import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { Caller } from '@brigade/contract/document.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { commonFields, Uid } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { isMember, isModerator } from '../../access/roles/claims.ts'
import { Timestamp } from '../../core/time/timestamp.ts'

/** Where a mark stands; moves by `moveMark`. That it has gone quiet follows from `shownUntil`. */
export const MarkState = z.enum(['standing', 'appealed', 'upheld', 'lifted'])
export type MarkState = z.infer<typeof MarkState>

/** A late cancellation or a no-show, of either side (product, E10). The document's id is `{bookingId}_{side}`. */
export const Mark = z.strictObject({
  ...commonFields,
  bookingId: DocumentId,
  /** Whose mark it is: the worker, or the job of the business. */
  about: z.discriminatedUnion('side', [
    z.strictObject({ side: z.literal('worker'), uid: Uid }),
    z.strictObject({ side: z.literal('business'), jobId: DocumentId }),
  ]),
  /** Both sides of the booking; they read it always. */
  parties: z.array(Uid).min(1).max(52),
  kind: z.enum(['late cancel', 'no-show']),
  at: Timestamp,
  /** 90 days after `at`; from then on only the two sides read it (rule GG5). */
  shownUntil: Timestamp,
  /** Whether it is shown to others now; the server takes it away at `shownUntil` and when it is lifted. */
  isShown: z.boolean(),
  state: MarkState,
  /** The marked side's words, and the moderator's. */
  appeal: z.string().max(2000).optional(),
  decision: z.string().max(2000).optional(),
  decidedAt: Timestamp.optional(),
})
export type Mark = Readonly<z.infer<typeof Mark>>

/** Id of the one mark a side can get for a booking. */
export function markId(bookingId: string, side: 'worker' | 'business'): string {
  return `${bookingId}_${side}`
}

/** The caller as somebody who hires, and as somebody who works. */
function cardsOf({ uid }: Caller): Readonly<Record<string, string>> {
  return uid === null ? {} : { recruiter: `recruiters/${uid}`, professional: `professionals/${uid}` }
}

/** Whether the caller is of the kind that a shown mark warns, and asks about one worker or one job. */
function isWarned({ related }: PolicyContext, about: Mark['about'] | undefined): boolean {
  if (about === undefined) return false
  if ('uid' in about) return related['recruiter'] !== undefined
  return 'jobId' in about && related['professional'] !== undefined
}

/**
 * Marks, written by functions only and never deleted: read by both sides of the booking and by moderators, and while they
 * are shown by who hires, of a worker, and by who works, of a job. No list is of everybody's.
 */
export const marks = collection({
  path: 'marks/{markId}',
  schema: Mark,
  policy: writtenByFunctions<Mark>(
    (context, { parties, isShown, about }) => {
      const { caller } = context
      return (
        (caller.uid !== null && parties?.includes(caller.uid) === true) ||
        isModerator(caller) ||
        (isShown === true && isMember(caller) && isWarned(context, about))
      )
    },
    (_params, caller) => cardsOf(caller),
  ),
  indexes: [
    ['about.uid', 'isShown', '-at'],
    ['about.jobId', 'isShown', '-at'],
    ['parties[]'],
    ['state', 'at'],
    ['isShown', 'shownUntil'],
  ],
})
