import { asksForPastPay } from './past-pay.ts'
import type { JobContent } from './job.ts'
import { payProblem } from './pay.ts'

const SHORTEST_DESCRIPTION = 80

/** One reason why a job cannot be published, and the field it is about. */
export interface PublishProblem {
  readonly field: string
  readonly reason: 'pay-missing' | 'pay-range' | 'hours' | 'description' | 'pay-history' | 'trial-pay'
}

/**
 * Everything that keeps a job from being published (rules PY1 and PY2, product E39): no pay range or a crossed one,
 * no hours a week, a description below 80 characters, a question about past pay, a paid trial without its rate.
 * Empty when it may be published.
 */
export function publishProblems(job: JobContent): readonly PublishProblem[] {
  const problems: PublishProblem[] = []
  const pay = payProblem(job.pay)
  if (pay !== undefined) problems.push({ field: 'pay', reason: pay })
  if (job.hoursPerWeek === undefined || job.hoursPerWeek.min > job.hoursPerWeek.max) {
    problems.push({ field: 'hoursPerWeek', reason: 'hours' })
  }
  if (job.description.trim().length < SHORTEST_DESCRIPTION) {
    problems.push({ field: 'description', reason: 'description' })
  }
  job.questions.forEach((question, index) => {
    const asked = [question.text, ...(question.choices ?? [])].join(' ')
    if (asksForPastPay(asked)) problems.push({ field: `questions.${index}.text`, reason: 'pay-history' })
  })
  if (job.trial?.isPaid === true && (job.trial.rate === undefined || job.trial.rate.amount.minor === 0)) {
    problems.push({ field: 'trial.rate', reason: 'trial-pay' })
  }
  return problems
}
