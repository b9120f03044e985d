import * as z from 'zod'
import { PositiveQuantity } from '../../core/quantities/quantity.ts'

/**
 * A fact that lets one food be measured in another kind of unit: "1 cup is 130 g", "1 piece is 50 g" (UN5).
 * The two quantities are of different kinds; `note` says what was measured, `source` where the fact comes from.
 */
export const FoodConversion = z.strictObject({
  from: PositiveQuantity,
  to: PositiveQuantity,
  note: z.string().max(200),
  source: z.string().min(1).max(200),
})
export type FoodConversion = Readonly<z.infer<typeof FoodConversion>>
