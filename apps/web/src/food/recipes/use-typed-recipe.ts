import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { useState } from 'react'
import { typedBefore } from '../../lib/drafts/kept-typing.ts'
import { type Typing, useTyping } from '../../lib/drafts/use-typing.ts'
import { TypedRecipe, typedFrom } from './recipe-draft.ts'

const formOf = (recipeId: string) => `recipe ${recipeId}`

/** Whether something typed into this recipe waits on this device. */
export function hasTyped(recipeId: string): boolean {
  return Object.keys(typedBefore(formOf(recipeId), TypedRecipe)).length > 0
}

/** What is being typed into a recipe; kept on this device with every change, so that a reload loses nothing. */
export function useTypedRecipe(recipeId: string, recipe: Recipe): Typing<TypedRecipe> {
  const [start] = useState(() => typedFrom(recipe))
  return useTyping<TypedRecipe>(formOf(recipeId), start, TypedRecipe)
}
