import { JobContent, Question } from '@brigade/domain/hiring/jobs/job.ts'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import type { JobDraft } from '@brigade/domain/hiring/jobs/new-job.ts'
import { publishProblems } from '@brigade/domain/hiring/jobs/publish-problems.ts'
import { wholeFromTyped } from '@brigade/domain/core/quantities/typed-digits.ts'
import { pointFromTyped } from '@brigade/domain/core/geo/point-from-typed.ts'
import { type JobForm, MOST_SEATS, payOfForm } from './job-form.ts'
import { fitsField } from '../../lib/drafts/draft-problems.ts'

const reasons = [
  'title',
  'companyName',
  'town',
  'geo',
  'seats',
  'lines',
  'question',
  'pay-missing',
  'pay-range',
  'pay-unclear',
  'hours',
  'description',
  'pay-history',
  'trial-pay',
] as const
type Reason = (typeof reasons)[number]

/** What is wrong with one field, by the name the form gives it. */
export interface JobFormProblem {
  readonly field: string
  readonly reason: Reason
  /** Of a question, counted from 1. */
  readonly number?: number
}

/** What keeps a draft from being saved at all. */
export function savingProblems(form: JobForm): readonly JobFormProblem[] {
  const problems: JobFormProblem[] = []
  const seats = wholeFromTyped(form.seats, MOST_SEATS) ?? 0
  const lines = JobContent.shape.requirements
  const isLines = (text: string) =>
    lines.safeParse(text.split('\n').filter((line) => line.trim() !== '')).success
  if (!fitsField(JobContent, 'title', form.title)) problems.push({ field: 'title', reason: 'title' })
  if (!fitsField(JobContent, 'companyName', form.companyName))
    problems.push({ field: 'companyName', reason: 'companyName' })
  if (form.town.trim() === '') problems.push({ field: 'town', reason: 'town' })
  if (pointFromTyped(form.geo) === undefined) problems.push({ field: 'geo', reason: 'geo' })
  if (seats < 1) {
    problems.push({ field: 'seats', reason: 'seats' })
  }
  if (!isLines(form.requirements)) problems.push({ field: 'requirements', reason: 'lines' })
  if (!isLines(form.benefits)) problems.push({ field: 'benefits', reason: 'lines' })
  form.questions.forEach(({ text }, at) => {
    if (text.trim() !== '' && !fitsField(Question, 'text', text))
      problems.push({ field: `questions.${at}`, reason: 'question', number: at + 1 })
  })
  return problems
}

const fieldNames: Readonly<Record<string, string>> = { pay: 'payMin', hoursPerWeek: 'hoursMin' }

/** What keeps a job from going online, beside what keeps it from being saved (rules PY1 and PY2). */
export function publishingProblems(form: JobForm, job: Job, draft: JobDraft): readonly JobFormProblem[] {
  const isUnclear = payOfForm(form) === 'unclear'
  return publishProblems({ ...job, ...draft }).map(({ field, reason }) => {
    const question = /^questions\.(\d+)/u.exec(field)
    if (question !== null) {
      const at = Number(question[1])
      return { field: `questions.${at}`, reason, number: at + 1 }
    }
    return {
      field: fieldNames[field] ?? field,
      reason: reason === 'pay-missing' && isUnclear ? 'pay-unclear' : reason,
    }
  })
}
