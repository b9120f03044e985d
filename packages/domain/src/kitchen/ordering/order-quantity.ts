import { type Exact, EXACT_ZERO, exactFromInt } from '../../core/quantities/exact.ts'

/** How a supplier sells one price line; amounts in the supplier's unit. */
export interface OrderTerms {
  /** What one pack holds, above zero. */
  readonly pack: Exact
  /** Only so many packs together: 6 means 6, 12, 18 … packs. 1 when absent. */
  readonly multiple?: number | undefined
  /** The least that may be ordered. */
  readonly minimum?: Exact | undefined
}

/** The most that should be in stock, and what to do when whole packs pass it. */
export interface OrderCap {
  readonly maximum: Exact
  /** On hand and on order, as it will be when this order arrives. */
  readonly inStock: Exact
  /** The kitchen's setting: "below" stays under the maximum where it can, "above" orders all that is needed. */
  readonly side: 'below' | 'above'
}

export interface OrderQuantity {
  readonly packs: number
  /** In the supplier's unit: packs × what one holds. */
  readonly quantity: Exact
  /** Stock and order together pass the maximum all the same; the screen says so. */
  readonly passesMaximum: boolean
}

/**
 * How much to order: the larger of need and minimum, rounded up to whole packs (rules OR1, OR3); nothing when nothing is
 * needed. When that passes the maximum, the whole packs that fit are ordered instead, unless none fit or they are under
 * the minimum (rule OR2). Exact, so that no remainder of a division adds a pack.
 * @param need - in the supplier's unit, of all demand for the price line together (rules OR4, OR5)
 * @throws RangeError when a pack holds nothing or the multiple is no whole number of 1 or more
 */
export function orderQuantity(need: Exact, terms: OrderTerms, cap?: OrderCap): OrderQuantity {
  const step = stepOf(terms)
  if (need.compare(EXACT_ZERO) <= 0) return steps(0, step, terms)
  const minimum = terms.minimum ?? EXACT_ZERO
  const wanted = need.compare(minimum) > 0 ? need : minimum
  const up = steps(wholeSteps(wanted.div(step).ceil()), step, terms)
  if (cap === undefined || cap.inStock.add(up.quantity).compare(cap.maximum) <= 0) return up
  const room = cap.maximum.sub(cap.inStock)
  const down = steps(Math.max(wholeSteps(room.div(step).floor()), 0), step, terms)
  const fits = down.packs > 0 && down.quantity.compare(minimum) >= 0
  return cap.side === 'below' && fits ? down : { ...up, passesMaximum: true }
}

function stepOf({ pack, multiple = 1 }: OrderTerms): Exact {
  if (pack.compare(EXACT_ZERO) <= 0) throw new RangeError('A pack holds more than nothing.')
  if (!Number.isInteger(multiple) || multiple < 1) throw new RangeError('Packs are sold in whole multiples.')
  return pack.mul(multiple)
}

function wholeSteps(value: Exact): number {
  return Number(value.s * value.n)
}

function steps(count: number, step: Exact, { multiple = 1 }: OrderTerms): OrderQuantity {
  return { packs: count * multiple, quantity: step.mul(exactFromInt(count)), passesMaximum: false }
}
