import * as z from 'zod'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { Price } from '../../core/money/money.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { Country } from '../../core/geo/address.ts'
import { isKeptFromStrangers } from './hidden-from.ts'
import { ownDocument } from '../../access/roles/own-document.ts'

/** What only the professional reads (product, E04). */
export const ProfessionalProfile = z.strictObject({
  ...commonFields,
  payWish: z.strictObject({ amount: Price, per: z.enum(['hour', 'day', 'month', 'year']) }).optional(),
  rightToWork: z
    .array(
      z.strictObject({
        country: Country,
        basis: z.string().trim().min(1).max(80),
        expires: LocalDate.optional(),
      }),
    )
    .max(20),
  noticeDays: z.int().min(0).max(365).optional(),
  /** Kitchens and recruiters who never see the card. */
  hideFrom: z.array(DocumentId).max(50),
  shiftPattern: z
    .strictObject({
      noSplit: z.boolean(),
      twoDaysOffTogether: z.boolean(),
      maxHoursWeek: z.int().min(1).max(100).optional(),
    })
    .optional(),
})
export type ProfessionalProfile = Readonly<z.infer<typeof ProfessionalProfile>>

const own = ownDocument<ProfessionalProfile>(() => false)

/** Private wishes of professionals: read and written by the person alone. */
export const professionalProfiles = collection<ProfessionalProfile>({
  path: 'professional-profiles/{uid}',
  schema: ProfessionalProfile,
  policy: {
    ...own,
    policyReads: ({ uid }) => (uid === undefined ? {} : { card: `professionals/${uid}` }),
    create: (context, after) =>
      own.create(context, after) && isKeptFromStrangers(context.relatedAfter['card'], after),
    change: (context, before, after) =>
      own.change(context, before, after) && isKeptFromStrangers(context.relatedAfter['card'], after),
  },
})
