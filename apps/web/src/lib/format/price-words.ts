import type { Pack, PriceLine } from '@brigade/domain/food/ingredients/price-line.ts'
import { comparingUnit, pricePerUnit } from '@brigade/domain/food/ingredients/price-per-unit.ts'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import { moneyFromExact } from '@brigade/domain/core/money/money-arithmetic.ts'
import type { Currency } from '@brigade/domain/core/money/money.ts'
import { NOT_CONVERTIBLE } from '@brigade/domain/core/quantities/convert.ts'
import type { Exact } from '@brigade/domain/core/quantities/exact.ts'
import type { Unit } from '@brigade/domain/core/quantities/unit.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { unitWord } from './unit-word.ts'
import { useFormat } from './use-format.ts'
import { useText } from '../../messages/text.tsx'
import { useAmountWords } from './amount-text.ts'

/** A price line as these words need it. */
type Priced = Pick<PriceLine, 'pack' | 'price'>

/** Prices in the reader's words. */
export interface PriceWords {
  /** "2 × 5 kg" */
  readonly pack: (pack: Pack) => string
  /** "2 × 5 kg, €14.50" */
  readonly packPrice: (line: Priced) => string
  /** "Greenbarrow, 3 Nov 2026" */
  readonly origin: (line: Pick<PriceLine, 'supplierName' | 'priceAt'>) => string
  /** "€1.45 / kg"; undefined when nothing says how the pack compares with the unit it is kept in. */
  readonly perUnit: (line: Priced, of: Pick<StockLine, 'stockUnit' | 'conversions'>) => string | undefined
  /** An exact price for one unit, never shown as nothing when it is something. */
  readonly exactPer: (minor: Exact, currency: Currency, unit: Unit) => string
}

/** Ways to write prices. @param zone - the kitchen's time zone */
export function usePriceWords(zone: string): PriceWords {
  const t = useText()
  const format = useFormat()
  const amounts = useAmountWords()
  const pack = ({ count, size }: Pack) =>
    count === 1 ? amounts.quantity(size) : `${format.number(count)} × ${amounts.quantity(size)}`
  const exactPer = (minor: Exact, currency: Currency, unit: Unit) => {
    const rounded = moneyFromExact(minor, currency)
    const isTiny = rounded.minor === 0 && minor.compare(0) > 0
    const money = isTiny
      ? t('ingredients.price.under', { price: format.money({ minor: 1, currency }) })
      : format.money(rounded)
    return t('ingredients.price.per', { price: money, unit: unitWord(t, unit) })
  }
  return {
    pack,
    exactPer,
    packPrice: (line) => `${pack(line.pack)}, ${format.money(line.price)}`,
    origin: ({ supplierName, priceAt }) => `${supplierName}, ${format.date(msFromTimestamp(priceAt), zone)}`,
    perUnit: (line, { stockUnit, conversions }) => {
      const unit = comparingUnit(stockUnit)
      const exact = pricePerUnit(line, unit, conversions)
      return exact === NOT_CONVERTIBLE ? undefined : exactPer(exact, line.price.currency, unit)
    },
  }
}
