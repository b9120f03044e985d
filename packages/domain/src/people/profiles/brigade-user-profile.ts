import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { commonFields, Uid } from '../../core/documents/common-fields.ts'
import { LanguageTag, boundedMap } from '../../core/documents/stored-fields.ts'
import { Currency } from '../../core/money/money.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { localDateAndTime, nextDay } from '../../core/time/local-time.ts'
import { msFromTimestamp } from '../../core/time/timestamp.ts'
import { Zone } from '../../core/time/zone.ts'
import { Address } from '../../core/geo/address.ts'
import { ownDocument } from '../../access/roles/own-document.ts'
import { Phone } from '../../core/text/phone.ts'

const EARLIEST_BIRTH = '1900-01-01'
/** Who sees a private field: nobody else, contacts, or everybody. */
export const Visibility = z.enum(['private', 'contacts', 'public'])

/** What only the person reads (product, E02). */
/** Steps of first use that were taken. */
const MOST_STEPS = 50

export const BrigadeUserProfile = z.strictObject({
  ...commonFields,
  email: z.email().max(254).optional(),
  phone: Phone.optional(),
  fullName: z
    .strictObject({
      first: z.string().trim().min(1).max(60),
      middle: z.string().trim().max(60).optional(),
      last: z.string().trim().max(60).optional(),
    })
    .optional(),
  birthDate: LocalDate.refine((day) => day >= EARLIEST_BIRTH, { error: 'birth-date' }).optional(),
  address: Address.optional(),
  locale: LanguageTag,
  zone: Zone,
  units: z.enum(['metric', 'us', 'imperial']),
  temperatureUnit: z.enum(['C', 'F']),
  currency: Currency,
  visibility: z.partialRecord(z.enum(['email', 'phone', 'fullName', 'birthDate', 'address']), Visibility),
  calendarToken: z.string().max(100).optional(),
  blocked: z.array(Uid).max(500),
  onboarding: boundedMap(z.string().min(1).max(40), z.boolean(), MOST_STEPS),
})
export type Visibility = z.infer<typeof Visibility>
export type BrigadeUserProfile = Readonly<z.infer<typeof BrigadeUserProfile>>

const own = ownDocument<BrigadeUserProfile>(() => false, ['calendarToken'])

/** Whether the person is born, anywhere on Earth: the day may have begun further east. */
function isBorn({ now }: PolicyContext, { birthDate }: BrigadeUserProfile): boolean {
  const tomorrow = nextDay(localDateAndTime(msFromTimestamp(now), 'UTC').date)
  return birthDate === undefined || birthDate <= tomorrow
}

/** Private profiles: read and written by the person alone. */
export const brigadeUserProfiles = collection({
  path: 'brigade-user-profiles/{uid}',
  schema: BrigadeUserProfile,
  policy: {
    ...own,
    create: (context, after) => own.create(context, after) && isBorn(context, after),
    change: (context, before, after) => own.change(context, before, after) && isBorn(context, after),
  },
})
