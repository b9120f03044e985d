import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { useState } from 'react'
import { loadDraft } from '../../lib/drafts/draft-storage.ts'
import { type FormDraft, useDraft } from '../../lib/drafts/use-draft.ts'
import { TypedRecipe, typedFrom } from './recipe-draft.ts'

const formOf = (recipeId: string) => `recipe ${recipeId}`

/** Whether something typed into this recipe waits on this device. */
export function hasTyped(recipeId: string): boolean {
  return Object.keys(loadDraft(formOf(recipeId), TypedRecipe)).length > 0
}

/** What is being typed into a recipe; kept on this device with every change, so that a reload loses nothing. */
export function useTypedRecipe(recipeId: string, recipe: Recipe): FormDraft<TypedRecipe> {
  const [start] = useState(() => typedFrom(recipe))
  return useDraft<TypedRecipe>(TypedRecipe, { name: formOf(recipeId), start, whole: TypedRecipe })
}
