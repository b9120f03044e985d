import * as z from 'zod'
import { PlanApp, PlanPeriod, PlanStep } from './subscription.ts'

/** What somebody chooses on the plan page: one app or all of them, its step, and how often it is paid. */
export const planChoice = {
  /** One app, or all of them. */
  of: z.union([PlanApp, z.literal('bundle')]),
  step: PlanStep,
  period: PlanPeriod,
}
export const PlanChoice = z.strictObject(planChoice)
export type PlanChoice = Readonly<z.infer<typeof PlanChoice>>
