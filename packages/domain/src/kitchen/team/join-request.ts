import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields, Uid } from '../../core/documents/common-fields.ts'
import { Sentence } from '../../core/documents/stored-fields.ts'
import { DisplayName } from '../../core/text/names.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { AccessRole } from '../../access/roles/access.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { callerHasAccess, ownTeamDocument } from '../../access/roles/kitchen-policy.ts'
import { JOIN_REQUEST_STATES } from './move-join-request.ts'

export const JoinRequestStateSchema = z.enum(JOIN_REQUEST_STATES)

/** A person's wish to join a kitchen's team (product, E13). The document's id is the person's: one per person. */
export const JoinRequest = z
  .strictObject({
    ...commonFields,
    uid: Uid,
    /** The person's name as the managers read it. */
    displayName: DisplayName,
    note: z.string().trim().max(300),
    state: JoinRequestStateSchema,
    /** 30 days after asking; from then on it is expired. */
    expiresAt: Timestamp,
    /** What an approval gave, at most lead. */
    access: AccessRole.exclude(['owner', 'manager']).optional(),
    /** What the managers answered; always given with a refusal. */
    sentence: Sentence.optional(),
    answeredBy: Uid.optional(),
  })
  .refine(({ state, sentence }) => state !== 'refused' || sentence !== undefined, {
    path: ['sentence'],
    message: 'is given with every refusal',
  })
export type JoinRequest = Readonly<z.infer<typeof JoinRequest>>

/** Join requests are written by functions only; managers read them, and the person who asked. */
export const joinRequests = collection({
  path: 'kitchens/{kitchenId}/join-requests/{uid}',
  schema: JoinRequest,
  policy: writtenByFunctions<JoinRequest>(
    (context, known) =>
      (context.caller.uid !== null && known.uid === context.caller.uid) ||
      callerHasAccess(context, 'manager'),
    ownTeamDocument,
  ),
  indexes: [
    ['state', '-createdAt'],
    ['uid', 'state'],
  ],
  groupIndexes: [['uid', 'state']],
})
