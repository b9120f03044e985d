import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { Uid } from '../../core/documents/common-fields.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { BrigadeCode } from '../../people/handles/brigade-code.ts'
import { Handle } from '../../people/handles/handle.ts'
import { DisplayName } from '../../core/text/names.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { AccessRole, Grant } from '../../access/roles/access.ts'
import { InvitationState } from './invitation.ts'
import { Position } from '../../access/positions/position.ts'

const Id = z.string().min(1).max(128)
const OfferedAccess = AccessRole.exclude(['owner'])
const Sentence = z.string().trim().min(1).max(300)

/** The secret in an invitation's link: 32 random bytes in base64url. */
export const InvitationToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** Invites into the team (rule ID7). The link's token is in the answer and never shown again. */
export const inviteToTeam = functionContract({
  name: 'inviteToTeam',
  audience: 'guest',
  input: z.strictObject({
    requestId: RequestId,
    kitchenId: Id,
    to: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('link') }),
      z.strictObject({ kind: z.literal('email'), email: z.email().max(254) }),
      z.strictObject({ kind: z.literal('handle'), handle: Handle }),
      z.strictObject({ kind: z.literal('brigade code'), code: BrigadeCode }),
    ]),
    access: OfferedAccess,
    position: Position,
    stations: z.array(Id).max(30),
    note: z.string().trim().max(300),
  }),
  output: z.strictObject({ invitationId: Id, token: InvitationToken, expiresAt: Timestamp }),
  reasons: ['already-member', 'access-above-yours', 'gone'],
})

/** Tells whoever holds the link what it invites to, before answering; also signed out. */
export const readInvitation = functionContract({
  name: 'readInvitation',
  audience: 'anyone',
  input: z.strictObject({ requestId: RequestId, token: InvitationToken }),
  output: z.strictObject({
    kitchenId: Id,
    kitchenName: z.string(),
    inviterName: z.string(),
    access: OfferedAccess,
    position: Position,
    note: z.string(),
    /** As it is now: `expired` also when only the time is over, `accepted` also when the link is used up. */
    state: InvitationState,
    isOpenLink: z.boolean(),
    expiresAt: Timestamp,
  }),
  reasons: ['gone'],
})

/** Accepts or declines an invitation, by the link's token or as the person it is addressed to (rules ID7, ID8). */
export const answerInvitation = functionContract({
  name: 'answerInvitation',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    invitation: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('token'), token: InvitationToken }),
      z.strictObject({ kind: z.literal('id'), kitchenId: Id, invitationId: Id }),
    ]),
    accept: z.boolean(),
    /** The person's name as the team will read it; the public card's stands in its place where there is one. */
    displayName: DisplayName,
  }),
  output: z.strictObject({ kitchenId: Id, access: OfferedAccess.nullable() }),
  reasons: ['expired', 'withdrawn', 'used-up', 'not-yours', 'already-member', 'gone'],
})

/** Ends an invitation that was not answered; its link dies at once. */
export const withdrawInvitation = functionContract({
  name: 'withdrawInvitation',
  audience: 'guest',
  input: z.strictObject({ requestId: RequestId, kitchenId: Id, invitationId: Id }),
  output: z.strictObject({ state: InvitationState }),
  reasons: ['gone', 'state'],
})

/** Changes what a person may do in the kitchen (rule ID10). */
export const setAccess = functionContract({
  name: 'setAccess',
  audience: 'guest',
  input: z.strictObject({
    requestId: RequestId,
    kitchenId: Id,
    uid: Uid,
    access: OfferedAccess,
    grants: z.array(Grant).max(3),
  }),
  output: z.strictObject({ access: AccessRole, grants: z.array(Grant) }),
  reasons: ['last-owner', 'access-above-yours', 'peer', 'gone'],
})

/** Ends another person's membership, with a reason the person reads. */
export const removeMember = functionContract({
  name: 'removeMember',
  audience: 'guest',
  input: z.strictObject({ requestId: RequestId, kitchenId: Id, uid: Uid, reason: Sentence }),
  output: z.strictObject({ state: z.literal('left') }),
  reasons: ['last-owner', 'peer', 'gone'],
})

/** Ends the caller's own membership. */
export const leaveKitchen = functionContract({
  name: 'leaveKitchen',
  audience: 'guest',
  input: z.strictObject({ requestId: RequestId, kitchenId: Id }),
  output: z.strictObject({ state: z.literal('left') }),
  reasons: ['last-owner', 'gone'],
})
