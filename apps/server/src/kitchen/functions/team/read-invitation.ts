import { invitationStateAt, isOpenLink } from '@brigade/domain/kitchen/team/answer-invitation.ts'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { readInvitation as contract } from '@brigade/domain/kitchen/team/team-functions.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { defineQuery } from '@brigade/platform/functions/define-function.ts'
import { readerOf } from '../../../core/functions/store.ts'
import { invitationByToken } from './invitation-token.ts'

export const readInvitation = defineQuery(contract, async ({ token }, scope) => {
  const store = readerOf(scope)
  const { content: invitation, kitchenId } = await invitationByToken(store, token)
  const kitchen = await store.need(kitchens, { kitchenId })
  const inviter = await store.load(teamMembers, { kitchenId, uid: invitation.createdBy })
  return {
    kitchenId,
    kitchenName: kitchen.name,
    inviterName: inviter?.displayName ?? kitchen.name,
    access: invitation.access,
    position: invitation.position,
    note: invitation.note,
    state: invitationStateAt(invitation, scope.now),
    isOpenLink: isOpenLink(invitation),
    expiresAt: invitation.expiresAt,
  }
})
