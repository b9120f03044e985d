import * as z from 'zod'
import { PositiveDecimal } from '../../core/quantities/decimal.ts'

const LARGEST_GAIN = 10

/**
 * What is left of a stock line after one kind of preparation, as a share: 0.81 of the potatoes after peeling.
 * A share above 1, up to 10, is only for what gains weight, such as rice in water (rule YL5).
 */
export const LineYield = z
  .strictObject({
    preparation: z.string().trim().min(2).max(60),
    pct: PositiveDecimal,
    gainsWeight: z.boolean(),
  })
  .refine((line) => Number(line.pct) <= (line.gainsWeight ? LARGEST_GAIN : 1), {
    path: ['pct'],
    message: 'is above 1 only for what gains weight, and at most 10 then',
  })
export type LineYield = Readonly<z.infer<typeof LineYield>>
