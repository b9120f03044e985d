import * as z from 'zod'
import { unitCodes } from './unit-codes.ts'
import type { units } from './units.table.ts'

/** A unit code (product, section 3); see the table for what each measures. */
export type Unit = keyof typeof units

export const Unit = z.enum(unitCodes)
