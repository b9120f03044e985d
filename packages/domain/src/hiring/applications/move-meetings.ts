import { allowedMove, type StateProblem } from '../../core/documents/allowed-move.ts'
import type { Result } from '../../core/documents/result.ts'
import type { Moves } from '../../core/documents/transitions.ts'
import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'
import type { Offer, OfferState } from './application-event.ts'
import type { InterviewState, TrialState } from './interview.ts'

/** `book` is the professional's; `hold` and `miss` are noted by the team; either side may cancel. */
export type InterviewCommand = 'book' | 'hold' | 'miss' | 'cancel'

/** Product E40: proposed → booked → held, missed or cancelled. */
const interviewMoves: Moves<InterviewState, InterviewCommand> = {
  book: { proposed: 'booked' },
  hold: { booked: 'held' },
  miss: { booked: 'missed' },
  cancel: { proposed: 'cancelled', booked: 'cancelled' },
}

/** Where an interview stands after a command, or why it is refused. */
export function moveInterview(
  state: InterviewState,
  command: InterviewCommand,
): Result<InterviewState, StateProblem<InterviewState, InterviewCommand>> {
  return allowedMove(interviewMoves, command, state)
}

/** `accept` is the professional's; either side may cancel. */
export type TrialCommand = 'accept' | 'finish' | 'cancel'

/** Product E40: proposed → accepted → done or cancelled. */
const trialMoves: Moves<TrialState, TrialCommand> = {
  accept: { proposed: 'accepted' },
  finish: { accepted: 'done' },
  cancel: { proposed: 'cancelled', accepted: 'cancelled' },
}

/** Where a trial shift stands after a command, or why it is refused. */
export function moveTrial(
  state: TrialState,
  command: TrialCommand,
): Result<TrialState, StateProblem<TrialState, TrialCommand>> {
  return allowedMove(trialMoves, command, state)
}

/** `accept` and `decline` are the professional's, `expire` the clock's, `withdraw` and `countersign` the team's. */
export type OfferCommand = 'accept' | 'decline' | 'expire' | 'withdraw' | 'countersign'

/** Product E40: sent → accepted, declined or expired; accepted → countersigned. A declined application takes its offer along. */
const offerMoves: Moves<OfferState, OfferCommand> = {
  accept: { sent: 'accepted' },
  decline: { sent: 'declined' },
  expire: { sent: 'expired' },
  withdraw: { sent: 'withdrawn' },
  countersign: { accepted: 'countersigned' },
}

/** Where an offer stands after a command, or why it is refused. */
export function moveOffer(
  state: OfferState,
  command: OfferCommand,
): Result<OfferState, StateProblem<OfferState, OfferCommand>> {
  return allowedMove(offerMoves, command, state)
}

/** Whether the time to answer an offer is over: that moment is no longer within it. */
export function isOfferOver({ expiresAt }: Pick<Offer, 'expiresAt'>, now: Timestamp): boolean {
  return msFromTimestamp(now) >= msFromTimestamp(expiresAt)
}
