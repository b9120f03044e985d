import * as z from 'zod'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields, Uid } from '../../core/documents/common-fields.ts'
import { normalizedEmail } from '../../core/text/email.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { AccessRole } from '../../access/roles/access.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { callerHasAccess, ownTeamDocument } from '../../access/roles/kitchen-policy.ts'
import { Position } from '../../access/positions/position.ts'

/** All but the first are final (rule ID7). */
export const InvitationState = z.enum(['sent', 'accepted', 'declined', 'withdrawn', 'expired'])
export type InvitationState = z.infer<typeof InvitationState>

/** How many people an open link takes (rule ID7). */
export const OPEN_LINK_PEOPLE = 20

/** An invitation into a kitchen's team (product, E13). With neither `toUid` nor `toEmail` it is an open link. */
export const Invitation = z.strictObject({
  ...commonFields,
  toUid: Uid.optional(),
  /** Trimmed and in lower case. */
  toEmail: z.email().max(254).optional(),
  access: AccessRole.exclude(['owner']),
  position: Position,
  stations: z.array(DocumentId).max(30),
  note: z.string().max(300),
  state: InvitationState,
  expiresAt: Timestamp,
  /** SHA-256 of the link's token as lower-case hex; the token itself is kept nowhere. */
  tokenHash: z.string().regex(/^[0-9a-f]{64}$/),
  acceptedBy: z.array(Uid).max(OPEN_LINK_PEOPLE),
})
export type Invitation = Readonly<z.infer<typeof Invitation>>

/** Invitations are written by functions only; managers read them, and the person they are addressed to. */
export const invitations = collection({
  path: 'kitchens/{kitchenId}/invitations/{invitationId}',
  schema: Invitation,
  policy: writtenByFunctions<Invitation>((context, known) => {
    const { uid, email, isEmailVerified } = context.caller
    if (uid !== null && known.toUid === uid) return true
    if (email !== null && isEmailVerified && known.toEmail === normalizedEmail(email)) return true
    return callerHasAccess(context, 'manager')
  }, ownTeamDocument),
  indexes: [['tokenHash'], ['state', '-createdAt'], ['toUid', 'state'], ['toEmail', 'state']],
  references: [{ field: 'stations', to: 'kitchens/{kitchenId}/stations/{value}', onDelete: 'detach' }],
})
