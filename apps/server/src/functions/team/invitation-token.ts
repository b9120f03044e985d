import { createHash, randomBytes } from 'node:crypto'
import { type Invitation, invitations } from '@brigade/domain/kitchens/invitation.ts'
import { refuse } from '@brigade/platform/functions/refusal.ts'
import type { Found, Store } from '../store.ts'

const TOKEN_BYTES = 32

/** A new secret for an invitation's link: 43 letters, digits, `-` and `_`. */
export function newInvitationToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What is kept of the secret: its SHA-256 as lower-case hex. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** An invitation and the kitchen it is of. */
export type FoundInvitation = Found<Invitation> & { readonly kitchenId: string }

/** The invitation that a link's token opens; refuses with `gone` when there is none. */
export async function invitationByToken(store: Store, token: string): Promise<FoundInvitation> {
  const [found] = await store.find(invitations, { where: { tokenHash: hashOfToken(token) }, limit: 1 })
  if (found === undefined) refuse('NOT_FOUND', 'gone')
  return { ...found, kitchenId: found.path.split('/')[1] ?? '' }
}
