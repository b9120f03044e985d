import { moneyFromExact } from '../../core/money/money-arithmetic.ts'
import type { Money } from '../../core/money/money.ts'
import { exactFromInt } from '../../core/quantities/exact.ts'
import { HOUR_MS } from '../../core/time/span.ts'

/** Rule PY3: what is worked above this in a week pays half as much again [US Fair Labor Standards Act, 29 USC 207]. */
export const OVERTIME_FROM_MS = 40 * HOUR_MS

/**
 * Pay of a week of non-exempt US staff: hours above 40 pay 1.5 times (rule PY3), rounded once to the minor unit.
 * @param workedMs - worked in the week, breaks that are not paid left out
 * @param perHour - the regular rate of one hour
 */
export function overtimePay(workedMs: number, perHour: Money): Money {
  const overMs = Math.max(0, workedMs - OVERTIME_FROM_MS)
  const paidHours = exactFromInt(workedMs).add(exactFromInt(overMs).div(2)).div(HOUR_MS)
  return moneyFromExact(paidHours.mul(perHour.minor), perHour.currency)
}
