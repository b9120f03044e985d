import type { Currency } from '@brigade/domain/core/money/money.ts'
import { moneyFromExact } from '@brigade/domain/core/money/money-arithmetic.ts'
import type { Exact } from '@brigade/domain/core/quantities/exact.ts'
import type { CostSpan, RecipeCost } from '@brigade/domain/food/recipes/cost-report.ts'
import { mostPricesMissing } from '@brigade/domain/food/recipes/prices-missing.ts'
import { useFormat } from './use-format.ts'
import { useText } from '../../messages/text.tsx'

/** Costs in the reader's words. */
export interface MoneyWords {
  readonly exact: (minor: Exact) => string
  /** One amount, or from and to where a line asks for a range. */
  readonly span: (span: CostSpan) => string
  /**
   * A cost of the recipe; "at least" where something is missing, how much is missing where that is most of it,
   * undefined where nothing at all is known.
   */
  readonly cost: (cost: RecipeCost | undefined, of: 'batch' | 'portion') => string | undefined
}

/** Ways to write costs of a kitchen in its currency. */
export function useMoneyWords(currency: Currency): MoneyWords {
  const t = useText()
  const format = useFormat()
  const exact = (minor: Exact) => format.money(moneyFromExact(minor, currency))
  const span = ({ from, to }: CostSpan) => {
    const [low, high] = [exact(from), exact(to)]
    return low === high ? low : t('recipes.between', { from: low, to: high })
  }
  return {
    exact,
    span,
    cost: (cost, of) => {
      const part = of === 'batch' ? cost?.batch : cost?.portion
      if (cost === undefined || part === undefined) return undefined
      if (!cost.lines.some((line) => line.kind === 'known')) return undefined
      const most = mostPricesMissing(cost)
      if (most !== undefined) return t('recipes.cost.mostMissing', { ...most })
      return cost.isAtLeast ? t('recipes.atLeast', { amount: span(part) }) : span(part)
    },
  }
}
