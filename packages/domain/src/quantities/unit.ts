import * as z from 'zod'
import { type Dimension, units } from './units.table.ts'

/** A unit code (product, section 3); see the table for what each measures. */
export type Unit = keyof typeof units

const isUnit = (code: string): code is Unit => Object.hasOwn(units, code)

/** All unit codes, mass first, then volume, then counted ones. */
export const unitCodes: readonly Unit[] = Object.keys(units).filter(isUnit)

export const Unit = z.enum(unitCodes)

/** What a unit measures: mass, volume or a count. */
export function dimensionOf(unit: Unit): Dimension {
  return units[unit].dimension
}
