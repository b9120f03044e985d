import type { CostedPriceLine, CostSources } from '@brigade/domain/food/recipes/cost-sources.ts'
import type { RecipeNode } from '@brigade/domain/food/recipes/recipe-graph.ts'
import type { RecipeLine } from '@brigade/domain/food/recipes/recipe-line.ts'
import type { Quantity } from '@brigade/domain/core/quantities/quantity.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'

const RECIPES = 2000
const LEVELS = 5
const RECIPES_ON_A_LEVEL = RECIPES / LEVELS
const FOODS = 400
const FOOD_LINES = 8
const SUB_RECIPES = 2

const numbersTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

const exactly = (qty: Quantity): RecipeLine['amount'] => ({ kind: 'exact', qty })

/** The food that every recipe of the lowest level is made with, so that its price reaches the whole book. */
export const COMMON_FOOD_ID = 'food-0'
/** The price line of that food. */
export const COMMON_PRICE_ID = 'price-0'

/** Grams for the most part, some pieces that must be weighed, some lines with a yield. */
function foodLine(refId: string, place: number): RecipeLine {
  const line = { lineKey: `line-${place}`, text: '', kind: 'ingredient', refId, name: refId } as const
  if (place % 4 === 1) return { ...line, amount: exactly({ amount: '2', unit: 'piece' }) }
  const amount = exactly({ amount: `${25 * (place + 1)}`, unit: 'g' })
  return place % 4 === 2 ? { ...line, amount, yieldPct: '85' } : { ...line, amount }
}

function subRecipeLine(refId: string, place: number): RecipeLine {
  const amount = exactly({ amount: '250', unit: 'g' })
  return { lineKey: `part-${place}`, text: '', kind: 'recipe', refId, name: refId, amount }
}

/** A recipe with ten lines; on the lowest level all of food, above it two of the level below. */
function recipe(level: number, index: number): RecipeNode {
  const isLowest = level === LEVELS
  const parts = numbersTo(isLowest ? 0 : SUB_RECIPES).map((place) =>
    subRecipeLine(`recipe-${level + 1}-${(index + place) % RECIPES_ON_A_LEVEL}`, place),
  )
  const foods = numbersTo(FOOD_LINES + (isLowest ? SUB_RECIPES : 0)).map((place) =>
    foodLine(
      isLowest && place === 0 ? COMMON_FOOD_ID : `food-${1 + ((index * FOOD_LINES + place) % (FOODS - 1))}`,
      place,
    ),
  )
  return {
    name: `Recipe ${level}.${index}`,
    current: { yield: { amount: '2', unit: 'kg' }, portions: 10, lines: [...foods, ...parts] },
  }
}

/** The price of a food, in minor units of a pack of 6 × 2.5 kg. */
export function priceOf(index: number, minor: number): CostedPriceLine {
  return {
    lineId: `food-${index}`,
    supplierName: 'Market',
    pack: { count: 6, size: { amount: '2.5', unit: 'kg' } },
    price: { minor, currency: 'EUR' },
    priceAt: timestampFromMs(0),
    rank: 1,
    isAvailable: true,
  }
}

/** 2,000 recipes of ten lines on five levels, each above the lowest using two below it, and 400 foods with a price. */
export function recipeBook(): CostSources {
  const conversions = [
    { from: { amount: '1', unit: 'piece' }, to: { amount: '55', unit: 'g' }, note: '', source: 'weighed' },
  ] as const
  return {
    recipes: new Map(
      numbersTo(LEVELS).flatMap((below) =>
        numbersTo(RECIPES_ON_A_LEVEL).map(
          (index) => [`recipe-${below + 1}-${index}`, recipe(below + 1, index)] as const,
        ),
      ),
    ),
    stockLines: new Map(
      numbersTo(FOODS).map((index) => [
        `food-${index}`,
        { name: `Food ${index}`, conversions: [...conversions] },
      ]),
    ),
    priceLines: new Map(numbersTo(FOODS).map((index) => [`price-${index}`, priceOf(index, 1099 + index)])),
    currency: 'EUR',
  }
}
