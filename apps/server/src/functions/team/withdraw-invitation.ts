import { mayInvite } from '@brigade/domain/kitchens/access-rules.ts'
import { withdrawnState } from '@brigade/domain/kitchens/answer-invitation.ts'
import { invitations } from '@brigade/domain/kitchens/invitation.ts'
import { withdrawInvitation as contract } from '@brigade/domain/kitchens/team-functions.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { refuse } from '@brigade/platform/functions/refusal.ts'
import { storeOf, uidOf } from '../store.ts'
import { allow, memberOf } from './caller-in-kitchen.ts'

export const withdrawInvitation = defineFunction(contract, async ({ kitchenId, invitationId }, scope) => {
  const store = storeOf(scope)
  const invitation = await store.need(invitations, { kitchenId, invitationId })
  allow(mayInvite(await memberOf(store, kitchenId, uidOf(scope)), invitation.access))
  const after = withdrawnState(invitation, scope.now)
  if (!after.ok) refuse('FAILED_PRECONDITION', after.problem)
  store.change(invitations, { kitchenId, invitationId }, { state: after.value })
  return { state: after.value }
})
