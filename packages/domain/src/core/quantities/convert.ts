import { type Exact, EXACT_ONE, exactFromDecimal } from './exact.ts'
import type { Quantity } from './quantity.ts'
import { dimensionOf } from './unit-codes.ts'
import type { Unit } from './unit.ts'
import { units } from './units.table.ts'

/** A fact of one food: so much in one unit is so much in another, such as 1 cup is 130 g (rule UN5). */
export interface ConversionFact {
  readonly from: Quantity
  readonly to: Quantity
}

/** The answer when nothing says how two units compare; never a guess and never 1 g/ml (rule UN5). */
export const NOT_CONVERTIBLE = 'not-convertible'
export type NotConvertible = typeof NOT_CONVERTIBLE

/** What can be compared without a fact: all masses, all volumes, and each counted unit only with itself. */
type Kind = 'mass' | 'volume' | Unit

function kindOf(unit: Unit): Kind {
  const dimension = dimensionOf(unit)
  return dimension === 'count' ? unit : dimension
}

const sizes = new Map<Unit, Exact>()

function sizeOf(unit: Unit): Exact {
  const known = sizes.get(unit)
  if (known !== undefined) return known
  const size = exactFromDecimal(units[unit].size)
  sizes.set(unit, size)
  return size
}

const plainFactors = new Map<string, Exact>()

/** How many `to` one `from` is, both of one kind. */
function plainFactor(from: Unit, to: Unit): Exact {
  const key = `${from}>${to}`
  const known = plainFactors.get(key)
  if (known !== undefined) return known
  const factor = sizeOf(from).div(sizeOf(to))
  plainFactors.set(key, factor)
  return factor
}

const NO_FACTS: readonly ConversionFact[] = []
const factorsByFacts = new WeakMap<readonly ConversionFact[], Map<string, Exact | NotConvertible>>()

/**
 * How many `to` one `from` is: exactly, through the food's facts where mass, volume and counted units meet, over
 * as many facts as it takes (case = 6 bottles, bottle = 750 ml; rule UN12).
 *
 * The shortest way counts; among equally short ones a fact that names both units, then one that names one of
 * them, then the earlier fact. Both directions take the same way, so that there and back gives the very same
 * quantity (rule UN6).
 * @param facts - of the food; the same list object is looked through only once
 */
export function unitFactor(
  from: Unit,
  to: Unit,
  facts: readonly ConversionFact[] = NO_FACTS,
): Exact | NotConvertible {
  if (from === to) return EXACT_ONE
  if (kindOf(from) === kindOf(to)) return plainFactor(from, to)
  if (facts.length === 0) return NOT_CONVERTIBLE
  const known = factorsByFacts.get(facts) ?? new Map<string, Exact | NotConvertible>()
  factorsByFacts.set(facts, known)
  const key = `${from}>${to}`
  const found = known.get(key)
  if (found !== undefined) return found
  const factor =
    from < to ? factorThroughFacts(from, to, facts) : inverse(factorThroughFacts(to, from, facts))
  known.set(key, factor)
  return factor
}

function inverse(factor: Exact | NotConvertible): Exact | NotConvertible {
  return factor === NOT_CONVERTIBLE ? factor : factor.inverse()
}

interface Step {
  readonly kind: Kind
  /** Base units of `kind` that one base unit of the start is. */
  readonly factor: Exact
}

/** Walks from kind to kind, nearest first, until `to` is reached. */
function factorThroughFacts(from: Unit, to: Unit, facts: readonly ConversionFact[]): Exact | NotConvertible {
  const preferred = usableFacts(facts).toSorted(
    (a, b) => unitsNotNamed(a, from, to) - unitsNotNamed(b, from, to),
  )
  const start: Step = { kind: kindOf(from), factor: EXACT_ONE }
  const queue: Step[] = [start]
  const seen = new Set<Kind>([start.kind])
  for (const step of queue) {
    if (step.kind === kindOf(to)) return sizeOf(from).mul(step.factor).div(sizeOf(to))
    for (const fact of preferred) {
      const next = stepThrough(fact, step)
      if (next === undefined || seen.has(next.kind)) continue
      seen.add(next.kind)
      queue.push(next)
    }
  }
  return NOT_CONVERTIBLE
}

/** Facts about nothing say nothing. */
function usableFacts(facts: readonly ConversionFact[]): readonly ConversionFact[] {
  return facts.filter((fact) => fact.from.amount !== '0' && fact.to.amount !== '0')
}

function unitsNotNamed(fact: ConversionFact, from: Unit, to: Unit): number {
  return [from, to].filter((unit) => unit !== fact.from.unit && unit !== fact.to.unit).length
}

function baseAmount(quantity: Quantity): Exact {
  return exactFromDecimal(quantity.amount).mul(sizeOf(quantity.unit))
}

function stepThrough(fact: ConversionFact, step: Step): Step | undefined {
  const [fromKind, toKind] = [kindOf(fact.from.unit), kindOf(fact.to.unit)]
  if (step.kind !== fromKind && step.kind !== toKind) return undefined
  const ratio = baseAmount(fact.to).div(baseAmount(fact.from))
  return step.kind === fromKind
    ? { kind: toKind, factor: step.factor.mul(ratio) }
    : { kind: fromKind, factor: step.factor.div(ratio) }
}

/**
 * The exact amount of a quantity in another unit (rules UN1 to UN6, UN12), or `not-convertible`.
 * @param facts - conversions of the food, the kitchen's own before the catalogue's
 */
export function convert(
  quantity: Quantity,
  to: Unit,
  facts: readonly ConversionFact[] = NO_FACTS,
): Exact | NotConvertible {
  const factor = unitFactor(quantity.unit, to, facts)
  return factor === NOT_CONVERTIBLE ? factor : exactFromDecimal(quantity.amount).mul(factor)
}
