import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { professionals } from '@brigade/domain/people/profiles/professional.ts'
import type { PublicJob } from '@brigade/domain/hiring/jobs/public-job.ts'
import { useState } from 'react'
import { useSession } from '../../lib/session/session-store.ts'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useText } from '../../messages/text.tsx'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import { useApplyDraft, type ApplyDraft } from './apply-draft.ts'
import { ProfileFields } from './profile-fields.tsx'
import { useSendApplication } from './use-send-application.ts'
import { applyToJob } from '@brigade/domain/hiring/applications/application-functions.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'
import type { Question } from '@brigade/domain/hiring/jobs/job.ts'
import { DisplayName, ProfessionalTitle } from '@brigade/domain/core/text/names.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'

interface AnswerFieldProps {
  readonly question: Question
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (answer: string) => void
}

/** One question of the job, with the field its kind asks for. */
function AnswerField({ question, value, problem, onChange }: AnswerFieldProps) {
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

interface ApplyProblem {
  readonly field: string
  readonly words: MessageKey
}

/** What is still missing; the message may stay empty, a question may not. */
function applyProblems(
  draft: ApplyDraft,
  { questions, isNew }: { readonly questions: readonly Question[]; readonly isNew: boolean },
): readonly ApplyProblem[] {
  const problems: ApplyProblem[] = []
  if (isNew && !DisplayName.safeParse(draft.name).success)
    problems.push({ field: 'name', words: 'apply.missing.name' })
  if (isNew && !ProfessionalTitle.safeParse(draft.title).success)
    problems.push({ field: 'title', words: 'apply.missing.title' })
  questions.forEach((_, at) => {
    const answer = draft.answers[at] ?? ''
    if (answer.trim() === '') problems.push({ field: `answers.${at}`, words: 'apply.missing.answer' })
  })
  return problems
}

interface ApplyFieldsProps {
  readonly jobId: string
  readonly job: PublicJob
  readonly round: number
  readonly isBack: boolean
  readonly onSent: () => void
}

/** The application itself: words, answers, what to share, and the card that is still missing. */
export function ApplyFields({ jobId, job, round, isBack, onSent }: ApplyFieldsProps) {
  const t = useText()
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.uid : null
  const card = useDocument(professionals, uid === null ? null : { uid })
  const isNew = card.state === 'forbidden' || (card.state === 'success' && card.value === null)
  const { values: draft, setValues } = useApplyDraft(jobId)
  const [isTried, setTried] = useState(false)
  const problems = applyProblems(draft, { questions: job.questions, isNew })
  const shownProblems = isTried ? problems : []
  const words = (field: string) => {
    const own = shownProblems.find((each) => each.field === field)
    return own === undefined ? undefined : t(own.words)
  }
  const isGuest = session.state === 'signedIn' && session.isGuest
  const { send, problem } = useSendApplication({ jobId, draft, isNew, isGuest, onSent })
  const onSend = async () => {
    setTried(true)
    if (problems.length === 0) await send()
  }
  return (
    <Form className="apply-form" onSubmit={onSend}>
      <h2>{t('jobs.applying')}</h2>
      {isBack ? <Banner state="ok">{t('apply.welcomeBack')}</Banner> : null}
      {round > 1 ? <p>{t('apply.again', { round })}</p> : null}
      <FormProblems />
      {isNew ? <ProfileFields draft={draft} onChange={setValues} words={words} /> : null}
      <TextArea
        label={t('apply.message')}
        hint={t('apply.messageHint')}
        rows={6}
        maxLength={maxLengthOf(applyToJob.input, 'message')}
        value={draft.message}
        onChange={({ target }) => setValues({ message: target.value })}
      />
      {job.questions.map((question, at) => (
        <AnswerField
          key={question.text}
          question={question}
          value={draft.answers[at] ?? ''}
          problem={words(`answers.${at}`)}
          onChange={(answer) =>
            setValues({
              answers: job.questions.map((_, each) => (each === at ? answer : (draft.answers[each] ?? ''))),
            })
          }
        />
      ))}
      <fieldset className="choices">
        <legend className="choices-legend">{t('apply.share')}</legend>
        <Checkbox
          label={t('apply.shareEmail')}
          checked={draft.shareEmail}
          onChange={({ target }) => setValues({ shareEmail: target.checked })}
        />
        <Checkbox
          label={t('apply.sharePhone')}
          checked={draft.sharePhone}
          onChange={({ target }) => setValues({ sharePhone: target.checked })}
        />
      </fieldset>
      {problem === null ? null : (
        <Banner state="late" role="alert">
          <strong>{t('apply.problem')}</strong> {problem}
        </Banner>
      )}
      <SubmitButton tone="primary" size="large">
        {t(isGuest ? 'apply.joinAndSend' : 'apply.send')}
      </SubmitButton>
      <small>{isGuest ? t('apply.joinHint') : t('apply.kept')}</small>
    </Form>
  )
}
