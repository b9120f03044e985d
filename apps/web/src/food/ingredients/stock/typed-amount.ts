import { convert, NOT_CONVERTIBLE } from '@brigade/domain/core/quantities/convert.ts'
import { decimalFromTyped } from '@brigade/domain/core/quantities/decimal-from-typed.ts'
import { exactFromDecimal } from '@brigade/domain/core/quantities/exact.ts'
import type { Quantity } from '@brigade/domain/core/quantities/quantity.ts'
import { nearestDecimal } from '@brigade/domain/core/quantities/round.ts'
import { unitCodes } from '@brigade/domain/core/quantities/unit-codes.ts'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import { unitWord } from '../../../lib/format/unit-word.ts'
import type { Translate } from '../../../messages/text.tsx'

/** The units of the line: its stock unit, the kitchen's own and all that can be brought to it. */
export function unitsOf(t: Translate, { stockUnit, countUnits, conversions }: StockLine) {
  const own = countUnits.map(({ name }) => ({ value: `own:${name}`, label: name }))
  const others = unitCodes.filter(
    (code) =>
      code !== stockUnit && convert({ amount: '1', unit: code }, stockUnit, conversions) !== NOT_CONVERTIBLE,
  )
  return [
    { value: stockUnit, label: unitWord(t, stockUnit) },
    ...own,
    ...others.map((code) => ({ value: code, label: unitWord(t, code) })),
  ]
}

/** So much of a unit, the kitchen's own among them, as a quantity; undefined for what is no amount. */
export function quantityOf(typed: string, unit: string, { countUnits }: StockLine): Quantity | undefined {
  const read = decimalFromTyped(typed)
  if (!read.ok) return undefined
  const own = countUnits.find(({ name }) => unit === `own:${name}`)
  const code = unitCodes.find((each) => each === unit)
  if (own === undefined) return code === undefined ? undefined : { amount: read.decimal, unit: code }
  const amount = nearestDecimal(exactFromDecimal(read.decimal).mul(exactFromDecimal(own.qty.amount)))
  return amount === undefined ? undefined : { amount, unit: own.qty.unit }
}
