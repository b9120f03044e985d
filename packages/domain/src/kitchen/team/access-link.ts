import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { callerHasAccess, ownTeamDocument } from '../../access/roles/kitchen-policy.ts'
import { ACCESS_LINK_KINDS } from './access-link-life.ts'

const AccessLinkKindSchema = z.enum(ACCESS_LINK_KINDS)

/** What a link opens; what it does not name it does not open. */
export const AccessLinkScope = z.discriminatedUnion('kind', [
  /** Safety records of these days, both included. */
  z.strictObject({ kind: z.literal('inspector'), from: LocalDate, to: LocalDate }),
  /** One person's published shifts, as a calendar. */
  z.strictObject({ kind: z.literal('calendar'), uid: DocumentId }),
  /** The public copy of one recipe. */
  z.strictObject({ kind: z.literal('recipe share'), recipeId: DocumentId }),
  /** One order, for a supplier without an account. */
  z.strictObject({ kind: z.literal('order confirmation'), orderId: DocumentId }),
  /** `ingestTickets` for this kitchen. */
  z.strictObject({ kind: z.literal('till key') }),
  /** `ingestReadings` for one piece of equipment. */
  z.strictObject({ kind: z.literal('sensor key'), equipmentId: DocumentId }),
])
export type AccessLinkScope = Readonly<z.infer<typeof AccessLinkScope>>

/** A way in without an account (product, E53). Its token is shown once and kept nowhere. */
export const AccessLink = z.strictObject({
  ...commonFields,
  kind: AccessLinkKindSchema,
  /** SHA-256 of the token as lower-case hex. */
  tokenHash: z.string().regex(/^[0-9a-f]{64}$/),
  scope: AccessLinkScope,
  /** From this moment on it is over; absent for keys, which stand until they are revoked. */
  expiresAt: Timestamp.optional(),
  /** How often it was used; each use is in the kitchen's audit. */
  uses: z.int().min(0),
  revokedAt: Timestamp.optional(),
})
export type AccessLink = Readonly<z.infer<typeof AccessLink>>

/** Access links are written by functions only; managers read them, and leads those that share a recipe. */
export const accessLinks = collection({
  path: 'kitchens/{kitchenId}/links/{linkId}',
  schema: AccessLink,
  policy: writtenByFunctions<AccessLink>(
    (context, known) => callerHasAccess(context, known.kind === 'recipe share' ? 'lead' : 'manager'),
    ownTeamDocument,
  ),
  indexes: [['tokenHash'], ['kind', '-createdAt']],
})
