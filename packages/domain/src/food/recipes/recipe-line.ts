import * as z from 'zod'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { PositiveDecimal } from '../../core/quantities/decimal.ts'
import { Quantity } from '../../core/quantities/quantity.ts'

/**
 * How much a line asks for, as its writer said it: exactly, between two quantities, in words ("a handful"), or
 * not at all. Only an exact amount and a range can be costed.
 */
export const LineAmount = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('exact'), qty: Quantity }),
  z.strictObject({ kind: z.literal('range'), from: Quantity, to: Quantity }),
  z.strictObject({ kind: z.literal('words'), words: z.string().trim().min(1).max(200) }),
  z.strictObject({ kind: z.literal('none') }),
])
export type LineAmount = Readonly<z.infer<typeof LineAmount>>

const LARGEST_YIELD_PERCENT = 1000
const WHOLE_PERCENT = 100

/** One line of a recipe: an ingredient or a sub-recipe, and how much of it (product, E25). */
export const RecipeLine = z
  .strictObject({
    /** Stays with the line through every version, so that versions can be compared and steps can point at it. */
    lineKey: z.string().min(1).max(64),
    /** The line as it was imported or typed, letter by letter. */
    text: z.string().max(2000),
    kind: z.enum(['ingredient', 'recipe']),
    /** The stock line or the recipe it means; absent until somebody has matched it. */
    refId: DocumentId.optional(),
    name: z.string().trim().min(1).max(200),
    amount: LineAmount,
    /** The same amount in a second unit, when the line gives two: "150 g (1/3 lb)". */
    also: Quantity.optional(),
    preparation: z.string().trim().min(1).max(200).optional(),
    /** Percent of what is bought that reaches the recipe, such as "81"; the amount is what reaches it (YL1). */
    yieldPct: PositiveDecimal.optional(),
    /** Lets the yield pass 100 percent, for what takes up water (YL5). */
    gainsWeight: z.boolean().optional(),
    note: z.string().trim().min(1).max(1000).optional(),
    /** Heading the line stands under, such as "For the dough". */
    group: z.string().trim().min(1).max(100).optional(),
    isOptional: z.boolean().optional(),
    /** Counts as base for baker's percent (RC2). */
    isBase: z.boolean().optional(),
  })
  .refine(
    (line) =>
      line.yieldPct === undefined ||
      Number(line.yieldPct) <= (line.gainsWeight === true ? LARGEST_YIELD_PERCENT : WHOLE_PERCENT),
    { path: ['yieldPct'], message: 'is above 100 only for what gains weight, and at most 1000 then' },
  )
export type RecipeLine = Readonly<z.infer<typeof RecipeLine>>
