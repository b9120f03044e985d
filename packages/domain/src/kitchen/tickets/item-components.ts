import type { MenuItem } from '../menus/menu.ts'
import { exactFromDecimal } from '../../core/quantities/exact.ts'
import { decimalFromExact } from '../../core/quantities/round.ts'
import { batchesOf } from '../../food/recipes/recipe-factor.ts'
import type { RecipeGraph } from '../../food/recipes/recipe-graph.ts'
import type { ItemComponent } from './ticket.ts'

const ONE_PORTION = { amount: '1', unit: 'portion' } as const

/** Digits after the point of a component's amount: a tenth of a gram in a kilogram, and exact when added up to a day's. */
const COMPONENT_DIGITS = 6

/**
 * What one piece of a menu item is made of: the lines of its recipe, scaled to its portion (rule TK10). Lines that name no
 * exact amount are left out.
 * @returns undefined where no recipe is known, or its portion cannot be measured in it: unknown is not none
 */
export function componentsOfItem(
  item: Pick<MenuItem, 'recipeId' | 'portion'>,
  recipes: RecipeGraph,
): readonly (ItemComponent & { readonly name: string })[] | undefined {
  const recipe = item.recipeId === undefined ? undefined : recipes.get(item.recipeId)
  if (recipe === undefined) return undefined
  const batches = batchesOf(item.portion ?? ONE_PORTION, recipe.current)
  if (typeof batches === 'string') return undefined
  return recipe.current.lines.flatMap(({ refId, name, amount }) => {
    if (amount.kind !== 'exact') return []
    const scaled = exactFromDecimal(amount.qty.amount).mul(batches).round(COMPONENT_DIGITS)
    const portion = decimalFromExact(scaled)
    if (portion === undefined) return []
    return [{ componentId: refId ?? name, name, amount: portion, unit: amount.qty.unit }]
  })
}
