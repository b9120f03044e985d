import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { foldName } from '@brigade/domain/core/text/fold-name.ts'
import { LineYield } from '@brigade/domain/food/ingredients/line-yield.ts'
import { comparingUnit, pricePerUnit } from '@brigade/domain/food/ingredients/price-per-unit.ts'
import { NOT_CONVERTIBLE } from '@brigade/domain/core/quantities/convert.ts'
import { decimalFromTyped } from '@brigade/domain/core/quantities/decimal-from-typed.ts'
import { exactFromDecimal } from '@brigade/domain/core/quantities/exact.ts'
import { decimalFromExact } from '@brigade/domain/core/quantities/round.ts'
import { costPerUsableUnit, shareFromPercent } from '@brigade/domain/food/recipes/yield.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { FactsSection } from './facts-section.tsx'
import { changeStockLine, type IngredientPart } from './parts.ts'
import { usePriceWords } from '../../lib/format/price-words.ts'
import { type ReadFact, useFactForm } from './use-fact-form.ts'

interface YieldForm {
  readonly preparation: string
  readonly pct: string
  readonly gainsWeight: boolean
}

const EMPTY: YieldForm = { preparation: '', pct: '', gainsWeight: false }

function readYield(
  { preparation, pct, gainsWeight }: YieldForm,
  others: readonly LineYield[],
): ReadFact<LineYield, 'preparation' | 'pct'> {
  const typed = decimalFromTyped(pct)
  const share = typed.ok ? decimalFromExact(shareFromPercent(typed.decimal)) : undefined
  const isTaken = others.some((each) => foldName(each.preparation) === foldName(preparation))
  const fact = LineYield.safeParse({ preparation, pct: share ?? '', gainsWeight })
  if (fact.success && !isTaken) return { fact: fact.data }
  const fields = fact.success ? [] : fact.error.issues.map(({ path }) => path[0])
  return {
    problems: {
      ...(isTaken && { preparation: 'ingredients.problem.taken' as const }),
      ...(fields.includes('preparation') && { preparation: 'ingredients.problem.name' as const }),
      ...(fields.includes('pct') && { pct: 'ingredients.problem.yield' as const }),
    },
  }
}

/** What one usable unit costs after the preparation (rule YL2), where the price in use can say. */
function useUsablePrice({ shelf, lineId, stockLine }: IngredientPart) {
  const words = usePriceWords(shelf.settings.zone)
  const chosen = shelf.prices.get(lineId)?.priceLine
  return ({ pct }: LineYield) => {
    const unit = comparingUnit(stockLine.stockUnit)
    const purchasePrice =
      chosen === undefined ? NOT_CONVERTIBLE : pricePerUnit(chosen, unit, stockLine.conversions)
    if (purchasePrice === NOT_CONVERTIBLE || chosen === undefined) return undefined
    return words.exactPer(
      costPerUsableUnit(purchasePrice, exactFromDecimal(pct)),
      chosen.price.currency,
      unit,
    )
  }
}

/** What is left of the ingredient after each preparation, and what the usable part costs. */
export function YieldsSection(props: IngredientPart) {
  const t = useText()
  const format = useFormat()
  const usablePrice = useUsablePrice(props)
  const { yields } = props.stockLine
  const { form, change, field, problemOf, remove, section } = useFactForm({
    name: `yield ${props.shelf.kitchenId} ${props.lineId}`,
    schema: LineYield,
    empty: EMPTY,
    facts: yields,
    read: (typed) => readYield(typed, yields),
    withFact: (fact) => [...yields, fact],
    save: (facts) => void changeStockLine(props, { yields: facts }),
    removed: 'ingredients.yields.removed',
  })
  return (
    <FactsSection
      id="yields"
      title={t('ingredients.yields.title')}
      intro={t('ingredients.yields.intro')}
      none={t('ingredients.yields.none')}
      add={t('ingredients.yields.add')}
      mayChange={props.shelf.access.may('cook')}
      rows={yields.map((each) => {
        const price = usablePrice(each)
        return {
          key: each.preparation,
          title: `${each.preparation}: ${format.percent(Number(each.pct), 1)}`,
          trail: price === undefined ? undefined : t('ingredients.yields.costs', { price }),
          remove: () => remove(each),
        }
      })}
      {...section}
      fields={
        <>
          <TextField
            label={t('ingredients.yields.preparation')}
            hint={t('ingredients.yields.preparationHint')}
            problem={problemOf('preparation')}
            {...field('preparation')}
          />
          <NumberField
            label={t('ingredients.yields.pct')}
            unit="%"
            problem={problemOf('pct')}
            {...field('pct')}
          />
          <Checkbox
            label={t('ingredients.yields.gains')}
            checked={form.gainsWeight}
            onChange={(event) => change({ gainsWeight: event.target.checked })}
          />
        </>
      }
    />
  )
}
