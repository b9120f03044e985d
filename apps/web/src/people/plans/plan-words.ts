import { type CallProblem, wordsOfProblem } from '../../lib/calls/call-problem.ts'
import { useText } from '../../messages/text.tsx'

/** Why the server refused something about plans, in words. */
export function usePlanProblemWords(): (problem: CallProblem) => string {
  const t = useText()
  return (problem) => {
    switch (problem.reason) {
      case 'billing-off':
        return t('plans.off')
      case 'price-changed':
        return t('plans.problem.price')
      case 'state':
        return t('plans.problem.state')
      default:
        return t(wordsOfProblem(problem), { code: problem.status })
    }
  }
}
