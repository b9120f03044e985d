import { deleteOldAnswers } from '../functions/stored-answers.ts'
import type { Platform } from '../platform.ts'
import { defineJob, type Job } from './define-job.ts'

const HOUR_MS = 3_600_000

/** The provider's own jobs, for every product. */
export const providerJobs: readonly Job<Pick<Platform, 'documents' | 'identity' | 'files' | 'quota'>>[] = [
  defineJob({ name: 'tidy-documents', everyMs: HOUR_MS, run: ({ documents }) => documents.tidy() }),
  defineJob({
    name: 'forget-expired-sessions',
    everyMs: HOUR_MS,
    run: ({ identity }) => identity.forgetExpired(),
  }),
  defineJob({
    name: 'forget-old-answers',
    everyMs: HOUR_MS,
    run: ({ documents }) => documents.transact(deleteOldAnswers),
  }),
  defineJob({ name: 'measure-held', everyMs: 6 * HOUR_MS, run: ({ quota }) => quota.measure() }),
  defineJob({
    name: 'sweep-files',
    everyMs: 6 * HOUR_MS,
    run: async ({ files }, signal) => files?.sweep(signal),
  }),
]
