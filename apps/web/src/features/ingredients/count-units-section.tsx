import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { foldName } from '@brigade/domain/ingredients/fold-name.ts'
import type { CountUnit } from '@brigade/domain/ingredients/stock-line.ts'
import type { Unit } from '@brigade/domain/quantities/unit.ts'
import { useState } from 'react'
import { useTyping } from '../../data/typing/use-typing.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/text.tsx'
import { offerUndo } from '../../shell/undo/undo.ts'
import { useAmountWords } from '../recipes/amount-text.ts'
import { FactsSection } from './facts-section.tsx'
import { changeStockLine, type IngredientPart } from './parts.ts'
import { quantityFromTyped } from './typed-quantity.ts'
import { UnitSelect } from './unit-select.tsx'

interface CountUnitForm {
  readonly name: string
  readonly amount: string
  readonly unit: Unit
}

type Problems = { readonly [Field in 'name' | 'amount']?: MessageKey }

const LONGEST_NAME = 40

function readCountUnit(
  form: CountUnitForm,
  others: readonly CountUnit[],
): { readonly unit?: CountUnit; readonly problems: Problems } {
  const name = form.name.trim()
  const held = quantityFromTyped(form.amount, form.unit)
  const isTaken = others.some((each) => foldName(each.name) === foldName(name))
  const isNamed = name !== '' && name.length <= LONGEST_NAME
  const problems: Problems = {
    ...(!isNamed && { name: 'ingredients.problem.name' as const }),
    ...(isTaken && { name: 'ingredients.problem.taken' as const }),
    ...(!held.ok && { amount: held.problem }),
  }
  return held.ok && isNamed && !isTaken ? { unit: { name, qty: held.qty }, problems } : { problems }
}

/** Units this kitchen counts the ingredient in, such as a tub of 2.85 lb. */
export function CountUnitsSection(props: IngredientPart) {
  const t = useText()
  const amounts = useAmountWords()
  const { countUnits, stockUnit } = props.stockLine
  const empty: CountUnitForm = { name: '', amount: '', unit: stockUnit }
  const {
    said: form,
    change,
    forget,
    isTyped,
  } = useTyping(`count unit ${props.shelf.kitchenId} ${props.lineId}`, empty)
  const [problems, setProblems] = useState<Problems>({})
  const words = (key: MessageKey | undefined) => (key === undefined ? undefined : t(key))
  const add = () => {
    const read = readCountUnit(form, countUnits)
    setProblems(read.problems)
    if (read.unit === undefined) return false
    void changeStockLine(props, { countUnits: [...countUnits, read.unit] })
    forget()
    return true
  }
  const remove = (gone: CountUnit) => {
    void changeStockLine(props, { countUnits: countUnits.filter((each) => each !== gone) })
    const undo = () => void changeStockLine(props, { countUnits })
    offerUndo({ text: t('ingredients.counts.removed'), undo })
  }
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
      onAdd={add}
      isTyped={isTyped}
      onCancel={() => {
        forget()
        setProblems({})
      }}
      fields={
        <>
          <TextField
            label={t('ingredients.counts.name')}
            problem={words(problems.name)}
            value={form.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <div className="fact-pair">
            <NumberField
              label={t('ingredients.counts.holds')}
              problem={words(problems.amount)}
              value={form.amount}
              onChange={(event) => change({ amount: event.target.value })}
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
