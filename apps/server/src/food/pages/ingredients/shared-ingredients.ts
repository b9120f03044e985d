import { type Ingredient, ingredients } from '@brigade/domain/food/ingredients/ingredient.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import { listPublic } from '../../../core/pages/read-public.ts'

/** Every shared ingredient that is in use; what was merged into another is left out. */
export async function sharedIngredients(
  documents: Documents,
): Promise<readonly { readonly id: string; readonly content: Ingredient }[]> {
  const [open, locked] = await Promise.all([
    listPublic(documents, ingredients, { state: 'open' }),
    listPublic(documents, ingredients, { state: 'locked' }),
  ])
  return [...open, ...locked]
}
