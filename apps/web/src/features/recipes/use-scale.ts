import type { ConversionFact } from '@brigade/domain/quantities/convert.ts'
import { decimalFromTyped } from '@brigade/domain/quantities/decimal-from-typed.ts'
import { type Exact, EXACT_ONE, exactFromDecimal } from '@brigade/domain/quantities/exact.ts'
import type { Unit } from '@brigade/domain/quantities/unit.ts'
import { portionsOf } from '@brigade/domain/recipes/recipe-factor.ts'
import { scaleFactor, type ScaleProblem, type ScaleTo } from '@brigade/domain/recipes/recipe-scale.ts'
import type { RecipeContent } from '@brigade/domain/recipes/recipe.ts'
import { useState } from 'react'

/** What a recipe is scaled by, as the bar above the lines keeps it. */
export interface ScaleWish {
  readonly by: 'as-is' | 'portions' | 'yield' | 'line'
  readonly text: string
  readonly unit: Unit
  readonly lineKey: string
}

export interface Scale {
  readonly wish: ScaleWish
  readonly change: (part: Partial<ScaleWish>) => void
  /** One while nothing, or nothing that can be done, is wished. */
  readonly factor: Exact
  readonly problem: ScaleProblem | 'not-a-number' | undefined
}

const AS_IS: ScaleWish = { by: 'as-is', text: '', unit: 'kg', lineKey: '' }

function targetOf({ by, unit, lineKey }: ScaleWish, amount: string): ScaleTo {
  if (by === 'portions') return { by, portions: exactFromDecimal(amount) }
  const qty = { amount, unit }
  return by === 'line' ? { by, lineKey, qty } : { by: 'yield', qty }
}

/** The ways this recipe can be scaled: only those whose base it says. */
export function waysToScale(content: RecipeContent): readonly ScaleWish['by'][] {
  return [
    'as-is',
    ...(portionsOf(content) === undefined ? [] : (['portions'] as const)),
    ...(content.yield === undefined ? [] : (['yield'] as const)),
    ...(content.lines.some(({ amount }) => amount.kind === 'exact') ? (['line'] as const) : []),
  ]
}

/** Scaling by portions, by yield or by one ingredient (rule RC1). */
export function useScale(
  content: RecipeContent,
  factsOf: (lineKey: string) => readonly ConversionFact[],
): Scale {
  const [wish, setWish] = useState(AS_IS)
  const change = (part: Partial<ScaleWish>) => setWish((before) => ({ ...before, ...part }))
  if (wish.by === 'as-is' || wish.text.trim() === '') {
    return { wish, change, factor: EXACT_ONE, problem: undefined }
  }
  const typed = decimalFromTyped(wish.text)
  if (!typed.ok || typed.decimal === '0') return { wish, change, factor: EXACT_ONE, problem: 'not-a-number' }
  const factor = scaleFactor(content, targetOf(wish, typed.decimal), factsOf(wish.lineKey))
  return typeof factor === 'string'
    ? { wish, change, factor: EXACT_ONE, problem: factor }
    : { wish, change, factor, problem: undefined }
}
