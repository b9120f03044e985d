import type { Job } from '@brigade/domain/hiring/jobs/job.ts'

const EUR = 'EUR' as const

/** The demo kitchen's open jobs, the newest first. */
export const demoJobs: readonly ({ readonly jobId: string } & Partial<Job>)[] = [
  {
    jobId: 'demo-chef-de-partie',
    title: 'Chef de partie, sauce',
    position: 'chef de partie',
    requirements: ['Two years on a hot section', 'Stocks and reductions from scratch'],
    benefits: ['Two days off together', 'Staff meal you would pay for'],
    pattern: { noSplit: true, weekendsOff: false, twoDaysOffTogether: true, nights: false },
  },
  {
    jobId: 'demo-commis',
    title: 'Commis, larder',
    position: 'commis',
    pay: { min: { minor: 108_000, currency: EUR }, max: { minor: 122_000, currency: EUR }, per: 'month' },
    description:
      'Learn the larder with somebody beside you who likes to teach. Mise en place from two o’clock, service until half past ten.',
    seats: 2,
  },
  {
    jobId: 'demo-baker',
    title: 'Baker for the early shift',
    position: 'baker',
    type: 'fixed-term',
    hoursPerWeek: { min: 20, max: 24 },
    pay: { min: { minor: 950, currency: EUR }, max: { minor: 1150, currency: EUR }, per: 'hour' },
    description:
      'Bread for sixty guests and a little window to the street. Four mornings a week from five to eleven, from spring until the end of October.',
    pattern: { noSplit: true, weekendsOff: false, twoDaysOffTogether: false, nights: true },
  },
]
