import type { CardListData } from '../../people/profiles/card-list.ts'
import type { PublicRecipe } from './public-recipe.ts'

/** Who shows a recipe: the kitchen while it is listed, or the person; null when neither wants to be found. */
export interface ShownBy {
  readonly name: string
  readonly path: string
}

/** What the list of public recipes shows; a recipe stands in it like a card. */
export type CookbookData = CardListData

/** What the page of one public recipe shows. */
export interface CookbookRecipeData {
  readonly recipeId: string
  readonly recipe: PublicRecipe
  readonly by: ShownBy | null
}
