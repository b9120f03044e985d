import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { unitCodes } from '@brigade/domain/core/quantities/unit-codes.ts'
import { Unit } from '@brigade/domain/core/quantities/unit.ts'
import type { RecipeLine } from '@brigade/domain/food/recipes/recipe-line.ts'
import { unitWord } from '../../lib/format/unit-word.ts'
import { useTyping } from '../../lib/drafts/use-typing.ts'
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
  const { said, change, forget } = useTyping(form, {
    amount: first.text,
    unit: first.unit,
    name: line.name,
    preparation: line.preparation ?? '',
    note: line.note ?? '',
  })
  const { amount, unit, name, preparation, note } = said
  const typed = amountFromField(amount, unit)
  const isNamed = name.trim() !== ''
  const done = () => {
    if (!typed.ok || !isNamed) return
    forget()
    onDone({
      amount: typed.amount,
      name: name.trim(),
      ...(preparation.trim() !== '' && { preparation: preparation.trim() }),
      ...(note.trim() !== '' && { note: note.trim() }),
    })
  }
  const cancel = () => {
    forget()
    onCancel()
  }
  return (
    <Form className="line-fields" onSubmit={done}>
      <FormProblems />
      <TextField
        label={t('recipes.line.amount')}
        hint={t('recipes.line.amountHint')}
        value={amount}
        maxLength={200}
        problem={typed.ok ? undefined : t(`recipes.amount.${typed.problem}`)}
        onChange={(event) => change({ amount: event.target.value })}
      />
      <SelectField
        label={t('recipes.line.unit')}
        choices={unitCodes.map((code) => ({ value: code, label: unitWord(t, code) }))}
        value={unit}
        onChange={(event) => change({ unit: Unit.parse(event.target.value) })}
      />
      <TextField
        label={t('recipes.line.name')}
        value={name}
        maxLength={200}
        problem={isNamed ? undefined : t('recipes.line.nameNeeded')}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={t('recipes.line.preparation')}
        value={preparation}
        maxLength={200}
        onChange={(event) => change({ preparation: event.target.value })}
      />
      <TextField
        label={t('recipes.line.note')}
        value={note}
        maxLength={1000}
        onChange={(event) => change({ note: event.target.value })}
      />
      <Cluster>
        <SubmitButton tone="primary">{t('recipes.line.done')}</SubmitButton>
        <Button onClick={cancel}>{t('common.cancel')}</Button>
      </Cluster>
    </Form>
  )
}
