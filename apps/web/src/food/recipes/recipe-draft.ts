import { IngredientCategory } from '@brigade/domain/food/ingredients/ingredient-category.ts'
import { decimalFromTyped } from '@brigade/domain/core/quantities/decimal-from-typed.ts'
import { wholeFromTyped } from '@brigade/domain/core/quantities/typed-digits.ts'
import { Unit } from '@brigade/domain/core/quantities/unit.ts'
import { RecipeLine } from '@brigade/domain/food/recipes/recipe-line.ts'
import { Recipe, RecipeContent, RecipeStep } from '@brigade/domain/food/recipes/recipe.ts'
import * as z from 'zod'
import { mostOf } from '../../lib/drafts/field-limits.ts'
import { fitsField } from '../../lib/drafts/draft-problems.ts'

/** A recipe as it is being typed, with the version it was begun from. It survives a reload on this device. */
export const TypedRecipe = z.object({
  base: z.object({ versionId: z.string(), n: z.int() }),
  name: z.string(),
  portions: z.string(),
  yieldAmount: z.string(),
  yieldUnit: Unit,
  targetCostPct: z.string(),
  description: z.string(),
  lines: z.array(RecipeLine),
  steps: z.array(RecipeStep.extend({ text: z.string() })),
  newFoods: z.array(z.object({ id: z.string(), name: z.string(), category: IngredientCategory })),
  note: z.string(),
})
export type TypedRecipe = Readonly<z.infer<typeof TypedRecipe>>

/** Fields of the form that can be wrong. */
export type TypedField = 'name' | 'portions' | 'yieldAmount' | 'targetCostPct'

export type ReadTyped =
  | { readonly ok: true; readonly content: RecipeContent }
  | { readonly ok: false; readonly wrong: readonly TypedField[] }

/** What the form starts with. */
export function typedFrom(recipe: Recipe): TypedRecipe {
  const { current } = recipe
  return {
    base: { versionId: recipe.currentVersionId, n: recipe.currentN },
    name: recipe.name,
    portions: current.portions === undefined ? '' : String(current.portions),
    yieldAmount: current.yield?.amount ?? '',
    yieldUnit: current.yield?.unit ?? 'kg',
    targetCostPct: current.targetCostPct ?? '',
    description: current.description ?? '',
    lines: [...current.lines],
    steps: [...current.steps],
    newFoods: [],
    note: '',
  }
}

const LARGEST_PORTIONS = mostOf(RecipeContent, 'portions')

/** A positive decimal that was typed; undefined for an empty field, null for what is none. */
function positive(text: string): string | undefined | null {
  if (text.trim() === '') return undefined
  const typed = decimalFromTyped(text)
  return typed.ok && typed.decimal !== '0' ? typed.decimal : null
}

function portionsFrom(text: string): number | undefined | null {
  if (text.trim() === '') return undefined
  return wholeFromTyped(text, LARGEST_PORTIONS) || null
}

/** The content that was typed, or the fields that are wrong. Steps without words are left out. */
export function readTyped(typed: TypedRecipe, before: RecipeContent): ReadTyped {
  const amount = positive(typed.yieldAmount)
  const pct = positive(typed.targetCostPct)
  const portions = portionsFrom(typed.portions)
  const wrong: TypedField[] = [
    ...(!fitsField(Recipe, 'name', typed.name) ? (['name'] as const) : []),
    ...(portions === null ? (['portions'] as const) : []),
    ...(amount === null ? (['yieldAmount'] as const) : []),
    ...(pct === null ? (['targetCostPct'] as const) : []),
  ]
  if (wrong.length > 0 || amount === null || pct === null || portions === null) return { ok: false, wrong }
  const { yield: _, portions: __, targetCostPct: ___, description: ____, ...rest } = before
  const description = typed.description.trim()
  return {
    ok: true,
    content: {
      ...rest,
      lines: typed.lines,
      steps: typed.steps.filter(({ text }) => text.trim() !== ''),
      ...(amount !== undefined && { yield: { amount, unit: typed.yieldUnit } }),
      ...(portions !== undefined && { portions }),
      ...(pct !== undefined && { targetCostPct: pct }),
      ...(description !== '' && { description }),
    },
  }
}
