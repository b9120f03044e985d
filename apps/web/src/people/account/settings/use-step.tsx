import { type ReactNode, useState } from 'react'
import type { IdentityProblem } from '../sign-in/identity-words.ts'
import type { IdentityOutcome } from '../sign-in/to-identity-outcome.ts'
import type { Account } from './account.ts'
import { SignInOnceMore } from './sign-in-once-more.tsx'

type Step = () => Promise<IdentityOutcome>

interface Stepping {
  /** Takes the step; answers whether it is done. Asks for the password first where the sign-in is too old. */
  readonly run: (step: Step, onDone?: () => void) => Promise<void>
  readonly isPending: boolean
  readonly isDone: boolean
  readonly problem: IdentityProblem | null
  /** Belongs somewhere in the part: the question for the password, while it is asked. */
  readonly dialog: ReactNode
}

interface Waiting {
  readonly step: Step
  readonly onDone: () => void
}

/** A change of the own account: how it goes, and a sign-in in between where the server wants one. */
export function useStep(account: Account): Stepping {
  const [isPending, setPending] = useState(false)
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<IdentityProblem | null>(null)
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const run = async (step: Step, onDone: () => void = () => undefined) => {
    setPending(true)
    setDone(false)
    setProblem(null)
    const outcome = await step()
    setPending(false)
    setDone(outcome.state === 'done')
    if (outcome.state === 'done') onDone()
    else if (outcome.problem.code === 'requires-recent-login') setWaiting({ step, onDone })
    else setProblem(outcome.problem)
  }
  const goOn = () => {
    setWaiting(null)
    if (waiting !== null) void run(waiting.step, waiting.onDone)
  }
  const dialog = (
    <SignInOnceMore
      account={account}
      isOpen={waiting !== null}
      onClose={() => setWaiting(null)}
      onDone={goOn}
    />
  )
  return { run, isPending, isDone, problem, dialog }
}
