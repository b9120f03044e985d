import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Live } from '@brigade/design-system/atoms/live.tsx'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { applications } from '@brigade/domain/hiring/applications/application.ts'
import { type Job, jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { takesApplications } from '@brigade/domain/hiring/jobs/move-job.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { approachPerson } from '@brigade/domain/hiring/applications/meeting-functions.ts'
import { type CallProblem, wordsOfProblem } from '../../lib/calls/call-problem.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useJobWords } from '../../lib/hiring/use-job-words.ts'
import { MessageForm } from './message-form.tsx'

interface ApproachDialogProps {
  readonly professionalId: string
  readonly name: string
  /** Open jobs that this person has neither applied to nor been approached about. */
  readonly open: readonly StoredDocument<Job>[]
  readonly onSent: () => void
  readonly onClose: () => void
}

const refusals = ['do-not-ask', 'own-employer', 'applied', 'closed', 'gone', 'role'] as const

function useProblemWords(): (problem: CallProblem | null) => string | null {
  const t = useText()
  return (problem) => {
    if (problem === null) return null
    const known = refusals.find((each) => each === problem.reason)
    return known === undefined ? t(wordsOfProblem(problem)) : t(`hiring.approach.refused.${known}`)
  }
}

/** The first word to a person, about one job and its pay. */
function ApproachDialog(props: ApproachDialogProps) {
  const { name, open, onClose } = props
  const t = useText()
  return (
    <Dialog
      isOpen
      title={t('hiring.approach.title', { name })}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      {open.length === 0 ? (
        <Stack>
          <p>{t('hiring.approach.noJob')}</p>
          <LinkButton tone="primary" href={paths.jobCreate}>
            {t('hiring.newJob')}
          </LinkButton>
        </Stack>
      ) : (
        <Writing {...props} />
      )}
    </Dialog>
  )
}

function Writing({ professionalId, name, open, onSent, onClose }: ApproachDialogProps) {
  const t = useText()
  const words = useJobWords()
  const wordsOf = useProblemWords()
  const { send, problem } = useCall(approachPerson)
  const [chosen, setChosen] = useState<string>()
  const job = open.find(({ id }) => id === chosen) ?? open[0]
  if (job === undefined) return null
  const { id: jobId, content } = job
  const pay = content.pay === undefined ? '' : words.pay(content.pay)
  return (
    <MessageForm
      key={jobId}
      form={`approach ${jobId} ${professionalId}`}
      label={t('hiring.message', { names: name })}
      template={t('hiring.template.approach', { name: name.split(' ')[0] ?? name, job: content.title, pay })}
      submitLabel={t('hiring.approach.submit')}
      problem={wordsOf(problem)}
      onSubmit={async (message) => {
        const outcome = await send({ uid: professionalId, jobId, message })
        if (outcome.state !== 'done') return false
        onSent()
        onClose()
        return true
      }}
      onCancel={onClose}
    >
      <p>{t('hiring.approach.hint')}</p>
      <SelectField
        label={t('hiring.approach.job')}
        value={jobId}
        choices={open.map(({ id, content: { title } }) => ({ value: id, label: title }))}
        onChange={({ target }) => setChosen(target.value)}
      />
    </MessageForm>
  )
}

interface ApproachButtonProps {
  /** Who hires. */
  readonly uid: string
  readonly professionalId: string
  readonly name: string
}

/** For a reader with jobs: the person's stage in their pipelines, and a way to approach them about another job. */
export function ApproachButton({ uid, professionalId, name }: ApproachButtonProps) {
  const own = useQuery(jobs, {}, { where: [['recruiter', '==', uid]], orderBy: ['-updatedAt'] })
  if (own.state !== 'success' || own.value.length === 0) return null
  return <AboutJobs uid={uid} professionalId={professionalId} name={name} own={own.value} />
}

interface AboutJobsProps extends ApproachButtonProps {
  readonly own: readonly StoredDocument<Job>[]
}

function AboutJobs({ uid, professionalId, name, own }: AboutJobsProps) {
  const t = useText()
  const between = useQuery(
    applications,
    {},
    {
      where: [
        ['recruiter', '==', uid],
        ['professional', '==', professionalId],
      ],
    },
  )
  const now = timestampFromMs(useNow())
  const [isWriting, setWriting] = useState(false)
  const [isSent, setSent] = useState(false)
  if (between.state !== 'success') return null
  const known = between.value.map(({ content }) => content)
  const open = own.filter(
    ({ id, content }) => takesApplications(content, now) && known.every(({ jobId }) => jobId !== id),
  )
  return (
    <>
      <Button onClick={() => setWriting(true)}>{t('hiring.approach')}</Button>
      {known.map(({ jobId, jobSnapshot }) => (
        <Link key={jobId} href={paths.jobDashboard(jobId)}>
          {t('hiring.approach.here', { job: jobSnapshot.title })}
        </Link>
      ))}
      {isWriting ? (
        <ApproachDialog
          professionalId={professionalId}
          name={name}
          open={open}
          onSent={() => setSent(true)}
          onClose={() => setWriting(false)}
        />
      ) : null}
      <Live>{isSent ? t('hiring.approach.sent', { name }) : null}</Live>
    </>
  )
}
