import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Unit, unitCodes } from '@brigade/domain/quantities/unit.ts'
import type { RecipeLine } from '@brigade/domain/recipes/recipe-line.ts'
import { useState } from 'react'
import { useText } from '../../messages/text.tsx'
import { amountFromField, fieldOfAmount } from './amount-field.ts'

/** The parts of a line that a person may set by hand. */
export type LineParts = Pick<RecipeLine, 'amount' | 'name' | 'preparation' | 'note'>

interface LineFieldsProps {
  readonly line: LineParts
  readonly onDone: (parts: LineParts) => void
  readonly onCancel: () => void
}

/** Amount, unit, ingredient, preparation and note of one line, each in its own field. */
export function LineFields({ line, onDone, onCancel }: LineFieldsProps) {
  const t = useText()
  const first = fieldOfAmount(line.amount)
  const [amount, setAmount] = useState(first.text)
  const [unit, setUnit] = useState<Unit>(first.unit)
  const [name, setName] = useState(line.name)
  const [preparation, setPreparation] = useState(line.preparation ?? '')
  const [note, setNote] = useState(line.note ?? '')
  const typed = amountFromField(amount, unit)
  const isNamed = name.trim() !== ''
  const done = () => {
    if (!typed.ok || !isNamed) return
    onDone({
      amount: typed.amount,
      name: name.trim(),
      ...(preparation.trim() !== '' && { preparation: preparation.trim() }),
      ...(note.trim() !== '' && { note: note.trim() }),
    })
  }
  return (
    <form
      className="line-fields"
      onSubmit={(event) => {
        event.preventDefault()
        done()
      }}
    >
      <TextField
        label={t('recipes.line.amount')}
        hint={t('recipes.line.amountHint')}
        value={amount}
        maxLength={200}
        problem={typed.ok ? undefined : t(`recipes.amount.${typed.problem}`)}
        onChange={(event) => setAmount(event.target.value)}
      />
      <SelectField
        label={t('recipes.line.unit')}
        choices={unitCodes.map((code) => ({ value: code, label: t(`units.${code}`) }))}
        value={unit}
        onChange={(event) => setUnit(Unit.parse(event.target.value))}
      />
      <TextField
        label={t('recipes.line.name')}
        value={name}
        maxLength={200}
        problem={isNamed ? undefined : t('recipes.line.nameNeeded')}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('recipes.line.preparation')}
        value={preparation}
        maxLength={200}
        onChange={(event) => setPreparation(event.target.value)}
      />
      <TextField
        label={t('recipes.line.note')}
        value={note}
        maxLength={1000}
        onChange={(event) => setNote(event.target.value)}
      />
      <Cluster>
        <Button type="submit" tone="primary">
          {t('recipes.line.done')}
        </Button>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </Cluster>
    </form>
  )
}
