import { kitchenCosts, type KitchenCosts } from '@brigade/domain/food/recipes/recipe-cost.ts'
import type { CostSources } from '@brigade/domain/food/recipes/cost-sources.ts'
import type { Figure } from '../measure.ts'
import { COMMON_PRICE_ID, priceOf, recipeBook } from '../recipe-book.ts'
import { median, timeOf } from '../statistics.ts'

const RUNS = 100
const LIMIT_MS = 50
const FIRST_MINOR = 2000

/** Costs every recipe, and refuses books that do not know them all. */
function costAll(costs: KitchenCosts, { recipes }: CostSources): void {
  for (const id of recipes.keys())
    if (costs.of(id)?.isAtLeast !== false) throw new Error(`${id} is not costed in full`)
}

/** All recipes of a book after one price has changed that reaches every one of them, beside costing them all anew. */
export async function measure(): Promise<readonly Figure[]> {
  let sources = recipeBook()
  let costs = kitchenCosts(sources)
  costAll(costs, sources)
  const [after, anew]: [number[], number[]] = [[], []]
  for (let run = 0; run < RUNS * 2; run += 1) {
    const price = priceOf(0, FIRST_MINOR + run)
    sources = { ...sources, priceLines: new Map(sources.priceLines).set(COMMON_PRICE_ID, price) }
    after.push(
      await timeOf(() => {
        costs = costs.after(sources)
        costAll(costs, sources)
      }),
    )
    anew.push(await timeOf(() => costAll(kitchenCosts(sources), sources)))
  }
  return [
    {
      what: 'book: 2,000 recipes, 5 levels, after one price that reaches all',
      value: median(after.slice(RUNS)),
      unit: 'ms',
      limit: { atMost: LIMIT_MS },
      pair: { what: 'all anew', value: median(anew.slice(RUNS)) },
      beside: '20,000 lines',
    },
  ]
}
