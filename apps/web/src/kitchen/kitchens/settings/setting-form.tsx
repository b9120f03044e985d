import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { useState } from 'react'
import type { ZodType } from 'zod'
import { useDraft } from '../../../lib/drafts/use-draft.ts'
import { refusalWords, wordsOfField } from '../../../lib/problems/refusal-words.ts'
import type { WriteOutcome } from '../../../lib/writing/write.ts'
import { useText } from '../../../messages/text.tsx'
import { useUnsaved } from '../../../shell/busy.ts'
import {
  type CardField,
  type FieldTable,
  type FormValues,
  TableFields,
} from '../../../shell/forms/card-input.tsx'
import { Form, FormProblems } from '../../../shell/forms/form.tsx'

interface SettingFormProps<Read> {
  /** Reads what is typed, field by field. */
  readonly schema: ZodType<Read>
  readonly fields: FieldTable
  /** Names what is typed while it is kept. */
  readonly name: string
  readonly start: FormValues
  readonly submitLabel: string
  /** What is wrong between fields that are each in order, as a sentence by field. */
  readonly problemsOf?: (read: Read) => ReadonlyMap<string, string>
  readonly onSave: (read: Read) => Promise<WriteOutcome>
  /** After it was saved, and when it is given up; without it the form stays on the page. */
  readonly onDone?: () => void
}

const NONE: ReadonlyMap<string, string> = new Map()

/** A form of the kitchen's settings: a table of fields, saved at once. */
export function SettingForm<Read>(props: SettingFormProps<Read>) {
  const { schema, fields, name, start, submitLabel, problemsOf, onSave, onDone } = props
  const t = useText()
  const draft = useDraft<FormValues>(schema, { name, start })
  const [between, setBetween] = useState(NONE)
  const [refused, setRefused] = useState<string | null>(null)
  useUnsaved(draft.isChanged)
  const [isSaved, setSaved] = useState(false)
  const close = () => {
    draft.clear()
    onDone?.()
  }
  const save = async () => {
    setBetween(NONE)
    if (!draft.check()) return
    const read = schema.parse(draft.values)
    const wrong = problemsOf?.(read) ?? NONE
    setBetween(wrong)
    if (wrong.size > 0) return
    const words = refusalWords(t, await onSave(read))
    setRefused(words)
    if (words !== null) return
    close()
    setSaved(true)
  }
  const problemOf = (field: CardField) => {
    const problem = draft.problems.get(field.name)
    if (problem !== undefined)
      return field.missing ? t(field.missing) : wordsOfField(t, problem, t(field.label))
    return between.get(field.name)
  }
  return (
    <Form onSubmit={save}>
      <Stack gap={16}>
        <FormProblems />
        {refused === null ? null : (
          <Banner state="late" role="alert">
            {refused}
          </Banner>
        )}
        <TableFields
          fields={fields}
          draft={draft}
          onChange={(part) => {
            draft.setValues(part)
            setBetween(NONE)
            setSaved(false)
          }}
          problemOf={problemOf}
        />
        {onDone === undefined ? (
          <Cluster gap={16}>
            <SubmitButton tone="primary">{submitLabel}</SubmitButton>
            {isSaved ? <StateMark state="ok">{t('cards.edit.saved')}</StateMark> : null}
          </Cluster>
        ) : (
          <Cluster justify="end">
            <Button onClick={close}>{t('common.cancel')}</Button>
            <SubmitButton tone="primary">{submitLabel}</SubmitButton>
          </Cluster>
        )}
      </Stack>
    </Form>
  )
}
