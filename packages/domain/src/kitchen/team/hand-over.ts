import { err, ok, type Result } from '@brigade/contract/result.ts'
import { DAY_MS } from '../../core/time/span.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '../../core/time/timestamp.ts'
import { type Access, hasAccess } from '../../access/roles/access.ts'
import type { Member } from '../../access/roles/access-rules.ts'

/** An owner's offer to hand the kitchen over; until it is accepted the old owner stays the one owner. */
export interface HandOver {
  readonly to: string
  readonly expiresAt: Timestamp
}

/** Rule ID9: the new owner accepts within so long. */
const HAND_OVER_MS = 7 * DAY_MS

/** Offers ownership to an active member of the team (rule ID9). */
export function offerOwnership(
  owner: Access | undefined,
  to: Member | undefined,
  now: Timestamp,
): Result<HandOver, 'role' | 'not-active'> {
  if (!hasAccess(owner, 'owner')) return err('role')
  if (to === undefined || to.state !== 'active' || to.access === 'owner') return err('not-active')
  return ok({ to: to.uid, expiresAt: timestampFromMs(msFromTimestamp(now) + HAND_OVER_MS) })
}

/** Whether a person may end an offer so that all stays as it is: who was offered the kitchen, and the owner (rule ID9). */
export function mayEndOffer(offer: HandOver | undefined, person: Member | undefined): boolean {
  return offer !== undefined && (person?.uid === offer.to || hasAccess(person, 'owner'))
}

/**
 * Accepts ownership (rule ID9): the person it was offered to, still in the team, within seven days. The old owner
 * becomes a manager by the same write.
 */
export function acceptOwnership(
  offer: HandOver | undefined,
  person: Member | undefined,
  now: Timestamp,
): Result<
  { readonly newOwner: 'owner'; readonly oldOwner: 'manager' },
  'not-yours' | 'not-active' | 'expired'
> {
  if (offer === undefined || person === undefined || offer.to !== person.uid) return err('not-yours')
  if (person.state !== 'active') return err('not-active')
  if (msFromTimestamp(now) >= msFromTimestamp(offer.expiresAt)) return err('expired')
  return ok({ newOwner: 'owner', oldOwner: 'manager' })
}
