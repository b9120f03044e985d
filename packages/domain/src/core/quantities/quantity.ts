import * as z from 'zod'
import { Decimal, PositiveDecimal } from './decimal.ts'
import { Unit } from './unit.ts'

/** An amount as it was entered, beside its unit (rule UN9). */
export const Quantity = z.strictObject({ amount: Decimal, unit: Unit })
export type Quantity = Readonly<z.infer<typeof Quantity>>

/** A quantity above zero, such as a yield or the content of a pack. */
export const PositiveQuantity = z.strictObject({ amount: PositiveDecimal, unit: Unit })
