import * as z from 'zod'
import { Price } from '../../core/money/money.ts'

export const PayPeriod = z.enum(['hour', 'day', 'week', 'month', 'year'])
export type PayPeriod = z.infer<typeof PayPeriod>

/** A pay range as a recruiter types it; `payProblem` says whether it may be published (rule PY2). */
export const PayRange = z.strictObject({ min: Price, max: Price, per: PayPeriod })
export type PayRange = Readonly<z.infer<typeof PayRange>>

/** One agreed rate, as in an offer. */
export const Pay = z.strictObject({ amount: Price, per: PayPeriod })
export type Pay = Readonly<z.infer<typeof Pay>>

/** Why a pay range cannot be published. */
export type PayProblem = 'pay-missing' | 'pay-range'

/** What keeps the pay from being published: none given (rule PY1), or not above zero, mixed or crossed (rule PY2). */
export function payProblem(pay: PayRange | undefined): PayProblem | undefined {
  if (pay === undefined) return 'pay-missing'
  const { min, max } = pay
  const isRange = min.minor > 0 && max.minor >= min.minor && min.currency === max.currency
  return isRange ? undefined : 'pay-range'
}
