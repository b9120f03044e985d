import * as z from 'zod'
import { changedFields } from '../collections/changed-fields.ts'
import { collection } from '../collections/collection.ts'
import { commonFields, isChangedByCaller, isCreatedByCaller } from '../collections/common-fields.ts'
import { GeoPoint } from '../search/geo-point.ts'
import { Country, HttpsUrl } from './address.ts'
import { BrigadeCode } from './brigade-code.ts'
import { codeHeldOnce } from './code-held-once.ts'
import { Handle } from './handle.ts'
import { Language } from './language.ts'
import { isOwn } from './own-document.ts'

/** The five kinds of profile a person can hold. */
export const ProfileKind = z.enum(['brigade-user', 'professional', 'chef', 'recruiter', 'supplier'])
export type ProfileKind = z.infer<typeof ProfileKind>

/** A person's public card (product, E01). */
export const BrigadeUser = z.strictObject({
  ...commonFields,
  displayName: z.string().trim().min(2).max(60),
  handle: Handle,
  brigadeCode: BrigadeCode,
  avatar: z.string().min(1).optional(),
  headline: z.string().max(80),
  bio: z.string().max(600),
  town: z.string().max(80).optional(),
  country: Country.optional(),
  /** Rounded to two decimals, see `roundedPoint`. */
  near: GeoPoint.optional(),
  languages: z.array(Language).max(12),
  kinds: z.array(ProfileKind).min(1).max(5),
  links: z.array(z.strictObject({ label: z.string().trim().min(1).max(40), url: HttpsUrl })).max(6),
  isGuest: z.boolean(),
  isVerified: z.boolean(),
  standing: z.enum(['active', 'limited', 'suspended']),
})
export type BrigadeUser = Readonly<z.infer<typeof BrigadeUser>>

/** Fields the server alone changes after creation; `isGuest` and `kinds` follow what the person has become. */
const SERVER_FIELDS = ['handle', 'brigadeCode', 'isVerified', 'standing']

/**
 * Public cards. A guest's card is seen by the guest alone. The card and its entry in `handles` are made in one batch,
 * so two people can never hold one handle.
 */
export const brigadeUsers = collection({
  path: 'brigade-users/{uid}',
  schema: BrigadeUser,
  policy: {
    related: (_params, _caller, known) =>
      known.handle === undefined ? {} : { handle: `handles/${known.handle}` },
    read: (context, known) => known.isGuest === false || isOwn(context),
    create: (context, after) =>
      isOwn(context) &&
      isCreatedByCaller(context, after) &&
      after.isGuest === context.caller.isGuest &&
      !after.isVerified &&
      after.standing === 'active' &&
      context.relatedAfter['handle']?.['targetId'] === context.caller.uid,
    change: (context, before, after) =>
      isOwn(context) &&
      isChangedByCaller(context, before, after) &&
      (after.isGuest === before.isGuest || after.isGuest === context.caller.isGuest) &&
      changedFields(before, after).every((field) => !SERVER_FIELDS.includes(field)),
    delete: () => false,
  },
  indexes: [['handle'], ['brigadeCode'], ['isGuest', 'displayName'], ['kinds[]']],
  constraints: [codeHeldOnce],
})
