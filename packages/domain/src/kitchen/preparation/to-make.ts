import type { Decimal } from '../../core/quantities/decimal.ts'
import { type Exact, exactFromDecimal, exactFromInt, EXACT_ZERO } from '../../core/quantities/exact.ts'
import { decimalFromExact } from '../../core/quantities/round.ts'
import type { PrepFormula } from './prep-task.ts'

/** What a formula comes to, in the formula's unit. */
export interface ToMake {
  /** Before rounding to batches. */
  readonly net: Decimal
  /** Whole batches; undefined where the formula names no batch. */
  readonly batches: number | undefined
  /** After rounding: what is made. */
  readonly amount: Decimal
}

function target(formula: PrepFormula): Exact | undefined {
  if (formula.projected !== undefined) {
    return exactFromDecimal(formula.projected).add(exactFromDecimal(formula.minimum ?? '0'))
  }
  return formula.par === undefined ? undefined : exactFromDecimal(formula.par)
}

/**
 * To make = max(0, target − on hand − already prepared), rounded to whole batches (rule PR1). The target is the
 * projected use plus the minimum where covers are set, else par.
 * @returns undefined when there is no target, or when the result has more digits than a quantity holds
 */
export function toMake(formula: PrepFormula): ToMake | undefined {
  const wanted = target(formula)
  if (wanted === undefined) return undefined
  const missing = wanted.sub(exactFromDecimal(formula.onHand)).sub(exactFromDecimal(formula.alreadyPrepared))
  const net = missing.compare(EXACT_ZERO) < 0 ? EXACT_ZERO : missing
  const batch = formula.batch === undefined ? undefined : exactFromDecimal(formula.batch)
  const batches = batch === undefined ? undefined : wholeBatches(net.div(batch), formula.rounding)
  const made = batch === undefined || batches === undefined ? net : batch.mul(exactFromInt(batches))
  const [netText, amount] = [decimalFromExact(net), decimalFromExact(made)]
  return netText === undefined || amount === undefined ? undefined : { net: netText, batches, amount }
}

function wholeBatches(batches: Exact, rounding: PrepFormula['rounding']): number {
  return (rounding === 'up' ? batches.ceil() : batches.floor()).valueOf()
}
