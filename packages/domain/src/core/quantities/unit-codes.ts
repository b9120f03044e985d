// Apart from the schema, so that public pages convert without it.
import type { Unit } from './unit.ts'
import { type Dimension, units } from './units.table.ts'

const isUnit = (code: string): code is Unit => Object.hasOwn(units, code)

/** All unit codes, mass first, then volume, then counted ones. */
export const unitCodes: readonly Unit[] = Object.keys(units).filter(isUnit)

/** What a unit measures: mass, volume or a count. */
export function dimensionOf(unit: Unit): Dimension {
  return units[unit].dimension
}
