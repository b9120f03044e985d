import * as z from 'zod'
import { Decimal } from '../../core/quantities/decimal.ts'

const Amount = Decimal.optional()

/**
 * What is known of a food's nutrition, in 100 g or 100 ml of it (product, E18). Grams but for energy; what is absent is
 * not known, and never nought.
 */
export const NutritionFacts = z.strictObject({
  per: z.enum(['100 g', '100 ml']),
  kJ: Amount,
  kcal: Amount,
  fat: Amount,
  saturates: Amount,
  carbohydrate: Amount,
  sugars: Amount,
  fibre: Amount,
  protein: Amount,
  salt: Amount,
  alcohol: Amount,
  polyols: Amount,
  /** Where the numbers come from. */
  source: z.string().trim().min(2).max(300),
})
export type NutritionFacts = Readonly<z.infer<typeof NutritionFacts>>
