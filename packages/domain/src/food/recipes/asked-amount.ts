import { type Exact, exactFromDecimal, productOf } from '../../core/quantities/exact.ts'
import type { Quantity } from '../../core/quantities/quantity.ts'
import type { Unit } from '../../core/quantities/unit.ts'
import type { CostSpan, UnknownCost } from './cost-report.ts'
import type { RecipeLine } from './recipe-line.ts'
import type { LineYield } from '../ingredients/line-yield.ts'
import { usableShare } from './usable-share.ts'

/** What a line asks for, as far as its cost depends on it. */
export interface AskedAmount {
  /** The quantities the cost may run between; the very same where the line names one. */
  readonly from: Quantity
  readonly to: Quantity
  /** The same in the line's second unit, for where the first cannot be measured. */
  readonly also: Quantity | undefined
  /** How much is bought for one that is used; undefined where nothing is lost. */
  readonly boughtForOne: Exact | undefined
}

/** What a line asks for, or why that has no cost; `yields` are what its food loses by each preparation. */
export function askedBy(line: RecipeLine, yields: readonly LineYield[]): AskedAmount | UnknownCost {
  const { amount, also } = line
  if (amount.kind === 'none') return { reason: 'no-amount' }
  if (amount.kind === 'words') return { reason: 'words', words: amount.words }
  const boughtForOne = usableShare(line, yields)?.inverse()
  return amount.kind === 'range'
    ? { from: amount.from, to: amount.to, also: undefined, boughtForOne }
    : { from: amount.qty, to: amount.qty, also, boughtForOne }
}

/**
 * Both ends of what is asked for, measured and with the line's yield; the second unit helps out.
 * @param factorOf - how many of the wanted measure one of a unit is, or why nobody can say
 */
export function measured<Failure extends string>(
  { from, to, also, boughtForOne }: AskedAmount,
  factorOf: (unit: Unit) => Exact | Failure,
): CostSpan | Failure {
  const bought = ({ amount }: Quantity, factor: Exact): Exact =>
    boughtForOne === undefined
      ? exactFromDecimal(amount).mul(factor)
      : productOf(exactFromDecimal(amount), factor, boughtForOne)
  const first = factorOf(from.unit)
  const needsSecond = typeof first === 'string' && also !== undefined
  const factor = needsSecond ? factorOf(also.unit) : first
  if (typeof factor === 'string') return factor
  const low = bought(needsSecond ? also : from, factor)
  if (to === from) return { from: low, to: low }
  const last = factorOf(to.unit)
  return typeof last === 'string' ? last : { from: low, to: bought(to, last) }
}
