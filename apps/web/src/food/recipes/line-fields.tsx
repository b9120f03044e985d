import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { unitCodes } from '@brigade/domain/core/quantities/unit-codes.ts'
import { Unit } from '@brigade/domain/core/quantities/unit.ts'
import { RecipeLine } from '@brigade/domain/food/recipes/recipe-line.ts'
import { unitWord } from '../../lib/format/unit-word.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useText } from '../../messages/text.tsx'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import { amountFromField, fieldOfAmount } from './amount-field.ts'

/** The parts of a line that a person may set by hand. */
export type LineParts = Pick<RecipeLine, 'amount' | 'name' | 'preparation' | 'note'>

interface LineFieldsProps {
  /** Names what is typed while it is kept; null where it is kept with its line. */
  readonly form: string | null
  readonly line: LineParts
  readonly onDone: (parts: LineParts) => void
  readonly onCancel: () => void
}

/** Amount, unit, ingredient, preparation and note of one line, each in its own field. */
export function LineFields({ form, line, onDone, onCancel }: LineFieldsProps) {
  const t = useText()
  const first = fieldOfAmount(line.amount)
  const { values, setValues, clear, field } = useDraft(RecipeLine, {
    name: form,
    start: {
      amount: first.text,
      unit: first.unit,
      name: line.name,
      preparation: line.preparation ?? '',
      note: line.note ?? '',
    },
  })
  const { amount, unit, name, preparation, note } = values
  const typed = amountFromField(amount, unit)
  const isNamed = name.trim() !== ''
  const done = () => {
    if (!typed.ok || !isNamed) return
    clear()
    onDone({
      amount: typed.amount,
      name: name.trim(),
      ...(preparation.trim() !== '' && { preparation: preparation.trim() }),
      ...(note.trim() !== '' && { note: note.trim() }),
    })
  }
  const cancel = () => {
    clear()
    onCancel()
  }
  return (
    <Form className="line-fields" onSubmit={done}>
      <FormProblems />
      <TextField
        label={t('recipes.line.amount')}
        hint={t('recipes.line.amountHint')}
        {...field('amount')}
        maxLength={maxLengthOf(RecipeLine, 'amount.words')}
        problem={typed.ok ? undefined : t(`recipes.amount.${typed.problem}`)}
      />
      <SelectField
        label={t('recipes.line.unit')}
        choices={unitCodes.map((code) => ({ value: code, label: unitWord(t, code) }))}
        value={unit}
        onChange={(event) => setValues({ unit: Unit.parse(event.target.value) })}
      />
      <TextField
        label={t('recipes.line.name')}
        {...field('name')}
        problem={isNamed ? undefined : t('recipes.line.nameNeeded')}
      />
      <TextField label={t('recipes.line.preparation')} {...field('preparation')} />
      <TextField label={t('recipes.line.note')} {...field('note')} />
      <Cluster>
        <SubmitButton tone="primary">{t('recipes.line.done')}</SubmitButton>
        <Button onClick={cancel}>{t('common.cancel')}</Button>
      </Cluster>
    </Form>
  )
}
