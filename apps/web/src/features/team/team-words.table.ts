import type { AccessRole, Grant } from '@brigade/domain/kitchens/access.ts'
import type { InvitationState } from '@brigade/domain/kitchens/invitation.ts'
import type { CallProblem } from '../../data/call-problem.ts'
import { wordsOfProblem } from '../../data/call-problem.ts'
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
