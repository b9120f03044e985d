import type { MenuItem } from '../menus/menu.ts'
import { exactFromDecimal, exactFromInt } from '../../core/quantities/exact.ts'
import type { Quantity } from '../../core/quantities/quantity.ts'
import { decimalFromExact } from '../../core/quantities/round.ts'
import { type RecipeGraph, subRecipeIds } from '../../food/recipes/recipe-graph.ts'

/** So much of a recipe's product is wanted, at a station if one is known. */
export interface PrepNeed {
  readonly recipeId: string
  readonly amount: Quantity
  readonly stationId?: string
}

/** What is kept ready of a recipe's product. */
export interface PrepStock {
  readonly par?: Quantity
  readonly minimum?: Quantity
  readonly onHand: Quantity
}

/**
 * What a menu item needs for so many servings: its portion of the recipe each time, or one portion of the recipe.
 * @param servings - whole servings expected, 0 or more
 * @param sectionStationIds - stations of the item's section, used when the item names none
 * @returns undefined when the item has no recipe, nothing is expected, or the amount has too many digits
 */
export function needOfItem(
  item: Pick<MenuItem, 'recipeId' | 'portion' | 'stationIds'>,
  servings: number,
  sectionStationIds: readonly string[] = [],
): PrepNeed | undefined {
  if (item.recipeId === undefined || servings <= 0) return undefined
  const portion = item.portion ?? ({ amount: '1', unit: 'portion' } as const)
  const amount = decimalFromExact(exactFromDecimal(portion.amount).mul(exactFromInt(servings)))
  if (amount === undefined) return undefined
  const stationId = item.stationIds[0] ?? sectionStationIds[0]
  return {
    recipeId: item.recipeId,
    amount: { amount, unit: portion.unit },
    ...(stationId === undefined ? {} : { stationId }),
  }
}

/** What the order of a plan follows from. */
interface Reachable {
  readonly needs: readonly PrepNeed[]
  readonly recipes: RecipeGraph
  readonly stock: ReadonlyMap<string, PrepStock>
}

/**
 * Every recipe that the needs and the stock reach, each before its parts.
 * @param onLoop - told the recipe that uses itself through others
 */
export function recipesInOrder(
  { needs, recipes, stock }: Reachable,
  onLoop: (recipeId: string) => void,
): readonly string[] {
  const finished: string[] = []
  const seen = new Set<string>()
  const open = new Set<string>()
  const visit = (recipeId: string): void => {
    if (open.has(recipeId)) {
      onLoop(recipeId)
      return
    }
    if (seen.has(recipeId)) return
    seen.add(recipeId)
    open.add(recipeId)
    const recipe = recipes.get(recipeId)
    if (recipe !== undefined) subRecipeIds(recipe).forEach(visit)
    open.delete(recipeId)
    finished.push(recipeId)
  }
  // Backwards, so that the finished list turned round keeps the order of the needs.
  const roots = [...needs.map(({ recipeId }) => recipeId), ...stock.keys()]
  roots.toReversed().forEach(visit)
  return finished.toReversed()
}
