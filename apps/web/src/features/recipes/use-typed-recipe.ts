import type { Recipe } from '@brigade/domain/recipes/recipe.ts'
import { useState } from 'react'
import { keptFor, useKept } from '../../data/use-kept.ts'
import { TypedRecipe, typedFrom } from './recipe-draft.ts'

const formOf = (recipeId: string) => `recipe ${recipeId}`

/** Whether something typed into this recipe waits on this device. */
export function hasTyped(recipeId: string): boolean {
  return keptFor(formOf(recipeId), TypedRecipe) !== undefined
}

/** What is being typed into a recipe; kept on this device with every change, so that a reload loses nothing. */
export function useTypedRecipe(recipeId: string, recipe: Recipe) {
  const [start] = useState(() => typedFrom(recipe))
  const { value, ...rest } = useKept(formOf(recipeId), TypedRecipe, start)
  return { typed: value, ...rest }
}
