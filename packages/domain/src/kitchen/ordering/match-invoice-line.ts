import { type Money } from '../../core/money/money.ts'
import { moneyFromExact } from '../../core/money/money-arithmetic.ts'
import { type Exact, EXACT_HUNDRED, EXACT_ZERO, exactFromInt } from '../../core/quantities/exact.ts'

/** What was ordered, what came and what is asked for, of one line; quantities in packs, prices for one pack. */
export interface MatchedLine {
  readonly ordered: Exact
  readonly received: Exact
  readonly invoiced: Exact
  /** The price the order was confirmed at. */
  readonly agreedPrice: Money
  readonly invoicedPrice: Money
}

/** How much dearer a line may be than agreed: the smaller of the two; the kitchen's setting `priceTolerance`. */
export interface PriceTolerance {
  /** Percent of the agreed price. */
  readonly pct: number
  /** Minor units for the whole line. */
  readonly minor: number
}

/** Rule TM2, until a kitchen sets its own: 2 % and 1.00. */
export const DEFAULT_PRICE_TOLERANCE: PriceTolerance = { pct: 2, minor: 100 }

/** Why a person has to decide. */
export type InvoiceMatchReason =
  /** So many packs more on the invoice than are payable. */
  | { readonly kind: 'qty'; readonly over: Exact }
  /** So many percent dearer than agreed; no percentage of a price of zero. */
  | { readonly kind: 'price'; readonly overPct?: Exact }

/** What is to be done with one line of an invoice. */
export type LineVerdict =
  | { readonly kind: 'pay'; readonly amount: Money }
  | { readonly kind: 'do-not-pay' }
  /** Nothing is paid until a person decides; `undisputed` is what both sides agree on. */
  | {
      readonly kind: 'exception'
      readonly reasons: readonly InvoiceMatchReason[]
      readonly undisputed: Money
    }

/**
 * Compares a line of an invoice with order and receipt (rules TM1 to TM5). Payable is the smaller of ordered and
 * received; more than that on the invoice, or a price above the tolerance, is an exception, the quantity named first. A
 * lower price is paid as invoiced, and for what never came nothing is.
 * @throws RangeError when the two prices are in different currencies
 */
export function matchInvoiceLine(
  line: MatchedLine,
  tolerance: PriceTolerance = DEFAULT_PRICE_TOLERANCE,
): LineVerdict {
  const { agreedPrice, invoicedPrice, invoiced } = line
  if (agreedPrice.currency !== invoicedPrice.currency) {
    throw new RangeError('An invoice is in the currency of its order.')
  }
  if (line.received.compare(EXACT_ZERO) <= 0) return { kind: 'do-not-pay' }
  const payable = smaller(line.ordered, line.received)
  const quantity = smaller(invoiced, payable)
  const reasons = [...quantityReasons(invoiced.sub(payable)), ...priceReasons(line, quantity, tolerance)]
  const lowerPrice = Math.min(agreedPrice.minor, invoicedPrice.minor)
  const total = (packs: Exact, minor: number) =>
    moneyFromExact(packs.mul(exactFromInt(minor)), agreedPrice.currency)
  return reasons.length === 0
    ? { kind: 'pay', amount: total(invoiced, invoicedPrice.minor) }
    : { kind: 'exception', reasons, undisputed: total(quantity, lowerPrice) }
}

function smaller(one: Exact, other: Exact): Exact {
  return one.compare(other) < 0 ? one : other
}

/** Rule TM1: there is no tolerance for quantities. */
function quantityReasons(over: Exact): readonly InvoiceMatchReason[] {
  return over.compare(EXACT_ZERO) > 0 ? [{ kind: 'qty', over }] : []
}

/** Rule TM2: the tolerance is the smaller of a share of the agreed price and a sum for the line; equal is inside. */
function priceReasons(
  { agreedPrice, invoicedPrice }: MatchedLine,
  quantity: Exact,
  { pct, minor }: PriceTolerance,
): readonly InvoiceMatchReason[] {
  const agreed = exactFromInt(agreedPrice.minor)
  const over = exactFromInt(invoicedPrice.minor).sub(agreed)
  const allowed = smaller(agreed.mul(quantity).mul(exactFromInt(pct)).div(EXACT_HUNDRED), exactFromInt(minor))
  if (over.mul(quantity).compare(allowed) <= 0) return []
  return [{ kind: 'price', ...(agreedPrice.minor !== 0 && { overPct: over.div(agreed).mul(EXACT_HUNDRED) }) }]
}
