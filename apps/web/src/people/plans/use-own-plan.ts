import { readOwnPlan } from '@brigade/domain/people/plans/plan-functions.ts'
import { useEffect, useState } from 'react'
import type * as z from 'zod'
import type { CallProblem } from '../../lib/calls/call-problem.ts'
import { call } from '../../lib/calls/call.ts'
import { newId } from '../../lib/writing/new-id.ts'
import { useSession } from '../../lib/session/session-store.ts'

export type OwnPlan = z.infer<typeof readOwnPlan.output>

/** The own plan as the server sees it at this moment. */
export type OwnPlanState =
  | { readonly state: 'pending' }
  | { readonly state: 'success'; readonly plan: OwnPlan }
  | { readonly state: 'failed'; readonly problem: CallProblem }

async function readPlan(): Promise<OwnPlanState> {
  const answer = await call(readOwnPlan, { requestId: newId() })
  return answer.state === 'done'
    ? { state: 'success', plan: answer.value }
    : { state: 'failed', problem: answer.problem }
}

/** Fetches the reader's plan once they are signed in, and again on request. */
export function useOwnPlan(): readonly [plan: OwnPlanState, askAgain: () => void] {
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.uid : null
  const [own, setOwn] = useState<OwnPlanState>({ state: 'pending' })
  useEffect(() => {
    if (uid === null) return undefined
    let isCurrent = true
    const ask = async () => {
      const answer = await readPlan()
      if (isCurrent) setOwn(answer)
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [uid])
  const askAgain = async () => setOwn(await readPlan())
  return [own, () => void askAgain()]
}
