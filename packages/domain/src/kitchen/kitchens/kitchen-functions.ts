import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { Uid } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { AccessRole } from '../../access/roles/access.ts'
import { KITCHEN_STATES } from './move-kitchen.ts'

const KitchenCall = z.strictObject({ requestId: RequestId, kitchenId: DocumentId })
const StateAfter = z.strictObject({ state: z.enum(KITCHEN_STATES) })

/** Offers the kitchen to an active member of the team, for seven days; the owner. Until then the owner stays it. */
export const transferOwnership = functionContract({
  name: 'transferOwnership',
  audience: 'member',
  input: KitchenCall.extend({ uid: Uid }),
  output: z.strictObject({ expiresAt: Timestamp }),
  reasons: ['not-active', 'plan', 'gone'],
})

/** Accepts the kitchen or leaves it with its owner; the person it was offered to. The owner takes an offer back (rule ID9). */
export const answerOwnership = functionContract({
  name: 'answerOwnership',
  audience: 'member',
  input: KitchenCall.extend({ accept: z.boolean() }),
  output: z.strictObject({ access: AccessRole }),
  reasons: ['not-yours', 'not-active', 'expired', 'plan', 'gone'],
})

/** Puts a kitchen to rest: it is read and written as before, but listed and found no more; the owner. */
export const archiveKitchen = functionContract({
  name: 'archiveKitchen',
  audience: 'guest',
  input: KitchenCall,
  output: StateAfter,
  reasons: ['state', 'gone'],
})

/** Takes a kitchen out of the archive, or keeps one whose deletion has begun; the owner. */
export const reopenKitchen = functionContract({
  name: 'reopenKitchen',
  audience: 'guest',
  input: KitchenCall,
  output: StateAfter,
  reasons: ['state', 'gone'],
})

/**
 * Begins the deletion of an archived kitchen, 30 days from now; the owner types its name. Refused, with what stands in
 * the way, while others depend on it; `confirmExport` lets young safety records go.
 */
export const deleteKitchen = functionContract({
  name: 'deleteKitchen',
  audience: 'guest',
  input: KitchenCall.extend({ nameTyped: z.string().max(200), confirmExport: z.boolean() }),
  output: StateAfter.extend({ deletesAt: Timestamp }),
  reasons: ['name', 'open-jobs', 'open-orders', 'records-kept', 'state', 'gone'],
})

const FigureCount = z.int().min(0)

/** Counts the kitchen's recipes and what its ingredients lack, from its whole book at this moment; whoever works there. */
export const readKitchenFigures = functionContract({
  name: 'readKitchenFigures',
  audience: 'guest',
  input: KitchenCall,
  output: z.strictObject({
    /** When it was counted. */
    at: Timestamp,
    recipes: FigureCount,
    drafts: FigureCount,
    ingredients: FigureCount,
    unanswered: FigureCount,
    /** Null for people who may not see costs. */
    unpriced: FigureCount.nullable(),
    open: FigureCount,
  }),
  reasons: [],
})
