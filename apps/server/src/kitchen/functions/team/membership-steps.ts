import {
  type MembershipCommand,
  membershipLifecycle,
} from '@brigade/domain/kitchen/team/membership-lifecycle.ts'
import { type TeamMember, teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import type { Changes } from '../../../core/functions/store.ts'
import { orReason, type StepRules } from '../../../core/functions/take-step.ts'

/** A move of a place in a team, and what is noted with it. */
interface MembershipMove {
  readonly command: MembershipCommand
  readonly noted: Changes<TeamMember>
}

/** How places in a team move (product, E12). */
export const membershipSteps: StepRules<TeamMember, MembershipMove> = {
  of: teamMembers,
  next: (_, { state }, { command }) => orReason(membershipLifecycle.next(state, command)),
  changes: (_, { move, to }) => ({ ...move.noted, state: to }),
}
