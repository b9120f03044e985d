import * as z from 'zod'
import { Position } from '../../access/positions/position.ts'
import { JobType } from '../../people/profiles/professional.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { type Job, JobContent } from './job.ts'
import { PayRange } from './pay.ts'

/** What lists of jobs show; pay first. */
export const JobCard = z.strictObject({
  jobId: z.string().min(1),
  title: z.string(),
  position: Position,
  companyName: z.string(),
  kitchenId: z.string().optional(),
  place: JobContent.shape.place,
  type: JobType,
  pay: PayRange,
  hoursPerWeek: JobContent.shape.hoursPerWeek,
  pattern: JobContent.shape.pattern,
  accommodation: JobContent.shape.accommodation,
  startsOn: JobContent.shape.startsOn,
  publishedAt: Timestamp,
})
export type JobCard = Readonly<z.infer<typeof JobCard>>

/** The card of a job; undefined when it was never published or has no pay, so there is nothing to show. */
export function jobCard(jobId: string, job: Job): JobCard | undefined {
  if (job.publishedAt === null || job.pay === undefined) return undefined
  return {
    jobId,
    title: job.title,
    position: job.position,
    companyName: job.companyName,
    ...(job.kitchenId === undefined ? {} : { kitchenId: job.kitchenId }),
    place: job.place,
    type: job.type,
    pay: job.pay,
    ...(job.hoursPerWeek === undefined ? {} : { hoursPerWeek: job.hoursPerWeek }),
    pattern: job.pattern,
    accommodation: job.accommodation,
    ...(job.startsOn === undefined ? {} : { startsOn: job.startsOn }),
    publishedAt: job.publishedAt,
  }
}
