/** How a check ends. What could not be shown is a result of its own and never counts as passed (rule HC2). */
export const VERDICTS = ['passed', 'failed', 'not proven'] as const
export type Verdict = (typeof VERDICTS)[number]
