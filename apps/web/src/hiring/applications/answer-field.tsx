import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import type { Question } from '@brigade/domain/hiring/jobs/job.ts'
import { useText } from '../../messages/text.tsx'
import { applyToJob } from '@brigade/domain/hiring/applications/application-functions.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'

interface AnswerFieldProps {
  readonly question: Question
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (answer: string) => void
}

/** One question of the job, with the field its kind asks for. */
export function AnswerField({ question, value, problem, onChange }: AnswerFieldProps) {
  const t = useText()
  const { text, kind, choices = [] } = question
  const shared = { label: text, problem, value }
  if (kind === 'text') {
    return (
      <TextArea
        {...shared}
        rows={3}
        maxLength={maxLengthOf(applyToJob.input, 'answers.*')}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  }
  if (kind === 'number') return <NumberField {...shared} onChange={({ target }) => onChange(target.value)} />
  const answers = kind === 'yes/no' ? [t('apply.yes'), t('apply.no')] : choices
  return (
    <SelectField
      {...shared}
      choices={[
        { value: '', label: t('apply.choose') },
        ...answers.map((answer) => ({ value: answer, label: answer })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
