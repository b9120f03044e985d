import type { Money } from '../../core/money/money.ts'
import { moneyFromExact } from '../../core/money/money-arithmetic.ts'
import { EXACT_HUNDRED, exactFromInt } from '../../core/quantities/exact.ts'
import type { Invoice } from './invoice.ts'
import type { Order } from './order.ts'

/** The highest standard rate of VAT in the European Union, that of Hungary, in percent [European Commission, 2025]. */
const HIGHEST_RATE = 27
/** Of the goods, in percent: rates differ from line to line, and a part of an order has another mix than the whole. */
const TOLERANCE = 1

/**
 * The most VAT that an invoice could ask for its goods, where it asks for more; undefined where it does not (rule TM6). By
 * the share that the order has, else, where its rates are not known, by the highest there is.
 */
export function highestVat(
  { net, vat }: Pick<Invoice, 'net' | 'vat'>,
  totals: Order['totals'],
): Money | undefined {
  const goods = exactFromInt(net.minor)
  const isKnown = totals.lacksVat === undefined && totals.net.minor > 0
  const share = isKnown
    ? exactFromInt(totals.vat.minor).div(exactFromInt(totals.net.minor)).mul(EXACT_HUNDRED).add(TOLERANCE)
    : exactFromInt(HIGHEST_RATE)
  const highest = moneyFromExact(goods.mul(share).div(EXACT_HUNDRED), net.currency)
  return vat.minor > highest.minor ? highest : undefined
}
