import { paramsOf } from '@brigade/contract/path.ts'
import { type Invitation, invitations } from '@brigade/domain/kitchen/team/invitation.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { hashOfToken } from '../../../core/functions/link-token.ts'
import type { FoundDocument } from '../../../core/functions/find-documents.ts'
import type { Reader } from '../../../core/functions/store.ts'

/** An invitation and the kitchen it is of. */
export type FoundInvitation = FoundDocument<Invitation> & { readonly kitchenId: string }

/** The invitation that a link's token opens; refuses with `gone` when there is none. */
export async function invitationByToken(store: Reader, token: string): Promise<FoundInvitation> {
  const [found] = await store.find(invitations, { where: { tokenHash: hashOfToken(token) }, limit: 1 })
  if (found === undefined) throwRefusal('NOT_FOUND', 'gone')
  return { ...found, kitchenId: paramsOf(invitations, found.path)['kitchenId'] ?? '' }
}
