import { mayInvite } from '@brigade/domain/access/roles/access-rules.ts'
import { invitationEnd } from '@brigade/domain/kitchen/team/answer-invitation.ts'
import { type Invitation, invitations } from '@brigade/domain/kitchen/team/invitation.ts'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { inviteToTeam as contract } from '@brigade/domain/kitchen/team/team-functions.ts'
import { brigadeUsers } from '@brigade/domain/people/profiles/brigade-user.ts'
import { holderOfCode } from '@brigade/domain/people/profiles/code-held-once.ts'
import { normalizedEmail } from '@brigade/domain/core/text/email.ts'
import { handles } from '@brigade/domain/people/handles/handles.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import type * as z from 'zod'
import { hashOfToken, newToken } from '../../../core/functions/link-token.ts'
import { reachOut } from '../../../people/push/reach-out.ts'
import { notify } from '../../../people/push/notify.ts'
import { type Store, storeOf, uidOf } from '../../../core/functions/store.ts'
import { allow, memberOf } from '../../../access/caller-in-kitchen.ts'

type Input = z.infer<typeof contract.input>

export const inviteToTeam = defineFunction(contract, async (input, scope) => {
  const store = storeOf(scope)
  const { kitchenId, to, access, position, stations, note } = input
  const kitchen = await store.need(kitchens, { kitchenId })
  allow(mayInvite(await memberOf(store, kitchenId, uidOf(scope)), access))
  const addressee = await addresseeOf(store, to)
  await refuseMember(store, kitchenId, addressee)

  const isTold = await reachOut(scope, addressee.toUid)
  const token = newToken()
  const invitationId = scope.newId()
  const expiresAt = invitationEnd(addressee, scope.now)
  store.create(
    invitations,
    { kitchenId, invitationId },
    {
      ...addressee,
      access,
      position,
      stations,
      note,
      state: 'sent',
      expiresAt,
      tokenHash: hashOfToken(token),
      acceptedBy: [],
    },
  )
  if (isTold) {
    tellAddressee(scope, addressee, {
      path: `kitchens/${kitchenId}/invitations/${invitationId}`,
      kitchen: kitchen.name,
    })
  }
  return { invitationId, token, expiresAt }
})

type Addressee = Pick<Invitation, 'toUid' | 'toEmail'>

/** Whom the invitation is for; nobody in particular for an open link. Refuses with `gone` when the name is unknown. */
async function addresseeOf(store: Store, to: Input['to']): Promise<Addressee> {
  switch (to.kind) {
    case 'link':
      return {}
    case 'email':
      return { toEmail: normalizedEmail(to.email) }
    case 'handle': {
      const holder = await store.need(handles, { handle: to.handle })
      return holder.kind === 'person' ? { toUid: holder.targetId } : throwRefusal('NOT_FOUND', 'gone')
    }
    case 'brigade code': {
      const cards = await store.find(brigadeUsers, { where: { brigadeCode: to.code }, limit: 2 })
      return { toUid: holderOfCode(cards) ?? throwRefusal('NOT_FOUND', 'gone') }
    }
  }
}

async function refuseMember(store: Store, kitchenId: string, { toUid }: Addressee): Promise<void> {
  if (toUid === undefined) return
  const member = await memberOf(store, kitchenId, toUid)
  if (member?.state === 'active') throwRefusal('ALREADY_EXISTS', 'already-member')
}

function tellAddressee(
  scope: FunctionScope,
  { toUid }: Addressee,
  invitation: { readonly path: string; readonly kitchen: string },
): void {
  if (toUid === undefined) return
  notify(scope, toUid, {
    kind: 'invitation',
    thing: invitation.path,
    values: { kitchen: invitation.kitchen },
  })
}
