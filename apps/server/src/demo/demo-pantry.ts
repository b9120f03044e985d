import type { BuiltDocument } from '@brigade/builders/built-document.ts'
import { buildPriceLine, buildStockLine, type Pantry } from '@brigade/builders/build-pantry.ts'
import type { BuiltRecipe } from '@brigade/builders/build-recipe.ts'
import type { Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import { demoPrices } from './demo-prices.table.ts'
import { demoLinkOf, demoPars } from './demo-supply.ts'
import { demoSpecifications, demoUnspecified } from './demo-specifications.table.ts'

/** A stock line for everything the recipes use; a few have no price yet, as in any kitchen. */
export function demoPantry(
  pantry: Pantry,
  recipes: readonly BuiltRecipe[],
  at: Timestamp,
): readonly BuiltDocument[] {
  const prices = new Map(demoPrices.map((row) => [row[0], row]))
  const used = new Set(recipes.flatMap(({ ingredientIds }) => ingredientIds))
  return [...used].flatMap((ingredientId) => {
    const specification = demoUnspecified.has(ingredientId)
      ? undefined
      : (demoSpecifications[ingredientId] ?? {})
    const par = demoPars[ingredientId]
    const known = {
      at,
      ...(specification !== undefined && { specification }),
      ...(par !== undefined && { par }),
    }
    const row = prices.get(ingredientId)
    if (row === undefined) return [buildStockLine(pantry, ingredientId, known)]
    const [, supplierName, count, amount, unit, cents] = row
    return [
      buildStockLine(pantry, ingredientId, { ...known, unit }),
      buildPriceLine(pantry, ingredientId, {
        supplierName,
        ...demoLinkOf(supplierName, ingredientId),
        pack: { count, size: { amount, unit } },
        price: { minor: cents, currency: 'EUR' },
        priceAt: at,
      }),
    ]
  })
}
