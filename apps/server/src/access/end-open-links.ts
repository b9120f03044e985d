import { mayInvite } from '@brigade/domain/access/roles/access-rules.ts'
import type { Access } from '@brigade/domain/access/roles/access.ts'
import { isOpenLink, withdrawnState } from '@brigade/domain/kitchen/team/answer-invitation.ts'
import { invitations } from '@brigade/domain/kitchen/team/invitation.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { storeOf } from '../core/functions/store.ts'

/**
 * Ends the open links of somebody who could not make them any more: those who have left none at all, and those whose
 * access was lowered none above what they give now (rule ID10).
 * @param place - the person's place in the team from now on; absent when they have none
 */
export async function endOpenLinks(
  scope: FunctionScope,
  { kitchenId, uid }: { readonly kitchenId: string; readonly uid: string },
  place?: Access,
): Promise<void> {
  const store = storeOf(scope)
  const sent = await store.find(invitations, { params: { kitchenId }, where: { state: 'sent' } })
  for (const { id, content } of sent) {
    if (content.createdBy !== uid || !isOpenLink(content) || mayInvite(place, content.access).ok) continue
    const after = withdrawnState(content, scope.now)
    if (after.ok) store.change(invitations, { kitchenId, invitationId: id }, { state: after.value })
  }
}
