import './job-editor.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { FieldProblem } from '@brigade/design-system/atoms/field-problem.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useIsOffline } from '../../lib/network/use-is-offline.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { useUnsaved } from '../../shell/busy.ts'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import { navigate } from '../../shell/routing/navigation.ts'
import { paths } from '../../lib/routing/paths.ts'
import { EmployerFields } from './employer-fields.tsx'
import {
  PayFields,
  PlaceFields,
  PostFields,
  TimeFields,
  WordsFields,
  type JobPartProps,
} from './job-fields.tsx'
import type { JobForm } from './job-form.ts'
import type { JobFormProblem } from './job-form-problems.ts'
import { type Edited, useJobEditor } from './use-job-editor.ts'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { X } from 'lucide'
import { Question, JobContent } from '@brigade/domain/hiring/jobs/job.ts'
import { maxLengthOf, mostOf } from '../../lib/drafts/field-limits.ts'

const kinds = ['text', 'yes/no', 'number'] as const
const MOST_QUESTIONS = mostOf(JobContent, 'questions')

/** What applicants are asked. */
function QuestionFields({ form, onChange, wordsOf }: JobPartProps) {
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

/** A draft is saved when nothing was typed for so long. */
const STILL_MS = 1000

interface JobEditorProps {
  /** The form filled from the stored job. */
  readonly start: JobForm
  readonly edited: Edited | null
  readonly displayName: string
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="job-part">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** The form of a job: one calm page, kept at every step, published when nothing is missing. */
export function JobEditor({ start, edited, displayName }: JobEditorProps) {
  const t = useText()
  const format = useFormat()
  const editor = useJobEditor({ edited, displayName, start })
  const { form, change } = editor
  useUnsaved(editor.isUnsaved(form))
  const saveQuietly = useEffectEvent((typed: JobForm) => editor.saveQuietly(typed))
  useEffect(() => {
    const timer = setTimeout(() => saveQuietly(form), STILL_MS)
    return () => clearTimeout(timer)
  }, [form])
  const draftId = edited === null && editor.savedAt !== null ? editor.jobId() : null
  useEffect(() => {
    // The same page under an address that leads to the draft: a reload goes on with it.
    if (draftId !== null) navigate(paths.jobDraft(draftId), { replace: true })
  }, [draftId])
  const textOf = ({ reason, number = 0 }: JobFormProblem) => t(`hiring.problem.${reason}`, { number })
  const wordsOf = (field: string) => {
    const fieldProblem = editor.problems.find((each) => each.field === field)
    return fieldProblem === undefined ? undefined : textOf(fieldProblem)
  }
  const part = { form, onChange: change, wordsOf }
  const isOpen = edited?.job.state === 'open'
  const isOffline = useIsOffline()
  const savedWords =
    editor.savedAt === null
      ? t('hiring.form.kept')
      : t('hiring.form.saved', { time: format.time(editor.savedAt) })
  return (
    <Form onSubmit={() => (isOpen ? editor.save(form) : editor.publish(form))}>
      <Stack gap={24}>
        <FormProblems />
        <Part title={t('hiring.form.part.post')}>
          <PostFields {...part} />
          <EmployerFields {...part} isFixed={isOpen} />
        </Part>
        <Part title={t('hiring.form.part.pay')}>
          <PayFields {...part} />
          <FieldProblem text={wordsOf('trial.rate')} />
        </Part>
        <Part title={t('hiring.form.part.time')}>
          <TimeFields {...part} />
        </Part>
        <Part title={t('hiring.form.part.place')}>
          <PlaceFields {...part} />
        </Part>
        <Part title={t('hiring.form.part.words')}>
          <WordsFields {...part} />
        </Part>
        <Part title={t('hiring.form.part.questions')}>
          <QuestionFields {...part} />
        </Part>
        {editor.failure === null ? null : (
          <Banner state="late" role="alert">
            {editor.failure}{' '}
            {editor.isGuestProblem ? (
              <LinkButton size="small" href={`${paths.auth(paths.jobEdit(editor.jobId() ?? ''))}&join=1`}>
                {t('hiring.form.join')}
              </LinkButton>
            ) : null}
          </Banner>
        )}
        <Cluster justify="between">
          <span className="job-saved" aria-live="polite">
            {isOffline && !isOpen
              ? t('hiring.form.publishOffline')
              : isOpen && editor.savedAt === null
                ? ''
                : savedWords}
          </span>
          <Cluster>
            {isOpen ? null : <Button onClick={() => void editor.save(form)}>{t('hiring.form.save')}</Button>}
            <SubmitButton tone="primary" size="large">
              {t(isOpen ? 'hiring.form.saveOpen' : 'hiring.form.publish')}
            </SubmitButton>
          </Cluster>
        </Cluster>
      </Stack>
    </Form>
  )
}
