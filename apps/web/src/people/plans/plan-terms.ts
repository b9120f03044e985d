import type { PlanChoice } from '@brigade/domain/people/plans/plan-choice.ts'

/** What the server tells of its plans. */
export interface PlansPageData {
  /** Whether plans are sold here, and how they are paid. */
  readonly billing: 'off' | 'manual' | 'stripe'
}

/** What is offered, in the order of the page. */
export const OFFERED = [
  'chef',
  'agency',
  'recruiter',
  'bundle',
] as const satisfies readonly PlanChoice['of'][]

/** The period that an address asks for. */
export function periodOf(search: URLSearchParams): PlanChoice['period'] {
  return search.get('period') === 'year' ? 'year' : 'month'
}
