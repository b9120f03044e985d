import type { Recipe } from '@brigade/domain/recipes/recipe.ts'
import { useState } from 'react'
import { keyOfTyped } from '../../data/kept-typing.ts'
import { TypedRecipe, typedFrom } from './recipe-draft.ts'

interface Typing {
  readonly typed: TypedRecipe
  readonly change: (part: Partial<TypedRecipe>) => void
  /** Forgets what was typed: it is saved, or let go. */
  readonly forget: () => void
  /** Something was typed that is not saved yet. */
  readonly isChanged: boolean
}

const keyOf = (recipeId: string) => keyOfTyped(`recipe ${recipeId}`)

function keptFor(recipeId: string): TypedRecipe | undefined {
  const kept = localStorage.getItem(keyOf(recipeId))
  if (kept === null) return undefined
  try {
    return TypedRecipe.safeParse(JSON.parse(kept)).data
  } catch {
    return undefined
  }
}

/** Whether something typed into this recipe waits on this device. */
export function hasTyped(recipeId: string): boolean {
  return keptFor(recipeId) !== undefined
}

/** What is being typed into a recipe; kept on this device with every change, so that a reload loses nothing. */
export function useTypedRecipe(recipeId: string, recipe: Recipe): Typing {
  const [kept, setKept] = useState(() => keptFor(recipeId))
  const [start] = useState(() => typedFrom(recipe))
  const typed = kept ?? start
  const change = (part: Partial<TypedRecipe>) => {
    setKept((before) => {
      const next = { ...(before ?? start), ...part }
      localStorage.setItem(keyOf(recipeId), JSON.stringify(next))
      return next
    })
  }
  const forget = () => {
    localStorage.removeItem(keyOf(recipeId))
    setKept(undefined)
  }
  return { typed, change, forget, isChanged: kept !== undefined }
}
