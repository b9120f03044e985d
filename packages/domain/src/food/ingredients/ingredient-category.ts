import * as z from 'zod'
import { INGREDIENT_CATEGORIES } from './ingredient-categories.ts'

/** One of the things an ingredient is filed under. */
export const IngredientCategory = z.enum(INGREDIENT_CATEGORIES)
export type IngredientCategory = z.infer<typeof IngredientCategory>
