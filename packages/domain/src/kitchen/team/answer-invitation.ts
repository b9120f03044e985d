import { err, ok, type Result } from '@brigade/contract/result.ts'
import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import { normalizedEmail } from '../../core/text/email.ts'
import { compareTimestamps } from '../../core/time/compare-timestamps.ts'
import { HOUR_MS } from '../../core/time/span.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '../../core/time/timestamp.ts'
import { type Invitation, type InvitationState, OPEN_LINK_PEOPLE } from './invitation.ts'

/** Rule ID7: an addressed invitation stands 14 days, an open link 7. */
const ADDRESSED_MS = 336 * HOUR_MS
const OPEN_LINK_MS = 168 * HOUR_MS

/** What names the invited person; with neither it is an open link. */
type Addressee = Pick<Invitation, 'toUid' | 'toEmail'>

/** Whether anybody with the link may take it. */
export function isOpenLink(invitation: Addressee): boolean {
  return invitation.toUid === undefined && invitation.toEmail === undefined
}

/** When an invitation sent now ends; at that moment it is over (rule ID7). */
export function invitationEnd(invitation: Addressee, sentAt: Timestamp): Timestamp {
  return timestampFromMs(msFromTimestamp(sentAt) + (isOpenLink(invitation) ? OPEN_LINK_MS : ADDRESSED_MS))
}

/** The state at a moment: one whose time is over is expired, whether or not the server has noted it. */
export function invitationStateAt(invitation: Invitation, now: Timestamp): InvitationState {
  if (invitation.state !== 'sent') return invitation.state
  return msFromTimestamp(now) >= msFromTimestamp(invitation.expiresAt) ? 'expired' : 'sent'
}

/** Who answers: the account's e-mail counts only when it was verified. */
export interface Invitee {
  readonly uid: string
  readonly email: string | null
  readonly isEmailVerified: boolean
  /** When the person left this kitchen's team; absent when they were never in it. */
  readonly leftAt?: Timestamp
}

/** Whether the invitation is for this person (rule ID8). */
export function isInvited(invitation: Addressee, person: Invitee): boolean {
  if (invitation.toUid !== undefined) return invitation.toUid === person.uid
  if (invitation.toEmail === undefined) return true
  const isSame =
    person.email !== null && normalizedEmail(person.email) === normalizedEmail(invitation.toEmail)
  return isSame && person.isEmailVerified
}

export type InvitationProblem = 'expired' | 'withdrawn' | 'used-up' | 'not-yours' | 'state'

/** The fields of an invitation that an answer changes. */
export type AnsweredInvitation = Pick<Invitation, 'state' | 'acceptedBy'>

type Answer = 'accept' | 'decline' | 'withdraw' | 'expire'

/** Rule ID7: all but `sent` are final. */
export const invitationLifecycle = defineLifecycle<InvitationState, Answer>({
  sent: { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn', expire: 'expired' },
  accepted: { accept: refused, decline: refused, withdraw: refused, expire: refused },
  declined: { accept: refused, decline: refused, withdraw: refused, expire: refused },
  withdrawn: { accept: refused, decline: refused, withdraw: refused, expire: refused },
  expired: { accept: refused, decline: refused, withdraw: refused, expire: refused },
})

/** Whether the person has left since the invitation was made: to come back takes a new one (product, E12). */
function isOfBeforeLeaving({ createdAt }: Invitation, { leftAt }: Invitee): boolean {
  return leftAt !== undefined && compareTimestamps(createdAt, leftAt) < 0
}

/**
 * An invitation after its answer (rules ID7 and ID8). An addressed one is used once; an open link stays `sent` until
 * 20 people have taken it, and declining it changes nothing, because others may still want it.
 */
export function judgeInvitationAnswer(
  invitation: Invitation,
  person: Invitee,
  answer: { readonly accept: boolean; readonly now: Timestamp },
): Result<AnsweredInvitation, InvitationProblem> {
  const state = invitationStateAt(invitation, answer.now)
  if (!isInvited(invitation, person)) return err('not-yours')
  if (isOfBeforeLeaving(invitation, person)) return err('withdrawn')
  const next = invitationLifecycle.next(state, answer.accept ? 'accept' : 'decline')
  if (!next.ok || invitation.acceptedBy.includes(person.uid)) return err(problemOf(state))
  if (!answer.accept) {
    return ok({ state: isOpenLink(invitation) ? 'sent' : next.value, acceptedBy: invitation.acceptedBy })
  }
  const acceptedBy = [...invitation.acceptedBy, person.uid]
  const isUsedUp = !isOpenLink(invitation) || acceptedBy.length >= OPEN_LINK_PEOPLE
  return ok({ state: isUsedUp ? next.value : 'sent', acceptedBy })
}

function problemOf(state: InvitationState): InvitationProblem {
  switch (state) {
    case 'expired':
    case 'withdrawn':
      return state
    case 'declined':
      return 'state'
    default:
      return 'used-up'
  }
}

/** The state after the team takes an invitation back. */
export function withdrawnState(invitation: Invitation, now: Timestamp): Result<InvitationState, 'state'> {
  const next = invitationLifecycle.next(invitationStateAt(invitation, now), 'withdraw')
  return next.ok ? next : err('state')
}
