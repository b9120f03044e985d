import * as z from 'zod'
import { boundedMap, DocumentId } from '../../core/documents/stored-fields.ts'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields, isChangedByCaller, isCreatedByCaller } from '../../core/documents/common-fields.ts'
import { callerHasAccess, ownTeamDocument, worksHere } from '../../access/roles/kitchen-policy.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { Timestamp } from '../../core/time/timestamp.ts'

const Guests = z.int().min(0).max(100_000)
const MOST_SERVICES = 20
const MOST_ITEMS = 1000

/** The preparation of one service day (product, E27). The document's id is the day. */
export const PrepPlan = z.strictObject({
  ...commonFields,
  serviceDay: LocalDate,
  note: z.string().max(2000),
  /** Guests expected, by the service's id. */
  covers: boundedMap(DocumentId, Guests, MOST_SERVICES),
  /** Servings expected of each menu item, by its id, as somebody set them. */
  servings: boundedMap(DocumentId, Guests, MOST_ITEMS).optional(),
  lockedAt: Timestamp.optional(),
  generatedAt: Timestamp,
})
export type PrepPlan = Readonly<z.infer<typeof PrepPlan>>

/** Prep plans, one per service day: the team reads them, leads and higher write them. */
export const prepPlans = collection({
  path: 'kitchens/{kitchenId}/prep-plans/{serviceDay}',
  schema: PrepPlan,
  mergeOnConflict: [],
  policy: {
    policyReads: ownTeamDocument,
    read: worksHere,
    create: (context, after) =>
      isCreatedByCaller(context, after) &&
      after.serviceDay === context.params['serviceDay'] &&
      callerHasAccess(context, 'lead'),
    change: (context, before, after) =>
      isChangedByCaller(context, before, after) &&
      after.serviceDay === before.serviceDay &&
      callerHasAccess(context, 'lead'),
    delete: () => false,
  },
})
