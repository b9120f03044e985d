import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { FoodConversion } from '@brigade/domain/food/ingredients/food-conversion.ts'
import { NOT_CONVERTIBLE, unitFactor } from '@brigade/domain/core/quantities/convert.ts'
import type { Unit } from '@brigade/domain/core/quantities/unit.ts'
import { useText } from '../../messages/text.tsx'
import { useAmountWords } from '../../lib/format/amount-text.ts'
import { FactsSection } from './facts-section.tsx'
import { changeStockLine, type IngredientPart } from './parts.ts'
import { quantityFromTyped } from './typed-quantity.ts'
import { UnitSelect } from './unit-select.tsx'
import { type ReadFact, useFactForm } from './use-fact-form.ts'
import { fitsField } from '../../lib/drafts/draft-problems.ts'

interface MeasureForm {
  readonly from: string
  readonly fromUnit: Unit
  readonly to: string
  readonly toUnit: Unit
  readonly source: string
}

function readMeasure(form: MeasureForm): ReadFact<FoodConversion, 'from' | 'to' | 'source'> {
  const [from, to] = [quantityFromTyped(form.from, form.fromUnit), quantityFromTyped(form.to, form.toUnit)]
  const source = form.source.trim()
  const isSameKind = unitFactor(form.fromUnit, form.toUnit) !== NOT_CONVERTIBLE
  const sourceProblem = source === '' ? 'ingredients.problem.source' : 'ingredients.problem.tooLong'
  const hasSource = fitsField(FoodConversion, 'source', source)
  if (from.ok && to.ok && !isSameKind && hasSource) {
    return { fact: { from: from.qty, to: to.qty, note: '', source } }
  }
  return {
    problems: {
      ...(!from.ok && { from: from.problem }),
      ...(!to.ok && { to: to.problem }),
      ...(isSameKind && { to: 'ingredients.problem.sameKind' as const }),
      ...(!hasSource && { source: sourceProblem }),
    },
  }
}

/** Facts that join masses, volumes and pieces of this food: "1 cup is 130 g", and where that is known from. */
export function MeasuresSection(props: IngredientPart) {
  const t = useText()
  const amounts = useAmountWords()
  const { conversions } = props.stockLine
  const empty: MeasureForm = {
    from: '1',
    fromUnit: 'piece',
    to: '',
    toUnit: 'g',
    source: t('ingredients.measures.weighed'),
  }
  const { form, change, field, problemOf, remove, section } = useFactForm({
    name: `measure ${props.shelf.kitchenId} ${props.lineId}`,
    schema: FoodConversion,
    empty,
    facts: conversions,
    read: readMeasure,
    // What was measured here comes before what the catalogue says.
    withFact: (fact) => [fact, ...conversions],
    save: (facts) => void changeStockLine(props, { conversions: facts }),
    removed: 'ingredients.measures.removed',
  })
  return (
    <FactsSection
      id="measures"
      title={t('ingredients.measures.title')}
      intro={t('ingredients.measures.intro')}
      none={t('ingredients.measures.none')}
      add={t('ingredients.measures.add')}
      mayChange={props.shelf.access.may('cook')}
      rows={conversions.map((fact, at) => ({
        key: `${at} ${fact.from.unit} ${fact.to.unit}`,
        title: t('ingredients.measures.is', {
          from: amounts.quantity(fact.from),
          to: amounts.quantity(fact.to),
        }),
        detail: [fact.note, fact.source].filter((each) => each !== '').join(' · '),
        remove: () => remove(fact),
      }))}
      {...section}
      fields={
        <>
          <div className="fact-pair">
            <NumberField
              label={t('ingredients.measures.from')}
              problem={problemOf('from')}
              {...field('from')}
            />
            <UnitSelect
              label={t('ingredients.measures.unit')}
              value={form.fromUnit}
              onChange={(fromUnit) => change({ fromUnit })}
            />
          </div>
          <div className="fact-pair">
            <NumberField label={t('ingredients.measures.to')} problem={problemOf('to')} {...field('to')} />
            <UnitSelect
              label={t('ingredients.measures.unit')}
              value={form.toUnit}
              onChange={(toUnit) => change({ toUnit })}
            />
          </div>
          <TextField
            label={t('ingredients.measures.source')}
            problem={problemOf('source')}
            {...field('source')}
          />
        </>
      }
    />
  )
}
