import { mayInvite } from '@brigade/domain/access/roles/access-rules.ts'
import { withdrawnState } from '@brigade/domain/kitchen/team/answer-invitation.ts'
import { invitations } from '@brigade/domain/kitchen/team/invitation.ts'
import { withdrawInvitation as contract } from '@brigade/domain/kitchen/team/team-functions.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { allow, memberOf } from '../../../access/caller-in-kitchen.ts'

export const withdrawInvitation = defineFunction(contract, async ({ kitchenId, invitationId }, scope) => {
  const store = storeOf(scope)
  const invitation = await store.need(invitations, { kitchenId, invitationId })
  allow(mayInvite(await memberOf(store, kitchenId, uidOf(scope)), invitation.access))
  const after = withdrawnState(invitation, scope.now)
  if (!after.ok) throwRefusal('FAILED_PRECONDITION', after.problem)
  store.change(invitations, { kitchenId, invitationId }, { state: after.value })
  return { state: after.value }
})
