import type { CommonFields } from '../../core/documents/common-fields.ts'
import type { Unit } from '../../core/quantities/unit.ts'
import { unknownAllergens } from '../allergens/all-allergens.ts'
import type { IngredientCategory } from './ingredient-category.ts'
import type { Ingredient } from './ingredient.ts'
import type { StockLine } from './stock-line.ts'

/** Units that a category is counted in, where it is not weighed. */
const STOCK_UNITS: Partial<Record<IngredientCategory, Unit>> = { drinks: 'l', 'non-food': 'piece' }

/** The unit a new ingredient of the category is counted in until somebody says otherwise. */
export function stockUnitOf(category: IngredientCategory): Unit {
  return STOCK_UNITS[category] ?? 'kg'
}

/** A kitchen's own new ingredient, of which nothing is known yet. */
export function newStockLine(
  {
    name,
    category,
    stockUnit,
  }: { readonly name: string; readonly category: IngredientCategory; readonly stockUnit: Unit },
  common: CommonFields,
): StockLine {
  return {
    ...common,
    name,
    category,
    stockUnit,
    countUnits: [],
    areaIds: [],
    isTcs: false,
    yields: [],
    conversions: [],
    allergens: unknownAllergens(),
    namedAllergens: {},
    exemptGroups: [],
    gtins: [],
    isPrepared: false,
  }
}

/** What a kitchen takes over of a shared ingredient. */
type SharedFacts = Pick<
  Ingredient,
  'name' | 'category' | 'allergens' | 'namedAllergens' | 'conversions' | 'yields' | 'gtins' | 'isTcs'
>

/**
 * A shared ingredient taken into a kitchen with everything that is known of it. Keep it under the ingredient's own
 * id, so that adding it twice is one line.
 */
export function stockLineOf(
  {
    ingredientId,
    ingredient,
    stockUnit,
  }: { readonly ingredientId: string; readonly ingredient: SharedFacts; readonly stockUnit: Unit },
  common: CommonFields,
): StockLine {
  const { name, category, allergens, namedAllergens, conversions, gtins } = ingredient
  return {
    ...newStockLine({ name, category, stockUnit }, common),
    ingredientId,
    isTcs: ingredient.isTcs ?? false,
    yields: ingredient.yields.map(({ preparation, pct }) => ({ preparation, pct, gainsWeight: false })),
    conversions: [...conversions],
    allergens,
    namedAllergens,
    gtins: [...gtins],
  }
}
