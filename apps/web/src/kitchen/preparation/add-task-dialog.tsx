import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { Quantity } from '@brigade/domain/core/quantities/quantity.ts'
import { decimalFromTyped } from '@brigade/domain/core/quantities/decimal-from-typed.ts'
import { unitCodes } from '@brigade/domain/core/quantities/unit-codes.ts'
import { useState } from 'react'
import { unitWord } from '../../lib/format/unit-word.ts'
import { newId } from '../../lib/writing/new-id.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useText } from '../../messages/text.tsx'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import { addTask } from './task-actions.ts'
import type { Crew } from '../../lib/kitchen/use-crew.ts'
import { problemText } from './words.ts'
import { PrepTask } from '@brigade/domain/kitchen/preparation/prep-task.ts'

interface AddTaskProps {
  readonly crew: Crew
  readonly serviceDay: string
  /** Place at the end of the day's list. */
  readonly sortKey: string
  readonly onDone: () => void
}

interface Typed {
  readonly name: string
  readonly amount: string
  readonly unit: string
  readonly station: string
  readonly person: string
  readonly isAsleep: boolean
}

const EMPTY: Typed = { name: '', amount: '', unit: 'kg', station: '', person: '', isAsleep: false }

/** What was typed as a quantity: nothing typed is none, and what is no number is a problem. */
function quantityOf({ amount, unit }: Typed): Quantity | null | 'wrong' {
  if (amount.trim() === '') return null
  const typed = decimalFromTyped(amount)
  const parsed = typed.ok ? Quantity.safeParse({ amount: typed.decimal, unit }) : undefined
  return parsed?.data ?? 'wrong'
}

function AddTaskForm({ crew, serviceDay, sortKey, onDone }: AddTaskProps) {
  const t = useText()
  const {
    values: typed,
    setValues,
    clear,
    field,
  } = useDraft(PrepTask, { name: `new task ${crew.kitchenId}`, start: EMPTY })
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [taskId] = useState(newId)
  const want = quantityOf(typed)
  const isNameMissing = typed.name.trim() === ''

  const close = () => {
    clear()
    onDone()
  }
  const save = async () => {
    setTried(true)
    if (isNameMissing || want === 'wrong') return
    const outcome = await addTask(crew, taskId, {
      serviceDay,
      sortKey,
      name: typed.name.trim(),
      assignee: typed.person === '' ? null : typed.person,
      isAsleep: typed.isAsleep,
      ...(typed.station !== '' && { stationId: typed.station }),
      ...(want !== null && { want }),
    })
    setProblem(problemText(t, outcome))
    if (outcome.state === 'done') close()
  }
  const active = [...crew.people].filter(([, { state }]) => state === 'active')
  return (
    <Form onSubmit={save}>
      <Stack gap={16}>
        <FormProblems />
        {problem === null ? null : (
          <Banner state="late" role="alert">
            {problem}
          </Banner>
        )}
        <TextField
          label={t('preparation.task.name')}
          {...field('name')}
          problem={isTried && isNameMissing ? t('preparation.task.name.needed') : undefined}
        />
        <Grid cells="small">
          <NumberField
            label={t('preparation.task.amount')}
            optional={t('common.optional')}
            {...field('amount')}
            problem={isTried && want === 'wrong' ? t('preparation.task.amount.wrong') : undefined}
          />
          <SelectField
            label={t('preparation.task.unit')}
            value={typed.unit}
            choices={unitCodes.map((unit) => ({ value: unit, label: unitWord(t, unit) }))}
            onChange={(event) => setValues({ unit: event.target.value })}
          />
          <SelectField
            label={t('preparation.task.station')}
            value={typed.station}
            choices={[
              { value: '', label: t('preparation.noStation') },
              ...[...crew.stations].map(([value, { name }]) => ({ value, label: name })),
            ]}
            onChange={(event) => setValues({ station: event.target.value })}
          />
          <SelectField
            label={t('preparation.task.person')}
            value={typed.person}
            choices={[
              { value: '', label: t('preparation.noPerson') },
              ...active.map(([value, { displayName }]) => ({ value, label: displayName })),
            ]}
            onChange={(event) => setValues({ person: event.target.value })}
          />
        </Grid>
        <Checkbox
          label={t('preparation.task.asleep')}
          checked={typed.isAsleep}
          onChange={(event) => setValues({ isAsleep: event.target.checked })}
        />
        <Cluster justify="end">
          <Button onClick={close}>{t('common.cancel')}</Button>
          <SubmitButton tone="primary">{t('preparation.task.save')}</SubmitButton>
        </Cluster>
      </Stack>
    </Form>
  )
}

/** A task that no recipe asks for, typed by hand. */
export function AddTaskDialog({ isOpen, ...form }: AddTaskProps & { readonly isOpen: boolean }) {
  const t = useText()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={form.onDone}
      title={t('preparation.task.title')}
      closeLabel={t('common.close')}
    >
      <AddTaskForm {...form} />
    </Dialog>
  )
}
