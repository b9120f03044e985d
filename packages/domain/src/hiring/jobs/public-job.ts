import type { JobHit } from './job-functions.ts'
import type { Job } from './job.ts'

/** What the page of an open job shows; everything in it is public. */
export type PublicJob = Pick<
  Job,
  | 'title'
  | 'position'
  | 'kitchenId'
  | 'companyName'
  | 'place'
  | 'type'
  | 'hoursPerWeek'
  | 'pattern'
  | 'pay'
  | 'tips'
  | 'overtime'
  | 'startsOn'
  | 'endsOn'
  | 'seats'
  | 'hired'
  | 'description'
  | 'requirements'
  | 'duties'
  | 'benefits'
  | 'languages'
  | 'accommodation'
  | 'dressCode'
  | 'questions'
  | 'trial'
  | 'closesAt'
  | 'retentionMonths'
  | 'publishedAt'
  | 'recruiter'
>

/** A job's page: the open advert, or that it is paused or over (product 4.3, 410) and what else there is. */
export type JobPageData =
  | { readonly state: 'open'; readonly job: PublicJob }
  | {
      readonly state: 'paused' | 'filled' | 'closed' | 'expired'
      readonly title: string
      readonly companyName: string
      /** Up to three open jobs like it. */
      readonly similar: readonly JobHit[]
    }

/** The public part of a job. */
export function publicJob(job: Job): PublicJob {
  return {
    title: job.title,
    position: job.position,
    kitchenId: job.kitchenId,
    companyName: job.companyName,
    place: job.place,
    type: job.type,
    hoursPerWeek: job.hoursPerWeek,
    pattern: job.pattern,
    pay: job.pay,
    tips: job.tips,
    overtime: job.overtime,
    startsOn: job.startsOn,
    endsOn: job.endsOn,
    seats: job.seats,
    hired: job.hired,
    description: job.description,
    requirements: job.requirements,
    duties: job.duties,
    benefits: job.benefits,
    languages: job.languages,
    accommodation: job.accommodation,
    dressCode: job.dressCode,
    questions: job.questions,
    trial: job.trial,
    closesAt: job.closesAt,
    retentionMonths: job.retentionMonths,
    publishedAt: job.publishedAt,
    recruiter: job.recruiter,
  }
}
