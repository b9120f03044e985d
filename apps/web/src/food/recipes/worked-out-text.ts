import { describeAmount } from '@brigade/domain/core/quantities/describe-quantity.ts'
import type { Exact } from '@brigade/domain/core/quantities/exact.ts'
import type { Quantity } from '@brigade/domain/core/quantities/quantity.ts'
import type { Unit } from '@brigade/domain/core/quantities/unit.ts'
import type { ScaledAmount } from '@brigade/domain/food/recipes/recipe-scale.ts'
import { kitchenFraction } from '../../lib/format/kitchen-fraction.ts'
import { type Translate, useText } from '../../messages/text.tsx'
import { type AmountWords, useAmountWords } from '../../lib/format/amount-text.ts'

/** An eighth has so many. */
const FRACTION_PLACES = 3

/** Amounts that were worked out, in the reader's words. */
interface WorkedOutWords {
  /** Rounded for the eye; "about" when digits were left out. */
  readonly exact: (value: Exact, unit: Unit) => string
  /** A line's amount for another batch size. */
  readonly scaled: (amount: ScaledAmount) => string
}

function workedOutWords(t: Translate, words: AmountWords): WorkedOutWords {
  const rounded = (write: (quantity: Quantity) => string) => (value: Exact, unit: Unit) => {
    const precise = describeAmount(value, unit, FRACTION_PLACES)
    const isFraction = kitchenFraction(precise.amount, unit, String) !== undefined
    const { amount, isExact } = isFraction ? precise : describeAmount(value, unit)
    const amountText = write({ amount, unit })
    return isExact ? amountText : t('recipes.about', { amount: amountText })
  }
  const ofFood = rounded((qty) => words.amount({ kind: 'exact', qty }))
  return {
    exact: rounded(words.quantity),
    scaled: (amount) => {
      if (amount.kind === 'exact') return ofFood(amount.value, amount.unit)
      if (amount.kind !== 'range') return words.amount(amount)
      const [from, to] = [ofFood(amount.from, amount.unit), ofFood(amount.to, amount.toUnit)]
      return t('recipes.between', { from, to })
    },
  }
}

/** Words for amounts that were worked out. */
export function useWorkedOutWords(): WorkedOutWords {
  return workedOutWords(useText(), useAmountWords())
}
