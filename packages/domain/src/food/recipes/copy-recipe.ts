import type { CommonFields } from '../../core/documents/common-fields.ts'
import type { Recipe, RecipeContent } from './recipe.ts'
import { newRecipe, type SavedRecipe } from './save-recipe.ts'

/** Where a person's recipe is copied to, and whose it was. */
export interface RecipeCopy {
  readonly recipeId: string
  readonly kitchenId: string
  /** Id of the copy's first version. */
  readonly versionId: string
  readonly common: CommonFields
  /** Who is named as the one it comes from. */
  readonly author: string
}

/** Other recipes do not come along: their lines stay as words until the kitchen says what they are. */
function contentForKitchen(content: RecipeContent): RecipeContent {
  return {
    ...content,
    lines: content.lines.map((line) => {
      if (line.kind === 'ingredient') return line
      const { refId: _ref, ...words } = line
      return { ...words, kind: 'ingredient' }
    }),
  }
}

/** A person's recipe as a new draft of a kitchen, with credit to whom it comes from. The original stays theirs. */
export function copyOfRecipe(recipe: Recipe, copy: RecipeCopy): SavedRecipe {
  const { recipeId, kitchenId, versionId, common, author } = copy
  return newRecipe({
    ownerKind: 'kitchen',
    ownerId: kitchenId,
    name: recipe.name,
    content: contentForKitchen(recipe.current),
    versionId,
    common,
    tags: recipe.tags,
    source: { kind: 'recipe', name: author, hash: recipeId },
    ...(recipe.category !== undefined && { category: recipe.category }),
  })
}
