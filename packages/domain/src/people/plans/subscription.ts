import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields, Uid } from '../../core/documents/common-fields.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { countedThings, planApps, planSteps } from './limits.table.ts'

export const PlanStep = z.enum(planSteps)
export type PlanStep = z.infer<typeof PlanStep>
export const PlanApp = z.enum(planApps)
export type PlanApp = z.infer<typeof PlanApp>

export const CountedThingSchema = z.enum(countedThings)

/** Where a subscription stands; moves by `subscriptionLifecycle`. */
export const SubscriptionState = z.enum(['trial', 'active', 'past due', 'cancelled', 'ended'])
export type SubscriptionState = z.infer<typeof SubscriptionState>

/** For how long one pays at a time. */
export const PlanPeriod = z.enum(['month', 'year'])
export type PlanPeriod = z.infer<typeof PlanPeriod>

/** The step of each app, and what is paid at a time. */
const paidPlan = {
  /** An app that is not named is `free`. */
  plan: z.partialRecord(PlanApp, PlanStep),
  /** All apps at this step; absent without a bundle. */
  bundle: PlanStep.optional(),
  period: PlanPeriod,
}
const PaidPlan = z.strictObject(paidPlan)
export type PaidPlan = Readonly<z.infer<typeof PaidPlan>>

/** What a person pays for, app by app or as a bundle (product, E49). The document's id is the person's. */
export const Subscription = z.strictObject({
  ...commonFields,
  ...paidPlan,
  /** What counts from `renewsAt` on, after a change to less; absent when nothing changes then. */
  next: PaidPlan.optional(),
  /** Its number at the payment provider; absent where an operator confirms by hand. */
  providerId: z.string().max(200).optional(),
  /** The number of an older one whose place it took, until the payment provider has ended that. */
  replaces: z.string().max(200).optional(),
  state: SubscriptionState,
  /** When the state began: 14 days of grace run from it while it is past due. */
  stateAt: Timestamp,
  /** End of the paid period or of the trial; nothing is cut before. */
  renewsAt: Timestamp,
  /** Apps whose one trial is used up. */
  tried: z.array(PlanApp).max(planApps.length),
})
export type Subscription = Readonly<z.infer<typeof Subscription>>

/** What a person used of what is counted, in one month (product, E49). The document's id is `{uid}_{YYYY-MM}`. */
export const Usage = z.strictObject({
  ...commonFields,
  uid: Uid,
  /** `YYYY-MM`, UTC. */
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  counts: z.partialRecord(CountedThingSchema, z.int().min(0)),
  /** When it was last counted from the documents, which win. */
  countedAt: Timestamp,
})
export type Usage = Readonly<z.infer<typeof Usage>>

/** Subscriptions, read by the person and written by the server. */
export const subscriptions = collection({
  path: 'subscriptions/{uid}',
  schema: Subscription,
  policy: writtenByFunctions<Subscription>(
    ({ caller, params }) => caller.uid !== null && params['uid'] === caller.uid,
  ),
  indexes: [['state', 'renewsAt']],
})

/** Usage by month, read by the person and counted by the server. */
export const usages = collection({
  path: 'usage/{usageId}',
  schema: Usage,
  policy: writtenByFunctions<Usage>(({ caller }, { uid }) => caller.uid !== null && uid === caller.uid),
  indexes: [['uid', '-month']],
})
