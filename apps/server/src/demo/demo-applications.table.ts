import type { StepToBuild } from '@brigade/builders/build-application.ts'

/** Who has applied to the demo kitchen's jobs: by name, with all steps. */
export const demoApplications: readonly {
  readonly jobId: string
  readonly person: string
  readonly steps: readonly [StepToBuild, ...StepToBuild[]]
}[] = [
  {
    jobId: 'demo-chef-de-partie',
    person: 'Sam Okafor',
    steps: [
      {
        to: 'applied',
        side: 'person',
        hoursAgo: 120,
        message:
          'I have run sauce for three years and miss a kitchen where the stock is made in the house. I could start in four weeks.',
      },
      { to: 'being read', side: 'team', hoursAgo: 100 },
      {
        to: 'interview',
        side: 'team',
        hoursAgo: 70,
        message: 'Thank you, Sam. Could you come by on a quiet afternoon this week and see the stove?',
      },
      {
        to: 'trial shift',
        side: 'team',
        hoursAgo: 22,
        message: 'We liked talking to you. Shall we do a paid trial shift on Thursday, four to ten?',
      },
    ],
  },
  {
    jobId: 'demo-chef-de-partie',
    person: 'Chiara Conti',
    steps: [
      {
        to: 'applied',
        side: 'person',
        hoursAgo: 60,
        message:
          'Pasta is what I do best, and I have two winters on a sauce section behind me. Two days off together would change my life.',
      },
      { to: 'being read', side: 'team', hoursAgo: 58 },
    ],
  },
  {
    jobId: 'demo-chef-de-partie',
    person: 'Aylin Demir',
    steps: [
      {
        to: 'applied',
        side: 'person',
        hoursAgo: 9,
        message: 'Demi chef on fish at the moment, looking for the step up. I live twenty minutes away.',
      },
    ],
  },
  {
    jobId: 'demo-commis',
    person: 'Grace Mensah',
    steps: [
      {
        to: 'applied',
        side: 'person',
        hoursAgo: 30,
        message:
          'I finished school in June and would like to learn the larder properly. I can start on Monday.',
      },
      {
        to: 'interview',
        side: 'team',
        hoursAgo: 5,
        message: 'Hello Grace, come on Friday at three? Bring your shoes, we will show you round.',
      },
    ],
  },
  {
    jobId: 'demo-commis',
    person: 'Yusuf Amari',
    steps: [
      {
        to: 'applied',
        side: 'person',
        hoursAgo: 26,
        message: 'I keep four cooks going every night. I would like to be the fifth.',
      },
    ],
  },
  {
    jobId: 'demo-baker',
    person: 'Luc Martin',
    steps: [
      {
        to: 'applied',
        side: 'person',
        hoursAgo: 52,
        message:
          'Twenty years of nights, two starters, my own scraper. The early shift is the late one for me.',
      },
    ],
  },
]
