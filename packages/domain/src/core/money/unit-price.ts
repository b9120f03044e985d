import { type Exact, exactFromDecimal, exactFromInt } from '../quantities/exact.ts'
import type { Quantity } from '../quantities/quantity.ts'
import type { Money } from './money.ts'

/**
 * Exact minor units of money per unit of the pack's size: 6 × 750 ml for 27.00 is 3/5 minor unit per ml. Derived
 * whenever it is needed, never stored, never rounded (rule MO2).
 */
export function unitPrice(price: Money, pack: { readonly count: number; readonly size: Quantity }): Exact {
  return exactFromInt(price.minor).div(exactFromDecimal(pack.size.amount).mul(pack.count))
}
