import * as z from 'zod'
import { collection, type PolicyContext } from '../collections/collection.ts'
import { commonFields, Uid } from '../collections/common-fields.ts'
import { LanguageTag } from '../collections/stored-fields.ts'
import { Currency } from '../money/money.ts'
import { LocalDate } from '../time/local-date.ts'
import { localDateAndTime, nextDay } from '../time/local-time.ts'
import { msFromTimestamp } from '../time/timestamp.ts'
import { Zone } from '../time/zone.ts'
import { Address } from './address.ts'
import { ownDocument } from './own-document.ts'
import { Phone } from './phone.ts'

const EARLIEST_BIRTH = '1900-01-01'
/** Who sees a private field: nobody else, contacts, or everybody. */
export const Visibility = z.enum(['private', 'contacts', 'public'])

/** What only the person reads (product, E02). */
export const BrigadeUserProfile = z.strictObject({
  ...commonFields,
  email: z.email().optional(),
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
  calendarToken: z.string().optional(),
  blocked: z.array(Uid).max(500),
  onboarding: z.record(z.string(), z.boolean()),
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
