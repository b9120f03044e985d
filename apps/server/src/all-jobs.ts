import type { Job } from '@brigade/platform/jobs/define-job.ts'
import { providerJobs } from '@brigade/platform/jobs/provider-jobs.ts'
import type { Platform } from '@brigade/platform/platform.ts'
import { eraseAccountsJob } from './people/jobs/erase-accounts.ts'
import { checkStockBalancesJob } from './kitchen/jobs/check-stock-balances.ts'
import { emptyBinsJob } from './kitchen/jobs/empty-bin.ts'
import { forgetFilesJob } from './core/files/forget-files.ts'
import { endOffersJob } from './hiring/jobs/end-offers.ts'
import { moveBookingsJob } from './hiring/jobs/move-bookings.ts'
import { expireJobsJob } from './hiring/jobs/expire-jobs.ts'
import { publishMenusJob } from './kitchen/jobs/publish-planned-menus.ts'
import { forgetNoticesJob } from './people/jobs/forget-notices.ts'
import { moveOrdersJob } from './kitchen/jobs/move-orders.ts'
import { remindOfCutOffsJob } from './kitchen/jobs/remind-of-cut-offs.ts'

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
  checkStockBalancesJob,
]
