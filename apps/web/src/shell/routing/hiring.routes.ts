import type { Route } from './route.ts'

/** Pages of jobs at work: written, edited, and filled. */
export const hiringRoutes: readonly Route[] = [
  {
    path: '/jobs/{jobId}/dashboard',
    page: 'hiring/applications/pipeline-page',
    title: 'hiring.pipeline',
    rendering: 'browser',
    dashboard: 'job',
    middleware: 'job',
  },
  {
    path: '/jobs/{jobId}/dashboard/pipeline',
    page: 'hiring/applications/pipeline-page',
    title: 'hiring.pipeline',
    rendering: 'browser',
    dashboard: 'job',
    middleware: 'job',
  },
  {
    path: '/jobs/{jobId}/dashboard/shifts',
    page: 'hiring/gigs/job-shifts-page',
    title: 'gigs.title',
    rendering: 'browser',
    dashboard: 'job',
    middleware: 'job',
  },
  {
    path: '/jobs/create',
    page: 'hiring/jobs/create-job-page',
    title: 'hiring.form.create',
    rendering: 'browser',
    middleware: 'auth:recruiter',
  },
  {
    path: '/jobs/{jobId}/edit',
    page: 'hiring/jobs/edit-job-page',
    title: 'hiring.form.edit',
    rendering: 'browser',
    middleware: 'job:full',
  },
]
