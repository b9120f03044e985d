import { err, ok, type Result } from '@brigade/contract/result.ts'
import { type Money } from '../../core/money/money.ts'
import { priceOfPacks } from '../../core/money/money-arithmetic.ts'

/** The least value a supplier delivers for. */
export interface MinimumOrder {
  readonly value: Money
  /** "strict" takes no smaller order; "flexible" takes it when the sender has been asked once. */
  readonly mode: 'strict' | 'flexible'
}

/**
 * The net value of the goods in a basket, without VAT and fees (rule OR9).
 * @throws RangeError when a price is in another currency
 */
export function goodsValue(
  lines: readonly { readonly price: Money; readonly packs: number }[],
  currency: Money['currency'],
): Money {
  if (lines.some(({ price }) => price.currency !== currency)) {
    throw new RangeError('A basket has one currency.')
  }
  const minor = lines.reduce((sum, { price, packs }) => sum + priceOfPacks(price, packs).minor, 0)
  return { minor, currency }
}

/** Why a basket is too small to be sent as it is: how much is missing, and whether asking is enough. */
export interface MinimumProblem {
  readonly kind: 'asks' | 'too-small'
  readonly missing: Money
}

/**
 * Whether a basket reaches the supplier's minimum (rule OR9); equal is enough. A strict supplier refuses, a flexible
 * one asks once; both say how much is missing.
 * @param basket - net value of the goods, and whether the sender has accepted to be under the minimum
 * @throws RangeError when the two are in different currencies
 */
export function checkMinimum(
  basket: { readonly goods: Money; readonly acceptsBelow: boolean },
  minimum: MinimumOrder | undefined,
): Result<'reached' | 'below', MinimumProblem> {
  if (minimum === undefined) return ok('reached')
  const { goods } = basket
  if (goods.currency !== minimum.value.currency)
    throw new RangeError('A minimum is in the currency of the basket.')
  const missing = { minor: minimum.value.minor - goods.minor, currency: goods.currency }
  if (missing.minor <= 0) return ok('reached')
  if (minimum.mode === 'strict') return err({ kind: 'too-small', missing })
  return basket.acceptsBelow ? ok('below') : err({ kind: 'asks', missing })
}
