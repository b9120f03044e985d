import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { isSame } from '../../core/documents/changed-fields.ts'
import { commonFields, isCreatedByCaller, Uid } from '../../core/documents/common-fields.ts'
import { Currency } from '../../core/money/money.ts'
import { PositiveDecimal } from '../../core/quantities/decimal.ts'
import { LocalTime } from '../../core/time/local-date.ts'
import { Zone } from '../../core/time/zone.ts'
import { isServiceLength } from './service-times.ts'
import { TICKET_MODES } from './ticket-modes.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { mayEdit, ownTeamDocument, worksHere } from '../../access/roles/kitchen-policy.ts'
import { Thresholds } from '../../access/stations/thresholds.ts'

/** Which food law a kitchen works under. */
export const Jurisdiction = z.enum(['UK', 'SCT', 'EU', 'FDA', 'AUNZ'])
export type Jurisdiction = z.infer<typeof Jurisdiction>

/** A service of the day, such as lunch. `days` are weekdays, 1 = Monday to 7 = Sunday; one may go on past midnight. */
export const Service = z
  .strictObject({
    id: z.string().min(1).max(40),
    name: z.string().trim().min(1).max(40),
    from: LocalTime,
    to: LocalTime,
    days: z.array(z.int().min(1).max(7)).max(7),
  })
  .refine(isServiceLength, { path: ['to'], message: 'length' })
export type Service = Readonly<z.infer<typeof Service>>

/** More than a kitchen serves in a day. */
export const MOST_SERVICES = 12

/** What only the team sees of a kitchen (product, E11). */
export const KitchenSettings = z.strictObject({
  ...commonFields,
  zone: Zone,
  currency: Currency,
  dayStartsAt: LocalTime,
  services: z.array(Service).max(MOST_SERVICES),
  jurisdiction: Jurisdiction,
  /** Edition of the limits in force, such as "2026". */
  limitsVersion: z.string().min(1).max(20),
  ticketThresholds: Thresholds,
  /** Thresholds of their own for some modes of tickets; the kitchen's for the others. */
  modeThresholds: z.partialRecord(z.enum(TICKET_MODES), Thresholds).optional(),
  /** How issues of stock are costed; the oldest first when absent. */
  stockCosting: z.enum(['fifo', 'average']).optional(),
  targets: z.strictObject({ foodCostPct: PositiveDecimal }),
  orderCap: z.enum(['below', 'above']),
  priceTolerance: z.strictObject({ pct: z.int().min(0).max(100), minor: z.int().min(0) }),
  autoLockMin: z.int().min(1).max(240),
  undoSeconds: z.int().min(1).max(60),
  allowPublicTeam: z.boolean(),
  /** The check-list of setting up: whether country, currency, zone and rule set were confirmed, and whether it is put away. */
  setup: z.strictObject({ isPlaceRight: z.boolean(), isOver: z.boolean() }).optional(),
  /** The owner's offer to hand over, until it is answered; written by functions only. */
  handOver: z.strictObject({ to: Uid, expiresAt: Timestamp }).optional(),
})
export type KitchenSettings = Readonly<z.infer<typeof KitchenSettings>>

/** Settings of kitchens; the only document is `settings/main`, made in one batch with the kitchen. */
export const kitchenSettings = collection({
  path: 'kitchens/{kitchenId}/settings/{settingsId}',
  schema: KitchenSettings,
  policy: {
    policyReads: (params, caller) => ({
      ...ownTeamDocument(params, caller),
      ...(params['kitchenId'] === undefined ? {} : { kitchen: `kitchens/${params['kitchenId']}` }),
    }),
    read: worksHere,
    create: (context, after) =>
      isCreatedByCaller(context, after) &&
      after.handOver === undefined &&
      context.params['settingsId'] === 'main' &&
      context.related['kitchen'] === undefined &&
      context.relatedAfter['kitchen']?.['owner'] === context.caller.uid,
    change: (context, before, after) =>
      isSame(before.handOver, after.handOver) && mayEdit(context, [before, after], 'manager'),
    delete: () => false,
  },
})
