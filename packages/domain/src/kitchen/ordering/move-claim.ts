import { err, type Result } from '@brigade/contract/result.ts'
import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import type { LinkSide } from '../suppliers/move-supplier-link.ts'
import { DAY_MS } from '../../core/time/span.ts'
import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'

/** Where a claim stands: asked, a credit offered by one side, agreed by the other. Settled is final. */
export const CLAIM_STATES = ['open', 'offered', 'settled'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** `offer` names a credit, also another one than before; `agree` takes the one that the other side named. */
export type ClaimCommand = 'offer' | 'agree'

/** Product E34b: neither side agrees to its own offer. */
export const claimLifecycle = defineLifecycle<ClaimState, ClaimCommand>({
  open: { offer: 'offered', agree: refused },
  offered: { offer: 'offered', agree: 'settled' },
  settled: { offer: refused, agree: refused },
})

/** A claim as its moves need it. */
export interface MovedClaim {
  readonly state: ClaimState
  /** Who named the credit that is offered. */
  readonly offeredBy?: LinkSide | undefined
}

/** Whose offer a credit is: a supplier without an account says it to the kitchen, which writes it down. */
export function offeringSide(side: LinkSide, order: { readonly supplierId?: string | undefined }): LinkSide {
  return order.supplierId === undefined ? 'supplier' : side
}

/** One move of a claim. Both sides have the same right: neither agrees to its own offer. */
export function moveClaim(
  claim: MovedClaim,
  command: ClaimCommand,
  side: LinkSide,
): Result<ClaimState, 'state' | 'own-offer'> {
  const next = claimLifecycle.next(claim.state, command)
  if (!next.ok) return err('state')
  return command === 'agree' && claim.offeredBy === side ? err('own-offer') : next
}

/** Product, section 6: a claim is opened within so long after the goods came. */
const CLAIM_WINDOW_MS = 14 * DAY_MS

/** Whether a claim about goods received then may still be opened. */
export function isClaimable(receivedAt: Timestamp, now: Timestamp): boolean {
  return msFromTimestamp(now) - msFromTimestamp(receivedAt) <= CLAIM_WINDOW_MS
}
