import { answerInvitation as answer } from '@brigade/domain/kitchens/answer-invitation.ts'
import { invitations } from '@brigade/domain/kitchens/invitation.ts'
import { kitchenSettings } from '@brigade/domain/kitchens/kitchen-settings.ts'
import { kitchens } from '@brigade/domain/kitchens/kitchen.ts'
import { answerInvitation as contract } from '@brigade/domain/kitchens/team-functions.ts'
import { teamMembers } from '@brigade/domain/kitchens/team-member.ts'
import { localDateAndTime } from '@brigade/domain/time/local-time.ts'
import { msFromTimestamp } from '@brigade/domain/time/timestamp.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { refuse } from '@brigade/platform/functions/refusal.ts'
import type * as z from 'zod'
import { notify } from '../notify.ts'
import { type Store, storeOf, uidOf } from '../store.ts'
import { type FoundInvitation, invitationByToken } from './invitation-token.ts'
import { memberOf } from './caller-in-kitchen.ts'

type Input = z.infer<typeof contract.input>

export const answerInvitation = defineFunction(contract, async (input, scope) => {
  const store = storeOf(scope)
  const uid = uidOf(scope)
  const { kitchenId, id, content: invitation } = await invitationIn(store, input.invitation)
  const kitchen = await store.need(kitchens, { kitchenId })
  const member = await memberOf(store, kitchenId, uid)
  if (member?.state === 'active') refuse('ALREADY_EXISTS', 'already-member')

  const person = { uid, email: scope.caller.email, isEmailVerified: scope.caller.isEmailVerified }
  const decision = answer(invitation, person, { accept: input.accept, now: scope.now })
  if (!decision.ok) refuse('FAILED_PRECONDITION', decision.problem)
  store.change(invitations, { kitchenId, invitationId: id }, decision.value)
  if (input.accept) {
    await join(
      scope,
      { kitchenId, uid },
      { ...invitation, displayName: input.displayName, wasMember: member !== undefined },
    )
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

interface Place extends Pick<FoundInvitation['content'], 'access' | 'position' | 'stations'> {
  readonly displayName: string
  /** Somebody who left and comes back keeps the old document, with today as the first day. */
  readonly wasMember: boolean
}

async function join(
  scope: FunctionScope,
  where: { readonly kitchenId: string; readonly uid: string },
  { access, position, stations, displayName, wasMember }: Place,
): Promise<void> {
  const store = storeOf(scope)
  const settings = await store.need(kitchenSettings, { kitchenId: where.kitchenId, settingsId: 'main' })
  const from = localDateAndTime(msFromTimestamp(scope.now), settings.zone).date
  const place = { displayName, access, grants: [], position, stations, state: 'active' as const, from }
  if (wasMember) store.change(teamMembers, where, { ...place, to: undefined })
  else store.create(teamMembers, where, { ...place, uid: where.uid, isShownPublicly: false })
}
