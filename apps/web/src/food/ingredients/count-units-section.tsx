import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { foldName } from '@brigade/domain/core/text/fold-name.ts'
import { CountUnit } from '@brigade/domain/food/ingredients/stock-line.ts'
import type { Unit } from '@brigade/domain/core/quantities/unit.ts'
import { useText } from '../../messages/text.tsx'
import { useAmountWords } from '../../lib/format/amount-text.ts'
import { FactsSection } from './facts-section.tsx'
import { changeStockLine, type IngredientPart } from './parts.ts'
import { quantityFromTyped } from './typed-quantity.ts'
import { UnitSelect } from './unit-select.tsx'
import { type ReadFact, useFactForm } from './use-fact-form.ts'
import { fitsField } from '../../lib/drafts/draft-problems.ts'

interface CountUnitForm {
  readonly name: string
  readonly amount: string
  readonly unit: Unit
}

function readCountUnit(
  form: CountUnitForm,
  others: readonly CountUnit[],
): ReadFact<CountUnit, 'name' | 'amount'> {
  const name = form.name.trim()
  const held = quantityFromTyped(form.amount, form.unit)
  const isTaken = others.some((each) => foldName(each.name) === foldName(name))
  const isNamed = fitsField(CountUnit, 'name', name)
  if (held.ok && isNamed && !isTaken) return { fact: { name, qty: held.qty } }
  return {
    problems: {
      ...(!isNamed && { name: 'ingredients.problem.name' as const }),
      ...(isTaken && { name: 'ingredients.problem.taken' as const }),
      ...(!held.ok && { amount: held.problem }),
    },
  }
}

/** Units this kitchen counts the ingredient in, such as a tub of 2.85 lb. */
export function CountUnitsSection(props: IngredientPart) {
  const t = useText()
  const amounts = useAmountWords()
  const { countUnits, stockUnit } = props.stockLine
  const empty: CountUnitForm = { name: '', amount: '', unit: stockUnit }
  const { form, change, field, problemOf, remove, section } = useFactForm({
    name: `count unit ${props.shelf.kitchenId} ${props.lineId}`,
    schema: CountUnit,
    empty,
    facts: countUnits,
    read: (typed) => readCountUnit(typed, countUnits),
    withFact: (unit) => [...countUnits, unit],
    save: (facts) => void changeStockLine(props, { countUnits: facts }),
    removed: 'ingredients.counts.removed',
  })
  return (
    <FactsSection
      id="counts"
      title={t('ingredients.counts.title')}
      intro={t('ingredients.counts.intro')}
      none={t('ingredients.counts.none')}
      add={t('ingredients.counts.add')}
      mayChange={props.shelf.access.may('cook')}
      rows={countUnits.map((each) => ({
        key: each.name,
        title: each.name,
        trail: amounts.quantity(each.qty),
        remove: () => remove(each),
      }))}
      {...section}
      fields={
        <>
          <TextField label={t('ingredients.counts.name')} problem={problemOf('name')} {...field('name')} />
          <div className="fact-pair">
            <NumberField
              label={t('ingredients.counts.holds')}
              problem={problemOf('amount')}
              {...field('amount')}
            />
            <UnitSelect
              label={t('ingredients.measures.unit')}
              value={form.unit}
              onChange={(unit) => change({ unit })}
            />
          </div>
        </>
      }
    />
  )
}
