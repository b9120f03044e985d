import * as z from 'zod'

/** An amount above nothing as a canonical decimal string beside its unit (UN9). */
const Quantity = z.strictObject({
  amount: z.string().regex(/^(?!0$)(0|[1-9]\d{0,8})(\.\d{0,5}[1-9])?$/),
  unit: z.string().min(1).max(12),
})

/**
 * A fact that lets one food be measured in another kind of unit: "1 cup is 130 g", "1 piece is 50 g" (UN5).
 * The two quantities are of different kinds; `note` says what was measured, `source` where the fact comes from.
 */
export const FoodConversion = z.strictObject({
  from: Quantity,
  to: Quantity,
  note: z.string().max(200),
  source: z.string().min(1).max(200),
})
export type FoodConversion = Readonly<z.infer<typeof FoodConversion>>
