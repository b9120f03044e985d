import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import type { TeamMember } from './team-member.ts'

/** `leave` is also what a removal and the end of an account do; somebody who comes back keeps the old document. */
export type MembershipCommand = 'leave' | 'return'

/** Product E12. */
export const membershipLifecycle = defineLifecycle<TeamMember['state'], MembershipCommand>({
  active: { leave: 'left', return: refused },
  left: { leave: refused, return: 'active' },
})
