import {
  type ConversionFact,
  convert,
  NOT_CONVERTIBLE,
  type NotConvertible,
} from '../../core/quantities/convert.ts'
import { type Exact, exactFromDecimal } from '../../core/quantities/exact.ts'
import type { Quantity } from '../../core/quantities/quantity.ts'
import type { Unit } from '../../core/quantities/unit.ts'
import { portionsOf } from './recipe-factor.ts'
import type { LineAmount, RecipeLine } from './recipe-line.ts'
import type { RecipeContent } from './recipe.ts'

/** What a recipe is scaled to: portions, a yield, one line's amount, or a container filled so many times (RC1). */
export type ScaleTo =
  | { readonly by: 'portions'; readonly portions: Exact }
  | { readonly by: 'yield'; readonly qty: Quantity }
  | { readonly by: 'line'; readonly lineKey: string; readonly qty: Quantity }
  | { readonly by: 'container'; readonly content: Quantity; readonly count: number }

/** Why a recipe cannot be scaled that way: it does not say the base, or the line has no exact amount. */
export type ScaleProblem =
  | NotConvertible
  | 'no-portions'
  | 'no-yield'
  | 'no-such-line'
  | 'no-exact-amount'
  | 'zero-base'

/**
 * Scale factor = wanted ÷ base (rule RC1), exact.
 * @param facts - conversions of the chosen line's food, when it is wanted in another kind of unit
 */
export function scaleFactor(
  content: Pick<RecipeContent, 'yield' | 'portions' | 'lines'>,
  to: ScaleTo,
  facts: readonly ConversionFact[] = [],
): Exact | ScaleProblem {
  if (to.by === 'portions') {
    const base = portionsOf(content)
    return base === undefined ? 'no-portions' : to.portions.div(base)
  }
  if (to.by === 'line') return lineFactor(content.lines, to, facts)
  if (content.yield === undefined) return 'no-yield'
  const factor = ratio(to.by === 'yield' ? to.qty : to.content, content.yield, [])
  return typeof factor === 'string' || to.by === 'yield' ? factor : factor.mul(to.count)
}

function lineFactor(
  lines: readonly RecipeLine[],
  { lineKey, qty }: { readonly lineKey: string; readonly qty: Quantity },
  facts: readonly ConversionFact[],
): Exact | ScaleProblem {
  const line = lines.find((candidate) => candidate.lineKey === lineKey)
  if (line === undefined) return 'no-such-line'
  return line.amount.kind === 'exact' ? ratio(qty, line.amount.qty, facts) : 'no-exact-amount'
}

function ratio(wanted: Quantity, base: Quantity, facts: readonly ConversionFact[]): Exact | ScaleProblem {
  if (base.amount === '0') return 'zero-base'
  const inBaseUnit = convert(wanted, base.unit, facts)
  return inBaseUnit === NOT_CONVERTIBLE ? inBaseUnit : inBaseUnit.div(exactFromDecimal(base.amount))
}

/** An amount times a factor: exact ends in their units, or the words as they were. */
export type ScaledAmount =
  | { readonly kind: 'exact'; readonly value: Exact; readonly unit: Unit }
  | {
      readonly kind: 'range'
      readonly from: Exact
      readonly to: Exact
      readonly unit: Unit
      readonly toUnit: Unit
    }
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'none' }

/** A line's amount for a scaled recipe; every line takes the same exact factor (rule RC1). */
export function scaleAmount(amount: LineAmount, factor: Exact): ScaledAmount {
  if (amount.kind === 'exact') {
    return { kind: 'exact', value: exactFromDecimal(amount.qty.amount).mul(factor), unit: amount.qty.unit }
  }
  if (amount.kind === 'range') {
    return {
      kind: 'range',
      from: exactFromDecimal(amount.from.amount).mul(factor),
      to: exactFromDecimal(amount.to.amount).mul(factor),
      unit: amount.from.unit,
      toUnit: amount.to.unit,
    }
  }
  return amount
}
