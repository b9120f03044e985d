import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { SortKey } from '../../core/documents/stored-fields.ts'
import { callerHasAccess, writtenFrom } from '../roles/kitchen-policy.ts'
import { Thresholds } from './thresholds.ts'

export const StationKind = z.enum([
  'sauce',
  'larder',
  'grill',
  'fish',
  'vegetable',
  'pastry',
  'roast',
  'fry',
  'pass',
  'bar',
  'other',
])
export type StationKind = z.infer<typeof StationKind>

/** Which events of its tickets a station hears; all when nothing is said. A sound is never the only signal. */
export const StationSounds = z.strictObject({
  new: z.boolean(),
  changed: z.boolean(),
  ready: z.boolean(),
  void: z.boolean(),
})

/** The colour tokens one chooses a station's mark from. A colour is never the only sign: the name stands beside it. */
export const stationColours = ['primary', 'info', 'ok', 'warn', 'late', 'neutral'] as const
export type StationColour = (typeof stationColours)[number]

/** A place on the line (product, E14). */
export const Station = z.strictObject({
  ...commonFields,
  name: z.string().trim().min(2).max(30),
  kind: StationKind,
  /** Name of one of the design system's colour tokens, such as `info`; neutral when absent. */
  colour: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,30}$/)
    .optional(),
  /** From which age its tickets are slow and late; the kitchen's own when absent. */
  thresholds: Thresholds.optional(),
  sounds: StationSounds.optional(),
  /** Fires courses and serves what the others have made ready; false unless set. */
  isExpediter: z.boolean(),
  sortKey: SortKey,
})
export type Station = Readonly<z.infer<typeof Station>>

/**
 * Stations of a kitchen: the team reads them, leads and higher write them. One that a menu sends its items to is not
 * deleted; the refusal names the section or item.
 */
export const stations = collection({
  path: 'kitchens/{kitchenId}/stations/{stationId}',
  schema: Station,
  policy: { ...writtenFrom('lead'), delete: (context) => callerHasAccess(context, 'lead') },
})
