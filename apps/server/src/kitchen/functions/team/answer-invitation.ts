import { judgeInvitationAnswer } from '@brigade/domain/kitchen/team/answer-invitation.ts'
import { invitations } from '@brigade/domain/kitchen/team/invitation.ts'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { answerInvitation as contract } from '@brigade/domain/kitchen/team/team-functions.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import type * as z from 'zod'
import { notify } from '../../../people/push/notify.ts'
import { type Store, storeOf, uidOf } from '../../../core/functions/store.ts'
import { type FoundInvitation, invitationByToken } from './invitation-token.ts'
import { joinTeam } from './join-team.ts'

type Input = z.infer<typeof contract.input>

export const answerInvitation = defineFunction(contract, async (input, scope) => {
  const store = storeOf(scope)
  const uid = uidOf(scope)
  const { kitchenId, id, content: invitation } = await invitationIn(store, input.invitation)
  const kitchen = await store.need(kitchens, { kitchenId })
  const member = await store.load(teamMembers, { kitchenId, uid })
  if (member?.state === 'active') throwRefusal('ALREADY_EXISTS', 'already-member')

  const { email, isEmailVerified } = scope.caller
  // Nothing changes the place of somebody who has left, so it was last changed by the leaving.
  const person = { uid, email, isEmailVerified, ...(member !== undefined && { leftAt: member.updatedAt }) }
  const decision = judgeInvitationAnswer(invitation, person, { accept: input.accept, now: scope.now })
  if (!decision.ok) throwRefusal('FAILED_PRECONDITION', decision.problem)
  store.change(invitations, { kitchenId, invitationId: id }, decision.value)
  if (input.accept) {
    const { access, position, stations } = invitation
    await joinTeam(scope, { kitchenId, uid }, { displayName: input.displayName, access, position, stations })
  }
  notify(scope, invitation.createdBy, {
    kind: input.accept ? 'invitation-accepted' : 'invitation-declined',
    thing: `kitchens/${kitchenId}`,
    values: { kitchen: kitchen.name, person: input.displayName },
  })
  return { kitchenId, access: input.accept ? invitation.access : null }
})

async function invitationIn(store: Store, named: Input['invitation']): Promise<FoundInvitation> {
  if (named.kind === 'token') return invitationByToken(store, named.token)
  const { kitchenId, invitationId } = named
  const content = await store.need(invitations, { kitchenId, invitationId })
  return { kitchenId, id: invitationId, path: `kitchens/${kitchenId}/invitations/${invitationId}`, content }
}
