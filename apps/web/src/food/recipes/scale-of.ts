import type { ConversionFact } from '@brigade/domain/core/quantities/convert.ts'
import { decimalFromTyped } from '@brigade/domain/core/quantities/decimal-from-typed.ts'
import { type Exact, EXACT_ONE, exactFromDecimal } from '@brigade/domain/core/quantities/exact.ts'
import { scaleFactor, type ScaleProblem, type ScaleTo } from '@brigade/domain/food/recipes/recipe-scale.ts'
import type { RecipeContent } from '@brigade/domain/food/recipes/recipe.ts'
import type { ScaleWish } from './scale-wish.ts'

/** What a wish comes to. */
export interface Scale {
  /** One while nothing, or nothing that can be done, is wished. */
  readonly factor: Exact
  readonly problem: ScaleProblem | 'not-a-number' | undefined
}

function targetOf({ by, unit, lineKey }: ScaleWish, amount: string): ScaleTo {
  if (by === 'portions') return { by, portions: exactFromDecimal(amount) }
  const qty = { amount, unit }
  return by === 'line' ? { by, lineKey, qty } : { by: 'yield', qty }
}

/**
 * Scaling by portions, by yield or by one ingredient (rule RC1).
 * @param facts - what is known of the ingredient that is scaled by
 */
export function scaleOf(content: RecipeContent, wish: ScaleWish, facts: readonly ConversionFact[]): Scale {
  if (wish.by === 'as-is' || wish.text.trim() === '') return { factor: EXACT_ONE, problem: undefined }
  const typed = decimalFromTyped(wish.text)
  if (!typed.ok || typed.decimal === '0') return { factor: EXACT_ONE, problem: 'not-a-number' }
  const factor = scaleFactor(content, targetOf(wish, typed.decimal), facts)
  return typeof factor === 'string' ? { factor: EXACT_ONE, problem: factor } : { factor, problem: undefined }
}
