import {
  type ConversionFact,
  NOT_CONVERTIBLE,
  type NotConvertible,
  unitFactor,
} from '../../core/quantities/convert.ts'
import { type Exact, exactFromDecimal } from '../../core/quantities/exact.ts'
import type { Quantity } from '../../core/quantities/quantity.ts'
import type { Unit } from '../../core/quantities/unit.ts'
import type { RecipeNode } from './recipe-graph.ts'
import { saidPortions } from './said-portions.ts'

type Batch = Pick<RecipeNode['current'], 'yield' | 'portions' | 'measuredYield'>

const NO_FACTS: readonly ConversionFact[] = []
const factsByBatch = new WeakMap<Batch, readonly ConversionFact[]>()

/**
 * What a recipe says of its own product: a batch is so many portions, and what it was measured at (2 l weighed
 * 2.1 kg). Measured in the same kind of unit as its yield, that tells no conversion, and `convert` passes it by.
 */
function batchFacts(batch: Batch): readonly ConversionFact[] {
  const known = factsByBatch.get(batch)
  if (known !== undefined) return known
  const { yield: planned, portions, measuredYield } = batch
  const facts: ConversionFact[] = []
  if (planned !== undefined && portions !== undefined) {
    facts.push({ from: { amount: String(portions), unit: 'portion' }, to: planned })
  }
  if (planned !== undefined && measuredYield !== undefined) {
    facts.push({ from: planned, to: measuredYield })
  }
  factsByBatch.set(batch, facts)
  return facts
}

/**
 * How many batches an amount of a recipe's product is: amount ÷ yield, both in one unit (rules RC3, RC4). A recipe
 * that says only its portions is measured in portions.
 * @param facts - what is known of the product beside the recipe, such as a prepared stock line's conversions
 * @returns the exact factor, `no-yield` when the recipe does not say what it gives, or `not-convertible`
 */
export function batchesOf(
  amount: Quantity,
  batch: Batch,
  facts: readonly ConversionFact[] = NO_FACTS,
): Exact | NotConvertible | 'no-yield' {
  const perUnit = batchesPer(amount.unit, batch, facts)
  return typeof perUnit === 'string' ? perUnit : exactFromDecimal(amount.amount).mul(perUnit)
}

/** How many batches one unit of a recipe's product is; the answers are those of `batchesOf`. */
export function batchesPer(
  unit: Unit,
  batch: Batch,
  facts: readonly ConversionFact[] = NO_FACTS,
): Exact | NotConvertible | 'no-yield' {
  const { portions } = batch
  const whole =
    batch.yield ??
    (portions === undefined ? undefined : ({ amount: String(portions), unit: 'portion' } as const))
  if (whole === undefined) return 'no-yield'
  const own = batchFacts(batch)
  const factor = unitFactor(unit, whole.unit, facts.length === 0 ? own : [...own, ...facts])
  return factor === NOT_CONVERTIBLE ? factor : factor.div(exactFromDecimal(whole.amount))
}

/** How many portions one batch gives; undefined when the recipe does not say. */
export function portionsOf(batch: Batch): Exact | undefined {
  const said = saidPortions(batch)
  return said === undefined ? undefined : exactFromDecimal(said)
}
