import { describeAmount } from '@brigade/domain/quantities/describe-quantity.ts'
import type { Exact } from '@brigade/domain/quantities/exact.ts'
import type { Quantity } from '@brigade/domain/quantities/quantity.ts'
import type { Unit } from '@brigade/domain/quantities/unit.ts'
import type { LineAmount } from '@brigade/domain/recipes/recipe-line.ts'
import type { ScaledAmount } from '@brigade/domain/recipes/recipe-scale.ts'
import { useMemo } from 'react'
import type { Format } from '../../format/format.ts'
import { kitchenFraction } from '../../format/kitchen-fraction.ts'
import { unitWord } from '../../format/unit-word.ts'
import { useFormat } from '../../format/use-format.ts'
import { type Translate, useText } from '../../messages/text.tsx'

/** Digits a stored quantity may have after the point; all of them are shown. */
const ALL_DIGITS = 6
/** An eighth has so many. */
const FRACTION_PLACES = 3
const NO_BREAK = '\u00A0'

/** Amounts in the reader's words. */
export interface AmountWords {
  /** A quantity as it was entered, every digit of it; spoons and cups in fractions. */
  readonly quantity: (quantity: Quantity) => string
  /** A worked-out amount, rounded for the eye; "about" when digits were left out. */
  readonly exact: (value: Exact, unit: Unit) => string
  /** A line's amount as it was said; pieces by their number alone, because the food's name follows. */
  readonly amount: (amount: LineAmount) => string
  /** A line's amount for another batch size. */
  readonly scaled: (amount: ScaledAmount) => string
}

function amountWords(t: Translate, format: Format): AmountWords {
  const number = (amount: string, unit: Unit) =>
    kitchenFraction(amount, unit, format.number) ?? format.number(amount, ALL_DIGITS)
  const quantity = ({ amount, unit }: Quantity) =>
    `${number(amount, unit)}${NO_BREAK}${unitWord(t, unit, Number(amount))}`
  const ofFood = ({ amount, unit }: Quantity) =>
    unit === 'piece' ? number(amount, unit) : quantity({ amount, unit })
  const rounded = (write: (quantity: Quantity) => string) => (value: Exact, unit: Unit) => {
    const precise = describeAmount(value, unit, FRACTION_PLACES)
    const isFraction = kitchenFraction(precise.amount, unit, String) !== undefined
    const { amount, isExact } = isFraction ? precise : describeAmount(value, unit)
    const shown = write({ amount, unit })
    return isExact ? shown : t('recipes.about', { amount: shown })
  }
  const exact = rounded(quantity)
  const exactOfFood = rounded(ofFood)
  const between = (from: string, to: string) => t('recipes.between', { from, to })
  return {
    quantity,
    exact,
    amount: (amount) => {
      if (amount.kind === 'exact') return ofFood(amount.qty)
      if (amount.kind === 'range') return between(ofFood(amount.from), ofFood(amount.to))
      return amount.kind === 'words' ? amount.words : t('recipes.noAmount')
    },
    scaled: (amount) => {
      if (amount.kind === 'exact') return exactOfFood(amount.value, amount.unit)
      if (amount.kind === 'range')
        return between(exactOfFood(amount.from, amount.unit), exactOfFood(amount.to, amount.toUnit))
      return amount.kind === 'words' ? amount.words : t('recipes.noAmount')
    },
  }
}

/** Ways to write amounts in the reader's language. */
export function useAmountWords(): AmountWords {
  const t = useText()
  const format = useFormat()
  return useMemo(() => amountWords(t, format), [t, format])
}
