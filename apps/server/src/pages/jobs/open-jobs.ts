import { type Job, jobs } from '@brigade/domain/jobs/job.ts'
import { takesApplications } from '@brigade/domain/jobs/move-job.ts'
import { timestampFromMs } from '@brigade/domain/time/timestamp.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import { listPublic } from '../read-public.ts'

/** Every job that takes applications now, as a stranger sees them. */
export async function openJobs(
  documents: Documents,
): Promise<readonly { readonly jobId: string; readonly job: Job }[]> {
  const now = timestampFromMs(Date.now())
  const open = await listPublic(documents, jobs, { state: 'open' })
  return open
    .filter(({ content }) => takesApplications(content, now))
    .map(({ id, content }) => ({ jobId: id, job: content }))
}
