import type { Quantity } from '@brigade/domain/quantities/quantity.ts'
import { useText } from '../messages/text.tsx'
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
      : `${number(amount, ALL_DIGITS)}\u00A0${t(`units.${unit}`)}`
}
