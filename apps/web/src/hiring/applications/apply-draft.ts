import { type FormDraft, useDraft } from '../../lib/drafts/use-draft.ts'
import { applyToJob } from '@brigade/domain/hiring/applications/application-functions.ts'

/** The draft of an application; stays on this device until it is sent. */
export interface ApplyDraft {
  readonly message: string
  /** One per question of the job. */
  readonly answers: readonly string[]
  readonly shareEmail: boolean
  readonly sharePhone: boolean
  readonly name: string
  readonly title: string
  readonly position: string
}

/** Names what is written for a job while it is kept. */
export const applyForm = (jobId: string) => `application ${jobId}`

const empty: ApplyDraft = {
  message: '',
  answers: [],
  shareEmail: true,
  sharePhone: false,
  name: '',
  title: '',
  position: 'chef de partie',
}

/** What was written for a job, kept on this device with every letter. */
export function useApplyDraft(jobId: string): FormDraft<ApplyDraft> {
  return useDraft(applyToJob.input, {
    name: applyForm(jobId),
    start: empty,
    sample: { ...empty, answers: [''] },
  })
}
