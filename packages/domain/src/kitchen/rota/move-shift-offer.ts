import { accept, refuse, type Result } from '../../core/documents/result.ts'
import { type Moves, stateAfter } from '../../core/documents/transitions.ts'
import { type Access, hasAccess } from '../../access/roles/access.ts'

/** Where an offered shift stands (rule RO8); approved, refused and withdrawn are final. */
export type ShiftOfferState = 'open' | 'taken' | 'approved' | 'refused' | 'withdrawn'

/** What a person does to an offered shift. */
export type ShiftOfferCommand = 'take' | 'approve' | 'refuse' | 'withdraw'

const moves: Moves<ShiftOfferState, ShiftOfferCommand> = {
  take: { open: 'taken' },
  approve: { taken: 'approved' },
  refuse: { taken: 'refused' },
  withdraw: { open: 'withdrawn' },
}

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
  const next = stateAfter(moves, command, offer.state)
  if (next === undefined) return refuse('state')
  if (command === 'withdraw' && actor.uid !== offer.offeredBy) return refuse('not-yours')
  const isApprovers = command === 'approve' || command === 'refuse'
  if (!hasAccess(actor.access, isApprovers ? 'manager' : 'viewer')) return refuse('role')
  if ((command === 'take' || command === 'approve') && offer.isTakerBusy) return refuse('overlap')
  const state = next === 'taken' && !offer.needsApproval ? 'approved' : next
  return accept({ state, changesRota: state === 'approved' })
}
