import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'
import type { Offer, OfferState } from './application-event.ts'
import type { InterviewState, TrialState } from './interview.ts'

/** `book` is the professional's; `hold` and `miss` are noted by the team; either side may cancel. */
export type InterviewCommand = 'book' | 'hold' | 'miss' | 'cancel'

/** Product E40: proposed → booked → held, missed or cancelled. */
export const interviewLifecycle = defineLifecycle<InterviewState, InterviewCommand>({
  proposed: { book: 'booked', hold: refused, miss: refused, cancel: 'cancelled' },
  booked: { book: refused, hold: 'held', miss: 'missed', cancel: 'cancelled' },
  held: { book: refused, hold: refused, miss: refused, cancel: refused },
  missed: { book: refused, hold: refused, miss: refused, cancel: refused },
  cancelled: { book: refused, hold: refused, miss: refused, cancel: refused },
})

/** `accept` is the professional's; either side may cancel. */
export type TrialCommand = 'accept' | 'finish' | 'cancel'

/** Product E40: proposed → accepted → done or cancelled. */
export const trialLifecycle = defineLifecycle<TrialState, TrialCommand>({
  proposed: { accept: 'accepted', finish: refused, cancel: 'cancelled' },
  accepted: { accept: refused, finish: 'done', cancel: 'cancelled' },
  done: { accept: refused, finish: refused, cancel: refused },
  cancelled: { accept: refused, finish: refused, cancel: refused },
})

/** `accept` and `decline` are the professional's, `expire` the clock's, `withdraw` and `countersign` the team's. */
export type OfferCommand = 'accept' | 'decline' | 'expire' | 'withdraw' | 'countersign'

/** Product E40: sent → accepted, declined or expired; accepted → countersigned. A declined application takes its offer along. */
export const offerLifecycle = defineLifecycle<OfferState, OfferCommand>({
  sent: {
    accept: 'accepted',
    decline: 'declined',
    expire: 'expired',
    withdraw: 'withdrawn',
    countersign: refused,
  },
  accepted: {
    accept: refused,
    decline: refused,
    expire: refused,
    withdraw: refused,
    countersign: 'countersigned',
  },
  declined: { accept: refused, decline: refused, expire: refused, withdraw: refused, countersign: refused },
  expired: { accept: refused, decline: refused, expire: refused, withdraw: refused, countersign: refused },
  withdrawn: { accept: refused, decline: refused, expire: refused, withdraw: refused, countersign: refused },
  countersigned: {
    accept: refused,
    decline: refused,
    expire: refused,
    withdraw: refused,
    countersign: refused,
  },
})

/** Whether the time to answer an offer is over: that moment is no longer within it. */
export function isOfferOver({ expiresAt }: Pick<Offer, 'expiresAt'>, now: Timestamp): boolean {
  return msFromTimestamp(now) >= msFromTimestamp(expiresAt)
}
