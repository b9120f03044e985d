import * as z from 'zod'
import { collection } from '../collections/collection.ts'
import { commonFields, isChangedByCaller, isCreatedByCaller } from '../collections/common-fields.ts'
import { SortKey } from '../collections/stored-fields.ts'
import { callerHasAccess, ownTeamDocument } from './kitchen-policy.ts'

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

/** A place on the line (product, E14). */
export const Station = z.strictObject({
  ...commonFields,
  name: z.string().trim().min(2).max(30),
  kind: StationKind,
  isExpediter: z.boolean(),
  sortKey: SortKey,
})
export type Station = Readonly<z.infer<typeof Station>>

/** Stations of a kitchen: the team reads them, leads and higher write them. */
export const stations = collection({
  path: 'kitchens/{kitchenId}/stations/{stationId}',
  schema: Station,
  policy: {
    related: ownTeamDocument,
    read: (context) => callerHasAccess(context, 'viewer'),
    create: (context, after) => isCreatedByCaller(context, after) && callerHasAccess(context, 'lead'),
    change: (context, before, after) =>
      isChangedByCaller(context, before, after) && callerHasAccess(context, 'lead'),
    delete: (context) => callerHasAccess(context, 'lead'),
  },
})
