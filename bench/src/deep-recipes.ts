import { ALLERGEN_GROUPS } from '@brigade/domain/food/allergens/allergen-groups.ts'
import { unknownAllergens } from '@brigade/domain/food/allergens/all-allergens.ts'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import type { AllergenSources } from '@brigade/domain/food/recipes/recipe-allergens.ts'
import type {
  CostedPriceLine,
  CostedStockLine,
  CostSources,
} from '@brigade/domain/food/recipes/cost-sources.ts'
import type { RecipeNode } from '@brigade/domain/food/recipes/recipe-graph.ts'
import type { RecipeLine } from '@brigade/domain/food/recipes/recipe-line.ts'
import type { Quantity } from '@brigade/domain/core/quantities/quantity.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'

const LINES = 100
const LEVELS = 5
const FOODS = 60
const RECIPES_ON_A_LEVEL = 10
const LINES_BELOW = 20
const SUB_RECIPES = 2

type Food = CostedStockLine & Pick<StockLine, 'allergens' | 'namedAllergens' | 'exemptGroups'>

const exactly = (qty: Quantity): RecipeLine['amount'] => ({ kind: 'exact', qty })

/** Lines as kitchens write them: grams, pieces that must be weighed, a range, a yield. */
function foodLine(index: number): RecipeLine {
  const refId = `food-${index % FOODS}`
  const line = { lineKey: `food-${index}`, text: '', kind: 'ingredient', refId, name: refId } as const
  if (index % 7 === 0) return { ...line, amount: exactly({ amount: '2', unit: 'piece' }) }
  if (index % 5 === 0) {
    const [from, to] = [{ amount: '100', unit: 'g' } as const, { amount: '150', unit: 'g' } as const]
    return { ...line, amount: { kind: 'range', from, to } }
  }
  return { ...line, amount: exactly({ amount: `${10 + index}.5`, unit: 'g' }), yieldPct: '81' }
}

function recipeLine(refId: string): RecipeLine {
  const amount = exactly({ amount: '0.35', unit: 'kg' })
  return { lineKey: refId, text: '', kind: 'recipe', refId, name: refId, amount }
}

function recipe(name: string, lines: readonly RecipeLine[]): RecipeNode {
  return { name, current: { yield: { amount: '4', unit: 'kg' }, portions: 12, lines: [...lines] } }
}

const numbersTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

/** Every recipe of a level uses two of the level below it, the lowest none. */
function subRecipes(level: number): readonly (readonly [string, RecipeNode])[] {
  return numbersTo(RECIPES_ON_A_LEVEL).map((index) => {
    const below = level === LEVELS ? 0 : SUB_RECIPES
    const subs = numbersTo(below).map((sub) =>
      recipeLine(`level-${level + 1}-${(index + sub) % RECIPES_ON_A_LEVEL}`),
    )
    const foods = numbersTo(LINES_BELOW - below).map((line) => foodLine(index * LINES_BELOW + line))
    return [`level-${level}-${index}`, recipe(`Level ${level}`, [...foods, ...subs])] as const
  })
}

function food(index: number): Food {
  const group = ALLERGEN_GROUPS[index % ALLERGEN_GROUPS.length] ?? 'milk'
  return {
    name: `Food ${index}`,
    conversions: [
      { from: { amount: '1', unit: 'piece' }, to: { amount: '55', unit: 'g' }, note: '', source: 'weighed' },
    ],
    allergens: { ...unknownAllergens(), [group]: 'contains' },
    namedAllergens: {},
    exemptGroups: [],
  }
}

function price(index: number): CostedPriceLine {
  return {
    lineId: `food-${index}`,
    supplierName: 'Market',
    pack: { count: 6, size: { amount: '2.5', unit: 'kg' } },
    price: { minor: 1099 + index, currency: 'EUR' },
    priceAt: timestampFromMs(0),
    rank: 1,
    isAvailable: true,
  }
}

/** Id of the recipe with 100 lines. */
export const DEEP_RECIPE_ID = 'top'

/** A recipe with 100 lines over 5 levels of sub-recipes: 51 recipes, 1100 lines, 60 foods with a price each. */
export function deepRecipes(): CostSources & AllergenSources & { readonly lineCount: number } {
  const subs = numbersTo(RECIPES_ON_A_LEVEL).map((index) => recipeLine(`level-1-${index}`))
  const foods = numbersTo(LINES - RECIPES_ON_A_LEVEL).map(foodLine)
  const recipes = new Map([
    [DEEP_RECIPE_ID, recipe('Top', [...foods, ...subs])] as const,
    ...numbersTo(LEVELS).flatMap((level) => subRecipes(level + 1)),
  ])
  return {
    recipes,
    stockLines: new Map(numbersTo(FOODS).map((index) => [`food-${index}`, food(index)])),
    priceLines: new Map(numbersTo(FOODS).map((index) => [`price-${index}`, price(index)])),
    currency: 'EUR',
    lineCount: [...recipes.values()].reduce((sum, { current }) => sum + current.lines.length, 0),
  }
}
