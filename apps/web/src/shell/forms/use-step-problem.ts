import { useState } from 'react'

/**
 * Why the last step was not done, in words. They go when the next step begins, not when one ends: an earlier step may end
 * after a later one was refused.
 */
export function useStepProblem() {
  const [problem, setProblem] = useState<string | null>(null)
  return {
    problem,
    begin: () => setProblem(null),
    /** Says what became of a step; null when it was done. */
    tell: (words: string | null) => {
      if (words !== null) setProblem(words)
    },
  }
}
