import { differing, isSame } from '@brigade/domain/core/documents/changed-fields.ts'
import { hiringTeams } from '@brigade/domain/access/roles/hiring-team.ts'
import { publishJob } from '@brigade/domain/hiring/jobs/job-functions.ts'
import { type Job, JobContent, jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { draftJob, type JobDraft } from '@brigade/domain/hiring/jobs/new-job.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { useRef, useState } from 'react'
import { type CallProblem, wordsOfRejection, wordsOfProblem } from '../../lib/calls/call-problem.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { newId } from '../../lib/writing/new-id.ts'
import { actingUser } from '../../lib/session/session.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { changing, creating, write, type WritePart } from '../../lib/writing/write.ts'
import { useText } from '../../messages/text.tsx'
import { navigate } from '../../shell/routing/navigation.ts'
import { paths } from '../../lib/routing/paths.ts'
import { draftOfForm, jobDraftName, type JobForm, sampleOf } from './job-form.ts'
import { type JobFormProblem, publishingProblems, savingProblems } from './job-form-problems.ts'

export interface Edited {
  readonly jobId: string
  readonly job: Job
}

interface EditorStart {
  /** The job that is edited; none for a new one. */
  readonly edited: Edited | null
  /** The recruiter's name on the hiring team. */
  readonly displayName: string
  /** The form filled from the stored job. */
  readonly start: JobForm
}

type Stored = { readonly ok: true; readonly edited: Edited } | { readonly ok: false; readonly reason: string }

/** Saves and publishes what the form says; keeps track of what has been saved so far. */
export function useJobEditor({ edited: first, displayName, start }: EditorStart) {
  const t = useText()
  const publishing = useCall(publishJob)
  const edited = useRef(first)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [isPending, setPending] = useState(false)
  const [problems, setProblems] = useState<readonly JobFormProblem[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [saved, setSaved] = useState({ form: start, jobId: first?.jobId ?? null })
  const typed = useDraft(JobContent, {
    name: jobDraftName(saved.jobId),
    start: saved.form,
    sample: sampleOf(start),
  })

  const store = async (form: JobForm): Promise<Stored> => {
    const draft = draftOfForm(form)
    const user = await actingUser()
    if (draft === undefined || user === null) return { ok: false, reason: t('error.sign-in-needed') }
    const { current } = edited
    const { next, parts } = storing(draft, { current, uid: user.uid, displayName })
    // Known before it is written, so that a second save in the same moment changes this job and makes no other.
    edited.current = next
    const outcome = await write(parts)
    if (outcome.state !== 'queued') {
      edited.current = current
      return { ok: false, reason: t('error.invalid') }
    }
    setSaved({ form, jobId: next.jobId })
    typed.settle(form)
    setSavedAt(Date.now())
    const serverAck = await outcome.serverAck
    if (serverAck.state === 'saved') return { ok: true, edited: next }
    return { ok: false, reason: t(wordsOfRejection(serverAck.status), { code: serverAck.status }) }
  }
  const isUnsaved = (form: JobForm) => !isSame(saved.form, form)
  /** Keeps a draft as soon as it can be one; says nothing while it cannot. */
  const saveQuietly = (form: JobForm) => {
    const isDraft = edited.current === null || edited.current.job.state === 'draft'
    if (isDraft && isUnsaved(form) && !isPending && savingProblems(form).length === 0) void store(form)
  }
  const check = (form: JobForm, isPublic: boolean): boolean => {
    const draft = draftOfForm(form)
    const base = edited.current?.job
    const missing = savingProblems(form)
    const judged =
      base ?? draftJob(draft ?? placeless(form), { uid: '-', displayName }, timestampFromMs(0)).job
    const unready = isPublic ? publishingProblems(form, judged, draft ?? placeless(form)) : []
    setProblems([...missing, ...unready])
    return missing.length + unready.length === 0
  }
  const run = async (work: () => Promise<string | null>) => {
    setFailure(null)
    setPending(true)
    setFailure(await work())
    setPending(false)
  }
  const save = async (form: JobForm) => {
    const isPublic = edited.current?.job.state === 'open'
    if (!check(form, isPublic)) return
    await run(async () => {
      const stored = await store(form)
      return stored.ok ? null : stored.reason
    })
  }
  const publish = async (form: JobForm) => {
    if (!check(form, true)) return
    await run(async () => {
      const stored = await store(form)
      if (!stored.ok) return stored.reason
      const { jobId } = stored.edited
      const outcome = await publishing.send({ jobId })
      if (outcome.state === 'done') {
        navigate(paths.job(jobId))
        return null
      }
      return refusalWords(outcome.problem)
    })
  }
  const refusalWords = (problem: CallProblem): string => {
    if (problem.reason === 'kitchen-consent') return t('hiring.refused.kitchen-consent')
    if (problem.reason === 'members-only') return t('hiring.refused.members')
    return t(wordsOfProblem(problem))
  }
  const jobId = () => edited.current?.jobId ?? null
  const isGuestProblem = publishing.problem?.reason === 'members-only'
  return {
    form: typed.values,
    change: typed.setValues,
    save,
    saveQuietly,
    publish,
    isUnsaved,
    problems,
    failure,
    savedAt,
    jobId,
    isGuestProblem,
  }
}

interface Storing {
  readonly current: Edited | null
  readonly uid: string
  readonly displayName: string
}

/** The writes of a save: a new job with its hiring team, or what the form changes in the one there is. */
function storing(
  draft: JobDraft,
  { current, uid, displayName }: Storing,
): { readonly next: Edited; readonly parts: readonly WritePart[] } {
  if (current === null) {
    const jobId = newId()
    const { job, owner } = draftJob(draft, { uid, displayName }, timestampFromMs(Date.now()))
    const parts = [creating(jobs, { jobId }, job), creating(hiringTeams, { jobId, uid }, owner)]
    return { next: { jobId, job }, parts }
  }
  const { jobId, job } = current
  const parts = [changing(jobs, { jobId }, { before: job, changes: differing(job, draft) })]
  return { next: { jobId, job: { ...job, ...draft } }, parts }
}

/** A form without a place is checked for everything else as if it stood somewhere. */
function placeless(form: JobForm) {
  const draft = draftOfForm({ ...form, geo: '0, 0' })
  if (draft === undefined) throw new TypeError('Coordinates that are always right were not read')
  return draft
}
