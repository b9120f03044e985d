import { RadioGroup } from '@brigade/design-system/atoms/radio-group.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { judgeRecord } from '@brigade/domain/kitchen/safety/judge-record.ts'
import type { SafetyField } from '@brigade/domain/kitchen/safety/safety-field.ts'
import type { SafetyTemplate } from '@brigade/domain/kitchen/safety/safety-template.ts'
import { useState } from 'react'
import { newId } from '../../lib/writing/new-id.ts'
import { refusalWords } from '../../lib/problems/refusal-words.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { useUnsaved } from '../../shell/busy.ts'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import type { Crew } from '../../lib/kitchen/use-crew.ts'
import { failAnswer, type FailDraft, FailStep, EMPTY_FAIL } from './fail-step.tsx'
import { NumberPad } from './number-pad.tsx'
import { recordCheck } from './safety-actions.ts'
import { typedValues, unitOf, TypedValue } from '../../lib/format/typed-values.ts'
import { limitText } from './words.ts'
import { SafetyRecordDocument } from '@brigade/domain/kitchen/safety/safety-record.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'
import { fitsField } from '../../lib/drafts/draft-problems.ts'

/** The check to record: for an occurrence of today, by itself, or to correct an earlier record. */
export interface CheckToRecord {
  readonly templateId: string
  readonly template: SafetyTemplate
  readonly occurrenceKey?: string
  readonly correctionOf?: string
}

interface RecordProps {
  readonly crew: Crew
  readonly check: CheckToRecord
  readonly onDone: () => void
}

interface FieldProps {
  readonly field: SafetyField
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (value: string) => void
}

/** One field of a check, asked for as its kind needs it. */
function CheckField({ field, value, problem, onChange }: FieldProps) {
  const t = useText()
  const format = useFormat()
  if (field.type === 'temperature') {
    return (
      <NumberPad
        label={field.label}
        unit={`°${unitOf(field)}`}
        hint={limitText(t, format, field)}
        value={value}
        problem={problem}
        onChange={onChange}
      />
    )
  }
  const choices =
    field.type === 'yes or no'
      ? [
          { value: 'yes', label: t('safety.yes') },
          { value: 'no', label: t('safety.no') },
        ]
      : field.type === 'choice'
        ? field.choices.map(({ name }) => ({ value: name, label: name }))
        : undefined
  if (choices === undefined) {
    return (
      <TextField
        label={field.label}
        maxLength={maxLengthOf(TypedValue, 'text')}
        value={value}
        problem={problem}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  }
  return (
    <RadioGroup
      label={field.label}
      direction="row"
      value={value}
      choices={choices}
      problem={problem}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

interface Typed {
  readonly values: Readonly<Record<string, string>>
  /** Why an earlier record is corrected. */
  readonly reason: string
  readonly fail: FailDraft
}

const NOTHING_TYPED: Typed = { values: {}, reason: '', fail: EMPTY_FAIL }

/** What is typed for a check, what of it does not fit, and how it is recorded. */
function useRecord({ crew, check, onDone }: RecordProps) {
  const t = useText()
  const { template, templateId, occurrenceKey, correctionOf } = check
  const [today] = useState(() => new Date().toDateString())
  const subject = correctionOf ?? occurrenceKey ?? today
  const {
    values: answers,
    setValues,
    clear,
    isChanged,
  } = useDraft(SafetyRecordDocument, { name: `check ${templateId} ${subject}`, start: NOTHING_TYPED })
  const [recordId] = useState(newId)
  const [tries, setTries] = useState<'none' | 'values' | 'fail'>('none')
  const [refused, setRefused] = useState<string | null>(null)
  useUnsaved(isChanged)
  const { values, wrong } = typedValues(template.fields, answers.values)
  const missing = template.fields.filter(({ key, isRequired }) => isRequired && values[key] === undefined)
  const reason = answers.reason.trim()
  const isReasonMissing =
    correctionOf !== undefined && (reason === '' || !fitsField(SafetyRecordDocument, 'reason', reason))
  const hasFailed = judgeRecord(template.fields, values) === 'failed'
  // A fail is answered in the same step: the question is shown once the values have been tried.
  const isAsked = hasFailed && tries !== 'none'
  const action = hasFailed ? failAnswer(t, crew, answers.fail) : undefined
  const save = async () => {
    setTries(isAsked ? 'fail' : 'values')
    if (wrong.length > 0 || missing.length > 0 || isReasonMissing) return
    if (hasFailed && (!isAsked || action === undefined)) return
    const corrected = correctionOf === undefined ? {} : { reason }
    const outcome = await recordCheck(crew, recordId, { ...check, values, action, ...corrected })
    setRefused(refusalWords(t, outcome))
    if (outcome.state !== 'queued') return
    clear()
    onDone()
  }
  const problemOf = (key: string) => {
    if (wrong.includes(key)) return t('safety.value.wrong')
    const isMissing = tries !== 'none' && missing.some((field) => field.key === key)
    return isMissing ? t('safety.value.missing') : undefined
  }
  return { answers, change: setValues, tries, refused, isAsked, isReasonMissing, problemOf, save }
}

function RecordForm(props: RecordProps) {
  const t = useText()
  const { crew, check } = props
  const { answers, change, tries, refused, isAsked, isReasonMissing, problemOf, save } = useRecord(props)
  return (
    <Form onSubmit={save}>
      <Stack gap={16}>
        <FormProblems />
        {refused === null ? null : (
          <Banner state="late" role="alert">
            {refused}
          </Banner>
        )}
        {check.template.fields.map((field) => (
          <CheckField
            key={field.key}
            field={field}
            value={answers.values[field.key] ?? ''}
            problem={problemOf(field.key)}
            onChange={(value) => change({ values: { ...answers.values, [field.key]: value } })}
          />
        ))}
        {check.correctionOf === undefined ? null : (
          <TextField
            label={t('safety.correct.reason')}
            value={answers.reason}
            maxLength={maxLengthOf(SafetyRecordDocument, 'reason')}
            problem={tries !== 'none' && isReasonMissing ? t('safety.correct.reasonNeeded') : undefined}
            onChange={({ target }) => change({ reason: target.value })}
          />
        )}
        {isAsked ? (
          <FailStep
            crew={crew}
            fail={answers.fail}
            isTried={tries === 'fail'}
            onChange={(fail) => change({ fail })}
          />
        ) : null}
        <Cluster justify="end">
          <SubmitButton tone="primary" size="large">
            {t(isAsked ? 'safety.record.withAction' : 'safety.record')}
          </SubmitButton>
        </Cluster>
      </Stack>
    </Form>
  )
}

/** Records one check, and in the same step what is done when it fails. */
export function RecordDialog(props: RecordProps) {
  const t = useText()
  const { name } = props.check.template
  const title = props.check.correctionOf === undefined ? name : t('safety.correct.title', { name })
  return (
    <Dialog isOpen onClose={props.onDone} title={title} closeLabel={t('common.close')}>
      <RecordForm {...props} />
    </Dialog>
  )
}
