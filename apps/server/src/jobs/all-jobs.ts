import type { Job } from '@brigade/platform/jobs/define-job.ts'
import { providerJobs } from '@brigade/platform/jobs/provider-jobs.ts'
import type { Platform } from '@brigade/platform/platform.ts'
import { eraseAccountsJob } from '../account/erase-accounts.ts'
import { emptyBinsJob } from '../bin/empty-bin.ts'
import { forgetFilesJob } from '../files/forget-files.ts'
import { endOffersJob } from '../functions/applications/offer-timers.ts'
import { moveBookingsJob } from '../functions/gigs/booking-timers.ts'
import { expireJobsJob } from '../functions/jobs/job-timers.ts'
import { publishMenusJob } from '../functions/menus/publish-planned-menus.ts'
import { forgetNoticesJob } from '../functions/notices/forget-notices.ts'
import { moveOrdersJob } from '../functions/orders/order-timers.ts'
import { remindOfCutOffsJob } from '../functions/orders/remind-of-cut-offs.ts'

/** What a job of the server works with. */
export type JobParts = Platform

/** Everything that the server does by the clock. */
export const allJobs: readonly Job<JobParts>[] = [
  ...providerJobs,
  publishMenusJob,
  moveOrdersJob,
  remindOfCutOffsJob,
  moveBookingsJob,
  endOffersJob,
  expireJobsJob,
  forgetFilesJob,
  forgetNoticesJob,
  eraseAccountsJob,
  emptyBinsJob,
]
