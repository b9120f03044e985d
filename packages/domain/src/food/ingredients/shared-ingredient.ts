import type { Ingredient } from './ingredient.ts'

/** What the public page of a shared ingredient shows. */
export interface SharedIngredient extends Pick<
  Ingredient,
  'name' | 'category' | 'synonyms' | 'allergens' | 'namedAllergens' | 'conversions' | 'yields'
> {
  readonly ingredientId: string
  readonly factSource: Ingredient['factSource'] | null
  /** The ingredient that took its place. */
  readonly mergedInto: string | null
}

/** The public facts of a shared ingredient; who wrote them down is not among them. */
export function sharedIngredient(ingredientId: string, ingredient: Ingredient): SharedIngredient {
  const { name, category, synonyms, allergens, namedAllergens, conversions, yields } = ingredient
  return {
    ingredientId,
    name,
    category,
    synonyms,
    allergens,
    namedAllergens,
    conversions,
    yields,
    factSource: ingredient.factSource ?? null,
    mergedInto: ingredient.mergedInto ?? null,
  }
}
