import { type ConversionFact, convert, NOT_CONVERTIBLE } from '../../core/quantities/convert.ts'
import { type Exact, EXACT_HUNDRED, EXACT_ZERO } from '../../core/quantities/exact.ts'
import type { RecipeLine } from './recipe-line.ts'

/** A line's share of the whole and of the base, in percent, exact; show two places (rule RC2). */
export interface LinePercent {
  readonly lineKey: string
  /** Absent when the line has no weight that is known. */
  readonly standard?: Exact
  /** Absent also when no line is marked as base. */
  readonly bakers?: Exact
}

/**
 * Standard % = line ÷ all lines; baker's % = line ÷ lines marked as base; by weight (rule RC2). Lines whose weight
 * is not known have no share and are left out of the sums.
 * @param factsOf - conversions of a line's food, so that volumes and pieces can be weighed
 */
export function recipePercentages(
  lines: readonly RecipeLine[],
  factsOf: (line: RecipeLine) => readonly ConversionFact[],
): readonly LinePercent[] {
  const weights = lines.map((line) => weightOf(line, factsOf(line)))
  const total = sum(weights)
  const base = sum(weights.filter((_, index) => lines[index]?.isBase === true))
  return lines.map(({ lineKey }, index) => {
    const weight = weights[index]
    return {
      lineKey,
      ...(weight !== undefined && isAboveZero(total) && { standard: weight.div(total).mul(EXACT_HUNDRED) }),
      ...(weight !== undefined && isAboveZero(base) && { bakers: weight.div(base).mul(EXACT_HUNDRED) }),
    }
  })
}

function weightOf({ amount }: RecipeLine, facts: readonly ConversionFact[]): Exact | undefined {
  if (amount.kind !== 'exact') return undefined
  const grams = convert(amount.qty, 'g', facts)
  return grams === NOT_CONVERTIBLE ? undefined : grams
}

function sum(weights: readonly (Exact | undefined)[]): Exact {
  return weights.reduce<Exact>(
    (total, weight) => (weight === undefined ? total : total.add(weight)),
    EXACT_ZERO,
  )
}

function isAboveZero(value: Exact): boolean {
  return value.compare(EXACT_ZERO) > 0
}
