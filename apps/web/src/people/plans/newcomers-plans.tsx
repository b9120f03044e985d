import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { countedThings } from '@brigade/domain/people/plans/limits.table.ts'
import type { PlanChoice } from '@brigade/domain/people/plans/plan-choice.ts'
import { JoinPlan } from './join-plan.tsx'
import { Offers } from './offers.tsx'
import { OwnUsage } from './own-usage.tsx'
import type { PlansPageData } from './plan-terms.ts'

interface NewcomersPlansProps extends PlansPageData {
  readonly period: PlanChoice['period']
}

/** The plan of a reader who has created nothing yet; known without asking the server. */
const NOTHING_YET = {
  holder: 'guest',
  steps: { chef: 'free', agency: 'free', recruiter: 'free' },
  usage: countedThings.map((thing) => ({ thing, used: 0 })),
} as const

const joining = (choice: PlanChoice) => <JoinPlan {...choice} />

/** The plans for a guest who has created nothing yet. */
export function NewcomersPlans({ billing, period }: NewcomersPlansProps) {
  return (
    <Stack gap={24}>
      {billing === 'off' ? null : <Offers period={period} actionOf={joining} />}
      <OwnUsage own={NOTHING_YET} billing={billing} />
    </Stack>
  )
}
