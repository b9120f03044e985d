import { unknownAllergens } from '../allergens/all-allergens.ts'
import { foldName } from '../../core/text/fold-name.ts'
import type { Ingredient } from './ingredient.ts'
import type { CommonFields } from '../../core/documents/common-fields.ts'

/** A new shared ingredient, of which nothing is known but its name and what it is filed under. */
export function newIngredient({
  name,
  category,
}: Pick<Ingredient, 'name' | 'category'>): Omit<Ingredient, keyof CommonFields> {
  return {
    name,
    nameKey: foldName(name),
    category,
    synonyms: [],
    tags: [],
    allergens: unknownAllergens(),
    namedAllergens: {},
    conversions: [],
    yields: [],
    state: 'open',
    gtins: [],
  }
}
