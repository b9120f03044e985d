import { logProblem } from '../store/log.ts'

const ASK_AGAIN_MS = 1000

/** The SDK's word for a connection that is not there, or that ended before the answer came. */
function isUnreachable(problem: unknown): boolean {
  return problem instanceof Error && Reflect.get(problem, 'code') === 'unavailable'
}

/** What the server answers to a question; while it cannot be reached the question is asked again, every second. */
export async function retryUntilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask()
    } catch (problem) {
      if (!isUnreachable(problem)) throw problem
      logProblem('asking again', problem)
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    }
  }
}
