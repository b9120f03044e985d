import type { Result } from '@brigade/contract/result.ts'
import { type AccessRole, hasAccess } from '@brigade/domain/access/roles/access.ts'
import type { Member, TeamProblem } from '@brigade/domain/access/roles/access-rules.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import type { Store } from '../core/functions/store.ts'

/** A person's place in a kitchen's team; undefined for somebody who was never in it. */
export async function memberOf(store: Store, kitchenId: string, uid: string): Promise<Member | undefined> {
  return store.load(teamMembers, { kitchenId, uid })
}

/** Ends the call unless the person is in the kitchen's team with this access role or a higher one. */
export async function needAccess(
  store: Store,
  kitchenId: string,
  { uid, atLeast }: { readonly uid: string; readonly atLeast: AccessRole },
): Promise<void> {
  if (!hasAccess(await memberOf(store, kitchenId, uid), atLeast)) {
    throwRefusal('PERMISSION_DENIED', 'role', { needed: atLeast })
  }
}

/** Ends the call when a rule of the team says no. */
export function allow(decision: Result<true, TeamProblem>): void {
  if (decision.ok) return
  const { problem } = decision
  if (problem === 'gone') throwRefusal('NOT_FOUND', problem)
  if (problem === 'last-owner') throwRefusal('FAILED_PRECONDITION', problem)
  throwRefusal('PERMISSION_DENIED', problem)
}
