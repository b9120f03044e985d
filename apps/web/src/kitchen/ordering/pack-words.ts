import type { Pack } from '@brigade/domain/food/ingredients/price-line.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useQuantity } from '../../lib/format/use-quantity.ts'

/** A pack in words: "6 × 750 ml". */
export function usePackWords(): (pack: Pack) => string {
  const { number } = useFormat()
  const quantity = useQuantity()
  return ({ count, size }) => (count === 1 ? quantity(size) : `${number(count)} × ${quantity(size)}`)
}
