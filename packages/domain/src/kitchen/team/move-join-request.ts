import { err, ok, type Result } from '@brigade/contract/result.ts'
import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import { DAY_MS } from '../../core/time/span.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '../../core/time/timestamp.ts'
import { type Access, type AccessRole, hasAccess, rankOf } from '../../access/roles/access.ts'

/** Where a join request stands (product, E13); all but the first are final, and a person may ask again. */
export const JOIN_REQUEST_STATES = ['asked', 'approved', 'refused', 'withdrawn', 'expired'] as const
export type JoinRequestState = (typeof JOIN_REQUEST_STATES)[number]

export type JoinRequestCommand = 'approve' | 'refuse' | 'withdraw' | 'expire'

/** Product E13. */
export const joinRequestLifecycle = defineLifecycle<JoinRequestState, JoinRequestCommand>({
  asked: { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn', expire: 'expired' },
  approved: { approve: refused, refuse: refused, withdraw: refused, expire: refused },
  refused: { approve: refused, refuse: refused, withdraw: refused, expire: refused },
  withdrawn: { approve: refused, refuse: refused, withdraw: refused, expire: refused },
  expired: { approve: refused, refuse: refused, withdraw: refused, expire: refused },
})

/** Product E13: a join request nobody answers is over after so long. */
const REQUEST_STANDS_MS = 30 * DAY_MS

/** When a request made now ends; at that moment it is over. */
export function joinRequestEnd(askedAt: Timestamp): Timestamp {
  return timestampFromMs(msFromTimestamp(askedAt) + REQUEST_STANDS_MS)
}

/** The state at a moment: a request whose time is over is expired, whether or not the server has noted it. */
export function joinRequestStateAt(
  request: { readonly state: JoinRequestState; readonly expiresAt: Timestamp },
  now: Timestamp,
): JoinRequestState {
  const isOver = msFromTimestamp(now) >= msFromTimestamp(request.expiresAt)
  return request.state === 'asked' && isOver ? 'expired' : request.state
}

/** What a manager answers: an access role up to lead, or a refusal with a sentence that the person reads. */
export type JoinAnswer =
  | { readonly approve: true; readonly access: AccessRole }
  | { readonly approve: false; readonly sentence: string }

/**
 * A manager's answer to a join request (product, E13). An approval gives lead at most, whoever gives it; a refusal
 * without words is refused itself.
 */
export function judgeJoinAnswer(
  state: JoinRequestState,
  answer: JoinAnswer,
  manager: Access | undefined,
): Result<'approved' | 'refused', 'role' | 'state' | 'access-above-yours' | 'sentence-needed'> {
  if (!hasAccess(manager, 'manager')) return err('role')
  if (!joinRequestLifecycle.isAllowed(state, answer.approve ? 'approve' : 'refuse')) return err('state')
  if (answer.approve) {
    return rankOf(answer.access) > rankOf('lead') ? err('access-above-yours') : ok('approved')
  }
  return answer.sentence.trim() === '' ? err('sentence-needed') : ok('refused')
}
