import { Button } from '@brigade/design-system/atoms/button.tsx'
import { RadioGroup } from '@brigade/design-system/atoms/radio-group.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { judgeRecord } from '@brigade/domain/safety/judge-record.ts'
import type { SafetyField } from '@brigade/domain/safety/safety-field.ts'
import type { SafetyTemplate } from '@brigade/domain/safety/safety-template.ts'
import { type FormEvent, useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { useText } from '../../messages/text.tsx'
import type { Crew } from '../kitchens/use-crew.ts'
import { FailStep, useFailAnswer } from './fail-step.tsx'
import { NumberPad } from './number-pad.tsx'
import { type Found, recordCheck } from './safety-actions.ts'
import { typedValues, unitOf } from './typed-values.ts'
import { limitText, writeProblem } from './words.ts'

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
  if (field.type === 'temperature') {
    return (
      <NumberPad
        label={field.label}
        unit={`°${unitOf(field)}`}
        hint={limitText(t, field)}
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

function RecordForm({ crew, check, onDone }: RecordProps) {
  const t = useText()
  const { template, correctionOf } = check
  const [recordId] = useState(newId)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const fail = useFailAnswer(crew)
  const { values, wrong } = typedValues(template.fields, typed)
  const missing = template.fields.filter(({ key, isRequired }) => isRequired && values[key] === undefined)
  const isFailed = isTried && judgeRecord(template.fields, values) === 'failed'
  const isReasonMissing = correctionOf !== undefined && reason.trim().length < 3
  const problemOf = (key: string) => {
    if (wrong.includes(key)) return t('safety.value.wrong')
    return isTried && missing.some((field) => field.key === key) ? t('safety.value.missing') : undefined
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong.length > 0 || missing.length > 0 || isReasonMissing) return
    const hasFailed = judgeRecord(template.fields, values) === 'failed'
    // A fail is answered in the same step: the question stands there now, and nothing is written yet.
    if (hasFailed && !isFailed) return
    if (hasFailed && fail.answer === undefined) {
      fail.ask()
      return
    }
    const found: Found = {
      ...check,
      values,
      action: hasFailed ? fail.answer : undefined,
      ...(correctionOf !== undefined && { reason: reason.trim() }),
    }
    const outcome = await recordCheck(crew, recordId, found)
    setProblem(writeProblem(t, outcome))
    if (outcome.state === 'kept') onDone()
  }
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap={16}>
        {problem === null ? null : (
          <Banner state="late" role="alert">
            {problem}
          </Banner>
        )}
        {template.fields.map((field) => (
          <CheckField
            key={field.key}
            field={field}
            value={typed[field.key] ?? ''}
            problem={problemOf(field.key)}
            onChange={(value) => setTyped({ ...typed, [field.key]: value })}
          />
        ))}
        {correctionOf === undefined ? null : (
          <TextField
            label={t('safety.correct.reason')}
            value={reason}
            maxLength={300}
            problem={isTried && isReasonMissing ? t('safety.correct.reasonNeeded') : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {isFailed ? <FailStep crew={crew} fail={fail} /> : null}
        <Cluster justify="end">
          <Button type="submit" tone="primary" size="large">
            {t(isFailed ? 'safety.record.withAction' : 'safety.record')}
          </Button>
        </Cluster>
      </Stack>
    </form>
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
