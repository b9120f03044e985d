import * as z from 'zod'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { collection } from '@brigade/contract/collection.ts'
import { MOST_PUBLIC } from '../../core/documents/list-limits.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { Currency } from '../../core/money/money.ts'
import { GeoPoint } from '../../core/geo/geo-point.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { Address, HttpsUrl } from '../../core/geo/address.ts'
import { CompanyName } from '../../core/text/names.ts'
import { ownDocument } from '../../access/roles/own-document.ts'

/** The public card of a recruiter (product, E06). */
export const Recruiter = z.strictObject({
  ...commonFields,
  companyName: CompanyName,
  logo: DocumentId.optional(),
  kind: z.enum(['employer', 'agency']),
  website: HttpsUrl.optional(),
  address: Address.optional(),
  near: GeoPoint.optional(),
  shortBio: z.string().max(300),
  longBio: z.string().max(3000),
  sectors: z.array(z.string().trim().min(1).max(40)).max(12),
  isVerified: z.boolean(),
  replyBadgeSnapshot: z
    .strictObject({ medianHours: z.number().min(0), answeredShare: z.number().min(0).max(1), at: Timestamp })
    .optional(),
})
export type Recruiter = Readonly<z.infer<typeof Recruiter>>

/** What only the recruiter reads (product, E06). */
export const RecruiterProfile = z.strictObject({
  ...commonFields,
  legalName: z.string().trim().max(120).optional(),
  companyNumber: z.string().trim().max(40).optional(),
  billingEmail: z.email().max(254).optional(),
  defaultCurrency: Currency,
  templates: z
    .array(
      z.strictObject({ name: z.string().trim().min(1).max(60), text: z.string().trim().min(1).max(2000) }),
    )
    .max(50),
})
export type RecruiterProfile = Readonly<z.infer<typeof RecruiterProfile>>

/** Public cards of recruiters; verification and the reply badge are the server's. */
export const recruiters = collection({
  path: 'recruiters/{uid}',
  mostListed: MOST_PUBLIC,
  schema: Recruiter,
  policy: ownDocument<Recruiter>(() => true, ['isVerified', 'replyBadgeSnapshot']),
  indexes: [['companyName']],
})

/** Private companions of the recruiter cards. */
export const recruiterProfiles = collection({
  path: 'recruiter-profiles/{uid}',
  schema: RecruiterProfile,
  policy: ownDocument<RecruiterProfile>(() => false),
})
