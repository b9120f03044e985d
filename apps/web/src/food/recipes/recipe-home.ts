import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { paths } from '../../lib/routing/paths.ts'

/** Whose recipes: a kitchen's, or a person's own. */
export type RecipeHome = Pick<Recipe, 'ownerKind' | 'ownerId'>

/** The list of the recipes that live here. */
export function recipesPath({ ownerKind, ownerId }: RecipeHome): string {
  return ownerKind === 'kitchen' ? paths.kitchenDashboard(ownerId, 'recipes') : paths.chefRecipes
}

/** One of the recipes that live here. */
export function recipePath({ ownerKind, ownerId }: RecipeHome, recipeId: string): string {
  return ownerKind === 'kitchen'
    ? paths.kitchenDashboard(ownerId, 'recipes', recipeId)
    : paths.chefRecipe(recipeId)
}

/** What a line's food is: the kitchen's own line about it, or the shared catalogue's page. */
export function foodPath({ ownerKind, ownerId }: RecipeHome, foodId: string): string {
  return ownerKind === 'kitchen'
    ? paths.kitchenDashboard(ownerId, 'ingredients', foodId)
    : paths.ingredient(foodId)
}
