import { builtDocument, type BuiltDocument } from '@brigade/builders/built-document.ts'
import type { BuiltRecipe } from '@brigade/builders/build-recipe.ts'
import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { NOTHING_KNOWN } from '@brigade/domain/food/allergens/allergen-rollup.ts'
import { publicRecipe, publicRecipes } from '@brigade/domain/food/recipes/public-recipe.ts'
import type { KitchenAllergens } from '@brigade/domain/food/recipes/recipe-allergens.ts'
import type { Timestamp } from '@brigade/domain/core/time/timestamp.ts'

/** The copies for everybody of what the demo kitchen shows. */
export function demoShown(
  recipes: readonly BuiltRecipe[],
  {
    allergens,
    by,
    at,
  }: { readonly allergens: KitchenAllergens; readonly by: string; readonly at: Timestamp },
): readonly BuiltDocument[] {
  return recipes.flatMap(({ recipeId, recipe }) => {
    const { visibility } = recipe
    if (visibility !== 'public') return []
    const made = { at, common: newCommonFields(by, at), facts: allergens.of(recipeId) ?? NOTHING_KNOWN }
    return [builtDocument(publicRecipes, { recipeId }, publicRecipe({ ...recipe, visibility }, made))]
  })
}
