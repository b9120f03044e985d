import type { Quantity } from '@brigade/domain/core/quantities/quantity.ts'
import type { Unit } from '@brigade/domain/core/quantities/unit.ts'
import type { LineAmount } from '@brigade/domain/food/recipes/recipe-line.ts'
import { useMemo } from 'react'
import type { Format } from './format.ts'
import { kitchenFraction } from './kitchen-fraction.ts'
import { unitWord } from './unit-word.ts'
import { useFormat } from './use-format.ts'
import { type Translate, useText } from '../../messages/text.tsx'

/** Digits a stored quantity may have after the point; all of them are shown. */
const ALL_DIGITS = 6
const NO_BREAK = '\u00A0'

/** Amounts as they were entered, in the reader's language. */
export interface AmountWords {
  /** A quantity as it was entered, every digit of it; spoons and cups in fractions. */
  readonly quantity: (quantity: Quantity) => string
  /** A line's amount; pieces by their number alone, because the food's name follows. */
  readonly amount: (amount: LineAmount) => string
}

function amountWords(t: Translate, format: Format): AmountWords {
  const number = (amount: string, unit: Unit) =>
    kitchenFraction(amount, unit, format.number) ?? format.number(amount, ALL_DIGITS)
  const quantity = ({ amount, unit }: Quantity) =>
    `${number(amount, unit)}${NO_BREAK}${unitWord(t, unit, Number(amount))}`
  const ofFood = ({ amount, unit }: Quantity) =>
    unit === 'piece' ? number(amount, unit) : quantity({ amount, unit })
  return {
    quantity,
    amount: (amount) => {
      if (amount.kind === 'exact') return ofFood(amount.qty)
      if (amount.kind === 'words') return amount.words
      if (amount.kind === 'none') return t('recipes.noAmount')
      return t('recipes.between', { from: ofFood(amount.from), to: ofFood(amount.to) })
    },
  }
}

/** Ways to write amounts in the reader's language. */
export function useAmountWords(): AmountWords {
  const t = useText()
  const format = useFormat()
  return useMemo(() => amountWords(t, format), [t, format])
}
