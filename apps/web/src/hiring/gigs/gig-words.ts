import type { State } from '@brigade/design-system/atoms/state-mark.tsx'
import type { Booking } from '@brigade/domain/hiring/gigs/booking.ts'
import type { CallProblem } from '../../lib/calls/call-problem.ts'
import { wordsOfProblem } from '../../lib/calls/call-problem.ts'
import type { MessageKey } from '../../messages/catalogue.ts'

/** The mark for a booking's state. */
export const bookingMarks: Readonly<Record<Booking['state'], State>> = {
  asked: 'warn',
  booked: 'info',
  confirmed: 'ok',
  'checked in': 'ok',
  'checked out': 'warn',
  'hours agreed': 'ok',
  paid: 'ok',
  cancelled: 'neutral',
  released: 'neutral',
  'no-show': 'late',
}

const refusals = [
  'full',
  'overlap',
  'not-free',
  'too-late',
  'paused',
  'closed',
  'profile-needed',
  'own-job',
  'sentence-needed',
  'terms-changed',
  'code',
  'not-there',
  'window',
  'role',
  'state',
  'gone',
] as const

/** Why a step of a shift was refused. */
export function wordsOfRefusal(problem: CallProblem): MessageKey {
  const known = refusals.find((each) => each === problem.reason)
  return known === undefined ? wordsOfProblem(problem) : `gigs.refused.${known}`
}
