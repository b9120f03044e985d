import { CATALOGUE } from '@brigade/domain/food/catalogue/catalogue.ts'
import type { Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import { buildPriceLine, buildStockLine, type Pantry } from '../build-pantry.ts'
import { buildRecipe, type RecipeToBuild } from '../build-recipe.ts'
import type { BuiltDocument } from '../built-document.ts'
import type { YearsToBuild } from './year-day.ts'
import type { YearsSize } from './year-sizes.table.ts'

const FOODS_IN_A_RECIPE = 8
const PIECE = 200
/** One in so many is a base that others use. */
const BASE_EVERY = 5
const PAR_EVERY = 4

/** The foods that are kept, in the order of the catalogue. */
export function foodsOf({ foods }: YearsSize): readonly { readonly id: string; readonly name: string }[] {
  return CATALOGUE.slice(0, foods)
}

/** In pieces: what the kitchen keeps, and what suppliers want for it. */
export function* pantryOfYears(
  { pantry, size, links }: YearsToBuild,
  at: Timestamp,
): Generator<readonly BuiltDocument[]> {
  const documents = foodsOf(size).flatMap(({ id }, index) => [
    buildStockLine(pantry, id, {
      at,
      unit: 'kg',
      specification: {},
      ...(index % PAR_EVERY === 0 && { par: '12' }),
    }),
    ...Array.from({ length: size.prices }, (_, place) => {
      const link = links[(index + place) % links.length]
      return buildPriceLine(pantry, id, {
        priceLineId: `years-${id}-${place + 1}`,
        rank: place + 1,
        supplierName: link?.name ?? 'Market',
        ...(link !== undefined && { linkId: link.linkId }),
        pack: { count: 1, size: { amount: '5', unit: 'kg' } },
        price: { minor: 900 + ((index * 37 + place * 11) % 4000), currency: 'EUR' },
        priceAt: at,
      })
    }),
  ])
  for (let from = 0; from < documents.length; from += PIECE) yield documents.slice(from, from + PIECE)
}

/** Id of the kitchen's n-th recipe, counted from 0. */
export const recipeIdOf = ({ kitchenId }: Pantry, index: number) => `years-${kitchenId}-${index + 1}`

function recipeOf(pantry: Pantry, size: YearsSize, index: number): RecipeToBuild {
  const foods = foodsOf(size)
  const isBase = index % BASE_EVERY === 0
  const lines = Array.from({ length: FOODS_IN_A_RECIPE }, (_, place) => {
    const food = foods[(index * 7 + place * 13) % foods.length]
    const amount = { kind: 'exact', qty: { amount: `${50 + place * 25}`, unit: 'g' } } as const
    return { kind: 'ingredient', name: food?.name ?? '', ...(food && { refId: food.id }), amount } as const
  })
  const base = {
    kind: 'recipe',
    name: `Base ${index - (index % BASE_EVERY) + 1}`,
    refId: recipeIdOf(pantry, index - (index % BASE_EVERY)),
    amount: { kind: 'exact', qty: { amount: '250', unit: 'g' } },
  } as const
  return {
    recipeId: recipeIdOf(pantry, index),
    name: isBase ? `Base ${index + 1}` : `Dish ${index + 1}`,
    lines: isBase ? lines : [...lines, base],
    content: {
      yield: { amount: '1', unit: 'kg' },
      portions: 4,
      prepMin: 20,
      steps: [{ stepKey: 'step-1', text: 'Weigh everything, cook it and taste it.', lineKeys: [] }],
    },
  }
}

/** In pieces: the recipes, of which every fifth is a base of the four after it. */
export function* bookOfYears(
  pantry: Pantry,
  size: YearsSize,
  at: Timestamp,
): Generator<readonly BuiltDocument[]> {
  for (let from = 0; from < size.recipes; from += PIECE) {
    const count = Math.min(PIECE, size.recipes - from)
    yield Array.from({ length: count }, (_, place) =>
      buildRecipe(pantry, recipeOf(pantry, size, from + place), at),
    ).flat()
  }
}
