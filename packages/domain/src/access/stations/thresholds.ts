import * as z from 'zod'

/** A ticket that is older is never on time. */
export const LONGEST_MINUTES = 240
const Minutes = z.int().min(1).max(LONGEST_MINUTES)

/** Minutes from which a ticket is slow, and from which it is late (rule TK1); 5 and 8 unless a kitchen sets others. */
export const Thresholds = z
  .strictObject({ firstMin: Minutes, secondMin: Minutes })
  .refine(({ firstMin, secondMin }) => firstMin <= secondMin, {
    path: ['secondMin'],
    message: 'is not before the first',
  })
export type Thresholds = Readonly<z.infer<typeof Thresholds>>
