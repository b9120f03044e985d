import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { LocalTime } from '../../core/time/local-date.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { ownList } from '../../access/roles/own-list.ts'

/**
 * When a person can work (product, E47): a stretch that comes every week and is free, or one stretch with its dates that is
 * free or busy and stands above the weeks. A weekly stretch whose `to` is not after `from` goes over midnight.
 */
export const Availability = z.discriminatedUnion('kind', [
  z.strictObject({
    ...commonFields,
    kind: z.literal('weekly'),
    /** Weekday it begins on, 1 = Monday to 7 = Sunday. */
    day: z.int().min(1).max(7),
    /** Wall-clock time in the person's zone. */
    from: LocalTime,
    to: LocalTime,
  }),
  z.strictObject({
    ...commonFields,
    kind: z.literal('dated'),
    from: Timestamp,
    to: Timestamp,
    state: z.enum(['free', 'busy']),
  }),
])
export type Availability = Readonly<z.infer<typeof Availability>>

/** When a professional can work; others learn "free", "not free" or "unknown" by function, never this list. */
export const professionalAvailability = collection({
  path: 'professionals/{uid}/availability/{availabilityId}',
  schema: Availability,
  policy: ownList<Availability>(),
  indexes: [['kind', 'day']],
})

/** When a chef can work, in the same form. */
export const chefAvailability = collection({
  path: 'chefs/{uid}/availability/{availabilityId}',
  schema: Availability,
  policy: ownList<Availability>(),
  indexes: [['kind', 'day']],
})
