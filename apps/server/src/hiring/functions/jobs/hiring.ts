import { consentGiver, consentToOpen } from '@brigade/domain/hiring/jobs/consent-to-open.ts'
import { type HiringRole, hasHiringRole, hiringTeams } from '@brigade/domain/access/roles/hiring-team.ts'
import { type Job, jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { type JobCommand, moveJob } from '@brigade/domain/hiring/jobs/move-job.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { needStep, type StepRules } from '../../../core/functions/take-step.ts'
import { memberOf } from '../../../access/caller-in-kitchen.ts'

/** A job on whose hiring team the caller is with this role or a higher one; refuses with `gone` or `role`. */
export async function needJob(scope: FunctionScope, jobId: string, atLeast: HiringRole): Promise<Job> {
  const store = storeOf(scope)
  const job = await store.need(jobs, { jobId })
  const place = await store.load(hiringTeams, { jobId, uid: uidOf(scope) })
  if (place === undefined && job.state !== 'open') throwRefusal('NOT_FOUND', 'gone')
  if (!hasHiringRole(place, atLeast)) throwRefusal('PERMISSION_DENIED', 'role', { needed: atLeast })
  return job
}

/** How jobs move. */
export const jobSteps: StepRules<Job, { readonly command: JobCommand }> = {
  of: jobs,
  next: ({ now }, job, { command }) => moveJob(job, command, now),
  changes: (_, { to }) => ({ state: to }),
}

/** Moves a job of the caller's by one command; refuses with `state` where the command does not fit. */
export async function stepJob(
  scope: FunctionScope,
  jobId: string,
  command: JobCommand,
): Promise<{ readonly job: Job; readonly state: Job['state'] }> {
  const job = await needJob(scope, jobId, 'full')
  const state = await needStep(scope, jobSteps, { params: { jobId }, before: job, move: { command } })
  return { job, state }
}

/** The consent with which the caller opens a job; refuses with `kitchen-consent` where its kitchen gives none. */
export async function needConsent(
  scope: FunctionScope,
  job: Job,
): Promise<Partial<Pick<Job, 'kitchenConsent' | 'kitchenConsentBy'>>> {
  const { kitchenId } = job
  if (kitchenId === undefined) return {}
  const place = (uid: string) => memberOf(storeOf(scope), kitchenId, uid)
  const consent = consentToOpen(job, await place(uidOf(scope)), await place(consentGiver(job)))
  return consent.ok ? consent.value : throwRefusal('FAILED_PRECONDITION', consent.problem)
}
