import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields, Uid } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { ownTeamDocument, worksHere } from '../../access/roles/kitchen-policy.ts'
import { Timestamp } from '../../core/time/timestamp.ts'

/** A shift that somebody offers to the team, or wants to swap with one person (product, E37). */
export const OfferedShift = z.strictObject({
  ...commonFields,
  shiftId: DocumentId,
  offeredBy: Uid,
  /** Who may take it; absent when it is in the pool for everybody. */
  toUid: Uid.optional(),
  /** The shift wanted for it; absent when nothing is wanted. */
  swapShiftId: DocumentId.optional(),
  /** Moves by `moveShiftOffer`. */
  state: z.enum(['open', 'taken', 'approved', 'refused', 'withdrawn']),
  /** Whether a manager approves before the rota changes. */
  needsApproval: z.boolean(),
  takenBy: Uid.optional(),
  takenAt: Timestamp.optional(),
  answeredBy: Uid.optional(),
  /** What the manager says to it; empty unless said. */
  sentence: z.string().max(300),
  /** How far it is shared: with the team, with the kitchen's pool, or as a public gig. */
  sharedWith: z.enum(['team', 'pool', 'gig']),
  /** The draft of a job that sharing as a gig has made. */
  jobId: DocumentId.optional(),
})
export type OfferedShift = Readonly<z.infer<typeof OfferedShift>>

/** Offered shifts and swaps: read by the team, moved by function. */
export const shiftOffers = collection({
  path: 'kitchens/{kitchenId}/shift-offers/{offerId}',
  schema: OfferedShift,
  policy: writtenByFunctions<OfferedShift>(worksHere, ownTeamDocument),
  indexes: [
    ['state', '-createdAt'],
    ['shiftId', 'state'],
    ['offeredBy', '-createdAt'],
  ],
})
