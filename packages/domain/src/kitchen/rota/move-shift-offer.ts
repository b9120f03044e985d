import { err, ok, type Result } from '@brigade/contract/result.ts'
import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import { type Access, type AccessRole, hasAccess } from '../../access/roles/access.ts'

/** Where an offered shift stands (rule RO8); approved, refused and withdrawn are final. */
export type ShiftOfferState = 'open' | 'taken' | 'approved' | 'refused' | 'withdrawn'

/** What a person does to an offered shift. */
export type ShiftOfferCommand = 'take' | 'approve' | 'refuse' | 'withdraw'

/** Where a command leads, and what it takes. */
interface ShiftOfferStep {
  readonly to: ShiftOfferState
  /** The least access role it takes. */
  readonly access: AccessRole
  /** Whether only the person who offered the shift may do it. */
  readonly isOfferers?: true
  /** Whether an overlap with other work of the taker blocks it (rule RO1). */
  readonly needsFreeTaker?: true
}

const over = { take: refused, approve: refused, refuse: refused, withdraw: refused }

/** Rule RO8: managers approve and refuse, whoever offered the shift withdraws it. */
export const shiftOfferLifecycle = defineLifecycle<ShiftOfferState, ShiftOfferCommand, ShiftOfferStep>({
  open: {
    take: { to: 'taken', access: 'viewer', needsFreeTaker: true },
    approve: refused,
    refuse: refused,
    withdraw: { to: 'withdrawn', access: 'viewer', isOfferers: true },
  },
  taken: {
    take: refused,
    approve: { to: 'approved', access: 'manager', needsFreeTaker: true },
    refuse: { to: 'refused', access: 'manager' },
    withdraw: refused,
  },
  approved: over,
  refused: over,
  withdrawn: over,
})

/** An offered shift, and what decides about it. */
export interface ShiftOffer {
  readonly state: ShiftOfferState
  readonly offeredBy: string
  /** Whether the kitchen has somebody approve each change of the rota. */
  readonly needsApproval: boolean
  /** Whether the shift overlaps other work of the person who takes it (rule RO1). */
  readonly isTakerBusy: boolean
}

/** Who acts on an offered shift. */
export interface ShiftOfferActor {
  readonly uid: string
  readonly access: Access | undefined
}

/** What an offer becomes; the rota is written in the same step as the state. */
export interface ShiftOfferMove {
  readonly state: ShiftOfferState
  readonly changesRota: boolean
}

/** Why a move is refused. */
export type ShiftOfferProblem = 'state' | 'role' | 'not-yours' | 'overlap'

/**
 * One move of an offered shift (rule RO8). Managers and higher approve and refuse, whoever offered the shift withdraws
 * it. An overlap blocks taking and approving. Without approval, taking changes the rota at once.
 */
export function moveShiftOffer(
  offer: ShiftOffer,
  command: ShiftOfferCommand,
  actor: ShiftOfferActor,
): Result<ShiftOfferMove, ShiftOfferProblem> {
  const step = shiftOfferLifecycle.stepOf(offer.state, command)
  if (step === undefined) return err('state')
  if (step.isOfferers === true && actor.uid !== offer.offeredBy) return err('not-yours')
  if (!hasAccess(actor.access, step.access)) return err('role')
  if (step.needsFreeTaker === true && offer.isTakerBusy) return err('overlap')
  const state = step.to === 'taken' && !offer.needsApproval ? 'approved' : step.to
  return ok({ state, changesRota: state === 'approved' })
}
