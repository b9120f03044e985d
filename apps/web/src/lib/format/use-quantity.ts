import type { Quantity } from '@brigade/domain/core/quantities/quantity.ts'
import { useText } from '../../messages/text.tsx'
import { kitchenFraction } from './kitchen-fraction.ts'
import { unitWord } from './unit-word.ts'
import { useFormat } from './use-format.ts'

/** Digits a stored quantity may have after the point; all of them are shown. */
const ALL_DIGITS = 6

/** Writes a quantity with its unit in words: "2.5 kg", "40 portions". The page's route names the `units` messages. */
export function useQuantity(): (quantity: Quantity) => string {
  const t = useText()
  const { number } = useFormat()
  return ({ amount, unit }) =>
    unit === 'portion'
      ? t('units.portions', { count: Number(amount) })
      : `${kitchenFraction(amount, unit, number) ?? number(amount, ALL_DIGITS)}\u00A0${unitWord(t, unit, Number(amount))}`
}
