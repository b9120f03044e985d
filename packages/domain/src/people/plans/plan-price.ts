import type { Money } from '../../core/money/money.ts'
import { MONTHS_PER_PAID_YEAR, planPrices } from './limits.table.ts'
import type { PlanApp, PlanStep } from './subscription.ts'

/** The net price of a step for one period, as the product suggests it (section 7): a year costs ten months. */
export function planPrice(of: PlanApp | 'bundle', step: PlanStep, period: 'month' | 'year'): Money {
  const months = period === 'year' ? MONTHS_PER_PAID_YEAR : 1
  return { minor: planPrices[of][step] * months, currency: 'EUR' }
}
