import type { AccessRole, Grant } from '@brigade/domain/access/roles/access.ts'
import type { InvitationState } from '@brigade/domain/kitchen/team/invitation.ts'
import { type AuditEntry, TEAM_STEPS, type TeamStep } from '@brigade/domain/people/trust/audit-entry.ts'
import type { CallProblem } from '../calls/call-problem.ts'
import { wordsOfProblem } from '../calls/call-problem.ts'
import type { MessageKey } from '../../messages/catalogue.ts'

/** The word for each access role. */
export const accessWords: Readonly<Record<AccessRole, MessageKey>> = {
  viewer: 'team.access.viewer',
  cook: 'team.access.cook',
  lead: 'team.access.lead',
  manager: 'team.access.manager',
  owner: 'team.access.owner',
}

/** What each access role may do, in one sentence. */
export const accessSentences: Readonly<Record<AccessRole, MessageKey>> = {
  viewer: 'team.may.viewer',
  cook: 'team.may.cook',
  lead: 'team.may.lead',
  manager: 'team.may.manager',
  owner: 'team.may.owner',
}

export const grantWords: Readonly<Record<Grant, MessageKey>> = {
  costs: 'team.grant.costs',
  orders: 'team.grant.orders',
  hr: 'team.grant.hr',
}

export const invitationWords: Readonly<Record<InvitationState, MessageKey>> = {
  sent: 'team.invitation.sent',
  accepted: 'team.invitation.accepted',
  declined: 'team.invitation.declined',
  withdrawn: 'team.invitation.withdrawn',
  expired: 'team.invitation.expired',
}

const stepSentences: Readonly<Record<TeamStep, MessageKey>> = {
  joinTeam: 'team.history.joined',
  endMembership: 'team.history.removed',
  setAccess: 'team.history.access',
  transferOwnership: 'team.history.offered',
  endOwnershipOffer: 'team.history.offerEnded',
  acceptOwnership: 'team.history.taken',
}

/** The sentence for a step in the kitchen's audit log; null for one that is not about its team. */
export function wordsOfStep({ action, by, thing }: AuditEntry): MessageKey | null {
  const step = TEAM_STEPS.find((each) => each === action)
  if (step === undefined) return null
  const isOwn = thing.endsWith(`/${by}`)
  return step === 'endMembership' && isOwn ? 'team.history.left' : stepSentences[step]
}

const wordsOfReason: Readonly<Record<string, MessageKey>> = {
  role: 'team.problem.role',
  'access-above-yours': 'team.problem.aboveYours',
  peer: 'team.problem.peer',
  'last-owner': 'team.problem.lastOwner',
  gone: 'team.problem.gone',
  'already-member': 'team.problem.alreadyMember',
  state: 'team.problem.state',
  expired: 'team.problem.expired',
  withdrawn: 'team.problem.withdrawn',
  'used-up': 'team.problem.usedUp',
  'not-yours': 'team.problem.notYours',
}

/** The sentence for a refusal of a function of the team. */
export function wordsOfTeamProblem(problem: CallProblem): MessageKey {
  return wordsOfReason[problem.reason ?? ''] ?? wordsOfProblem(problem)
}
