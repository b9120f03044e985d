import type { Unit } from '@brigade/domain/core/quantities/unit.ts'
import type { RecipeContent } from '@brigade/domain/food/recipes/recipe.ts'
import { saidPortions } from '@brigade/domain/food/recipes/said-portions.ts'
import { useState } from 'react'

/** What a recipe is scaled by, as the bar above the lines keeps it. */
export interface ScaleWish {
  readonly by: 'as-is' | 'portions' | 'yield' | 'line'
  readonly text: string
  readonly unit: Unit
  readonly lineKey: string
}

export type ChangeScale = (part: Partial<ScaleWish>) => void

const AS_IS: ScaleWish = { by: 'as-is', text: '', unit: 'kg', lineKey: '' }

/** The scale that the reader wants, and how to change it; the recipe unscaled at first. */
export function useScaleWish(): readonly [wish: ScaleWish, change: ChangeScale] {
  const [wish, setWish] = useState(AS_IS)
  return [wish, (part) => setWish((before) => ({ ...before, ...part }))]
}

/** The ways this recipe can be scaled: only those whose base it says. */
export function waysToScale(content: RecipeContent): readonly ScaleWish['by'][] {
  return [
    'as-is',
    ...(saidPortions(content) === undefined ? [] : (['portions'] as const)),
    ...(content.yield === undefined ? [] : (['yield'] as const)),
    ...(content.lines.some(({ amount }) => amount.kind === 'exact') ? (['line'] as const) : []),
  ]
}

/** What the field starts with: the recipe's own amount, so that the first look changes nothing. */
export function startOf(by: ScaleWish['by'], content: RecipeContent, lineKey?: string): Partial<ScaleWish> {
  if (by === 'portions') return { by, text: saidPortions(content) ?? '' }
  if (by === 'yield') return { by, text: content.yield?.amount ?? '', unit: content.yield?.unit ?? 'kg' }
  const exact = content.lines.filter(({ amount }) => amount.kind === 'exact')
  const line = exact.find((each) => each.lineKey === lineKey) ?? exact[0]
  if (by === 'as-is' || line?.amount.kind !== 'exact') return { by, text: '' }
  return { by, lineKey: line.lineKey, text: line.amount.qty.amount, unit: line.amount.qty.unit }
}
