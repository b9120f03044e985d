import type { Currency, Money } from '../../core/money/money.ts'
import { moneyFromExact, priceOfPacks } from '../../core/money/money-arithmetic.ts'
import type { Decimal } from '../../core/quantities/decimal.ts'
import { EXACT_HUNDRED, EXACT_ZERO, exactFromDecimal, exactFromInt } from '../../core/quantities/exact.ts'
import { goodsValue } from './minimum-order.ts'
import type { OrderTotals } from './order.ts'
import type * as z from 'zod'

/** One line of a basket or an order, as far as it costs. */
export interface CostedLine {
  /** Of one pack, without VAT. */
  readonly price: Money
  readonly packs: number
  /** In percent; a line without one is counted without VAT. */
  readonly vatPct?: Decimal | undefined
}

/**
 * What an order comes to: goods without VAT, their VAT rounded once for the whole order (rule MO2), the fee of the delivery,
 * and all of it together. Where
 * the tax of a line is not known, the totals say so.
 * @throws RangeError when a price or the fee is in another currency
 */
export function orderTotals(
  lines: readonly CostedLine[],
  {
    currency,
    fee = { minor: 0, currency },
  }: { readonly currency: Currency; readonly fee?: Money | undefined },
): z.infer<typeof OrderTotals> {
  if (fee.currency !== currency) throw new RangeError('A fee is in the currency of its basket.')
  const net = goodsValue(lines, currency)
  const exactVat = lines.reduce((sum, { price, packs, vatPct = '0' }) => {
    const share = exactFromDecimal(vatPct).div(EXACT_HUNDRED)
    return sum.add(exactFromInt(priceOfPacks(price, packs).minor).mul(share))
  }, EXACT_ZERO)
  const vat = moneyFromExact(exactVat, currency)
  const gross = { minor: net.minor + vat.minor + fee.minor, currency }
  const lacksVat = lines.some(({ vatPct }) => vatPct === undefined)
  return { net, vat, fee, gross, ...(lacksVat && { lacksVat }) }
}
