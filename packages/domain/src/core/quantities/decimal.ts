import * as z from 'zod'
import { SIGNED_DECIMAL } from './decimal-from-typed.ts'

/**
 * A canonical decimal string, not negative (rule UN9): up to 9 integer and 6 fraction digits, "." as decimal
 * sign, no exponent, no needless zeros.
 */
export const Decimal = z.string().regex(/^(0|[1-9]\d{0,8})(\.\d{0,5}[1-9])?$/)
export type Decimal = z.infer<typeof Decimal>

/** A canonical decimal above zero. */
export const PositiveDecimal = Decimal.refine((decimal) => decimal !== '0', 'must be above zero')

/** A canonical decimal that may be negative, in signed fields only; "-0" is none (rule UN9). */
export const SignedDecimal = z.string().regex(SIGNED_DECIMAL)
export type SignedDecimal = z.infer<typeof SignedDecimal>
