import { moneyFromExact } from '../../core/money/money-arithmetic.ts'
import type { Money } from '../../core/money/money.ts'
import { exactFromInt } from '../../core/quantities/exact.ts'
import { HOUR_MS, type Span } from '../../core/time/span.ts'
import { workedMs } from './worked-time.ts'

/**
 * Pay of a shift: elapsed time less unpaid breaks, times the rate, rounded once to the minor unit (rule PY4).
 * @param perHour - the rate of one hour
 */
export function shiftPay(shift: Span, unpaidBreakMin: number, perHour: Money): Money {
  const hours = exactFromInt(workedMs(shift, unpaidBreakMin)).div(HOUR_MS)
  return moneyFromExact(hours.mul(perHour.minor), perHour.currency)
}
