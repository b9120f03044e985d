import * as z from 'zod'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { collection } from '@brigade/contract/collection.ts'
import { MOST_PUBLIC } from '../../core/documents/list-limits.ts'
import type { Caller } from '@brigade/contract/document.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { changedFields } from '../../core/documents/changed-fields.ts'
import { commonFields, isChangedByCaller, isCreatedByCaller } from '../../core/documents/common-fields.ts'
import { GeoPoint } from '../../core/geo/geo-point.ts'
import { Country, HttpsUrl } from '../../core/geo/address.ts'
import { BrigadeCode } from '../handles/brigade-code.ts'
import { codeHeldOnce } from './code-held-once.ts'
import { Handle } from '../handles/handle.ts'
import { SpokenLanguage } from './spoken-language.ts'
import { DisplayName } from '../../core/text/names.ts'
import { isOwn } from '../../access/roles/own-document.ts'

/** The five kinds of profile a person can hold. */
export const ProfileKind = z.enum(['brigade-user', 'professional', 'chef', 'recruiter', 'supplier'])
export type ProfileKind = z.infer<typeof ProfileKind>

/** A person's public card (product, E01). */
export const BrigadeUser = z.strictObject({
  ...commonFields,
  displayName: DisplayName,
  handle: Handle,
  brigadeCode: BrigadeCode,
  avatar: DocumentId.optional(),
  headline: z.string().max(80),
  bio: z.string().max(600),
  town: z.string().max(80).optional(),
  country: Country.optional(),
  /** Rounded to two decimals, see `roundedPoint`. */
  near: GeoPoint.optional(),
  languages: z.array(SpokenLanguage).max(12),
  kinds: z.array(ProfileKind).min(1).max(5),
  links: z.array(z.strictObject({ label: z.string().trim().min(1).max(40), url: HttpsUrl })).max(6),
  isGuest: z.boolean(),
  isVerified: z.boolean(),
  standing: z.enum(['active', 'limited', 'suspended']),
})
export type BrigadeUser = Readonly<z.infer<typeof BrigadeUser>>

type Params = Readonly<Record<string, string>>

/** The caller's own cards of the further kinds, each under its kind. */
function cardsOfKinds({ uid }: Params, caller: Caller): Params {
  if (uid === undefined || uid !== caller.uid) return {}
  return {
    professional: `professionals/${uid}`,
    chef: `chefs/${uid}`,
    recruiter: `recruiters/${uid}`,
    supplier: `suppliers/${uid}`,
  }
}

/** Whether each kind that a card names newly is there, made before or in the same batch, and none is named no more. */
function areKindsHeld(
  { relatedAfter }: PolicyContext,
  before: readonly ProfileKind[],
  after: BrigadeUser,
): boolean {
  return (
    before.every((kind) => after.kinds.includes(kind)) &&
    after.kinds.every((kind) => before.includes(kind) || relatedAfter[kind] !== undefined)
  )
}

/** Fields the server alone changes after creation; `isGuest` follows the sign-in, and `kinds` the cards there are. */
const SERVER_FIELDS = ['handle', 'brigadeCode', 'isVerified', 'standing']

/**
 * Public cards. A guest's card is seen by the guest alone. The card and its entry in `handles` are made in one batch,
 * so two people can never hold one handle.
 */
export const brigadeUsers = collection({
  path: 'brigade-users/{uid}',
  mostListed: MOST_PUBLIC,
  schema: BrigadeUser,
  policy: {
    policyReads: (params, caller, known) => ({
      ...cardsOfKinds(params, caller),
      ...(known.handle !== undefined && { handle: `handles/${known.handle}` }),
    }),
    read: (context, known) => known.isGuest === false || isOwn(context),
    create: (context, after) =>
      isOwn(context) &&
      isCreatedByCaller(context, after) &&
      after.isGuest === context.caller.isGuest &&
      !after.isVerified &&
      after.standing === 'active' &&
      areKindsHeld(context, ['brigade-user'], after) &&
      context.relatedAfter['handle']?.['targetId'] === context.caller.uid,
    change: (context, before, after) =>
      isOwn(context) &&
      isChangedByCaller(context, before, after) &&
      (after.isGuest === before.isGuest || after.isGuest === context.caller.isGuest) &&
      areKindsHeld(context, before.kinds, after) &&
      changedFields(before, after).every((field) => !SERVER_FIELDS.includes(field)),
    delete: () => false,
  },
  indexes: [['handle'], ['brigadeCode'], ['isGuest', 'displayName'], ['kinds[]']],
  constraints: [codeHeldOnce],
})
