import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { X } from 'lucide'
import { useText } from '../../messages/text.tsx'
import type { JobPartProps } from './job-fields.tsx'
import { Question, JobContent } from '@brigade/domain/hiring/jobs/job.ts'
import { maxLengthOf, mostOf } from '../../lib/drafts/field-limits.ts'

const kinds = ['text', 'yes/no', 'number'] as const
const MOST_QUESTIONS = mostOf(JobContent, 'questions')

/** What applicants are asked. */
export function QuestionFields({ form, onChange, wordsOf }: JobPartProps) {
  const t = useText()
  const { questions } = form
  const change = (at: number, part: Partial<(typeof questions)[number]>) =>
    onChange({ questions: questions.map((each, index) => (index === at ? { ...each, ...part } : each)) })
  return (
    <>
      <small>{t('hiring.form.questionsHint')}</small>
      {questions.map((question, at) => (
        // A question being typed has no other name than its place.
        // oxlint-disable-next-line react/no-array-index-key
        <div className="question" key={at}>
          <TextField
            label={t('hiring.form.question', { number: at + 1 })}
            maxLength={maxLengthOf(Question, 'text')}
            value={question.text}
            problem={wordsOf(`questions.${at}`)}
            onChange={({ target }) => change(at, { text: target.value })}
          />
          <SelectField
            label={t('hiring.form.questionKind')}
            value={question.kind}
            choices={kinds.map((value) => ({ value, label: t(`hiring.form.questionKind.${value}`) }))}
            onChange={({ target }) =>
              change(at, { kind: kinds.find((each) => each === target.value) ?? 'text' })
            }
          />
          <Button
            tone="plain"
            shape="icon"
            aria-label={t('hiring.form.removeQuestion', { number: at + 1 })}
            onClick={() => onChange({ questions: questions.filter((_, index) => index !== at) })}
          >
            <Icon of={X} />
          </Button>
        </div>
      ))}
      {questions.length < MOST_QUESTIONS ? (
        <div>
          <Button onClick={() => onChange({ questions: [...questions, { text: '', kind: 'text' }] })}>
            {t('hiring.form.addQuestion')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
