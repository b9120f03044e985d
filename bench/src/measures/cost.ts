import { kitchenAllergens } from '@brigade/domain/food/recipes/recipe-allergens.ts'
import { kitchenCosts } from '@brigade/domain/food/recipes/recipe-cost.ts'
import { DEEP_RECIPE_ID, deepRecipes } from '../deep-recipes.ts'
import type { Figure } from '../measure.ts'
import { median, timeOf, warmTimeOf } from '../statistics.ts'

const RUNS = 200
const LIMIT_MS = 5

/** Cost and allergens of a recipe with 100 lines and 5 levels of sub-recipes, with nothing kept from before. */
export async function measure(): Promise<readonly Figure[]> {
  const sources = deepRecipes()
  const work = () => {
    const cost = kitchenCosts(sources).of(DEEP_RECIPE_ID)
    const allergens = kitchenAllergens(sources).of(DEEP_RECIPE_ID)
    if (cost?.missing.size !== 0 || allergens === undefined)
      throw new Error('The recipe is not costed in full')
  }
  const { firstMs, medianMs } = await warmTimeOf(work, RUNS)
  const costs: number[] = []
  for (let run = 0; run < RUNS; run += 1)
    costs.push(await timeOf(() => kitchenCosts(sources).of(DEEP_RECIPE_ID)))
  return [
    {
      what: 'cost: 100 lines, 5 levels, cost and allergens',
      value: medianMs,
      unit: 'ms',
      limit: { atMost: LIMIT_MS },
      pair: { what: 'cost alone', value: median(costs) },
      beside: `very first run ${firstMs.toFixed(1)} ms; ${sources.recipes.size} recipes, ${sources.lineCount} lines`,
    },
  ]
}
