import { PageProblem } from '../routing/page-problem.ts'

/** Whether something is missing because it could not be fetched: data, a script or a style sheet. */
export function isConnectionProblem(problem: unknown): boolean {
  if (problem instanceof PageProblem) return false
  const isFetch = problem instanceof TypeError && /fetch|import|load/iu.test(problem.message)
  const isStyle = problem instanceof Error && problem.message.startsWith('Unable to preload CSS')
  return isFetch || isStyle || (problem instanceof DOMException && problem.name === 'TimeoutError')
}
