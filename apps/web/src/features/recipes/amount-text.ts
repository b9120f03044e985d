import { describeAmount } from '@brigade/domain/quantities/describe-quantity.ts'
import type { Exact } from '@brigade/domain/quantities/exact.ts'
import type { Quantity } from '@brigade/domain/quantities/quantity.ts'
import type { Unit } from '@brigade/domain/quantities/unit.ts'
import type { LineAmount } from '@brigade/domain/recipes/recipe-line.ts'
import type { ScaledAmount } from '@brigade/domain/recipes/recipe-scale.ts'
import { useMemo } from 'react'
import type { Format } from '../../format/format.ts'
import { useFormat } from '../../format/use-format.ts'
import { type Translate, useText } from '../../messages/text.tsx'

/** Digits a stored quantity may have after the point; all of them are shown. */
const ALL_DIGITS = 6
const NO_BREAK = '\u00A0'

/** Amounts in the reader's words. */
export interface AmountWords {
  /** A quantity as it was entered, every digit of it. */
  readonly quantity: (quantity: Quantity) => string
  /** A worked-out amount, rounded for the eye; "about" when digits were left out. */
  readonly exact: (value: Exact, unit: Unit) => string
  /** A line's amount as it was said. */
  readonly amount: (amount: LineAmount) => string
  /** A line's amount for another batch size. */
  readonly scaled: (amount: ScaledAmount) => string
}

function amountWords(t: Translate, format: Format): AmountWords {
  const withUnit = (number: string, unit: Unit) => `${number}${NO_BREAK}${t(`units.${unit}`)}`
  const quantity = ({ amount, unit }: Quantity) => withUnit(format.number(amount, ALL_DIGITS), unit)
  const exact = (value: Exact, unit: Unit) => {
    const described = describeAmount(value, unit)
    const shown = withUnit(format.number(described.amount, ALL_DIGITS), unit)
    return described.isExact ? shown : t('recipes.about', { amount: shown })
  }
  const between = (from: string, to: string) => t('recipes.between', { from, to })
  return {
    quantity,
    exact,
    amount: (amount) => {
      if (amount.kind === 'exact') return quantity(amount.qty)
      if (amount.kind === 'range') return between(quantity(amount.from), quantity(amount.to))
      return amount.kind === 'words' ? amount.words : t('recipes.noAmount')
    },
    scaled: (amount) => {
      if (amount.kind === 'exact') return exact(amount.value, amount.unit)
      if (amount.kind === 'range')
        return between(exact(amount.from, amount.unit), exact(amount.to, amount.toUnit))
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
