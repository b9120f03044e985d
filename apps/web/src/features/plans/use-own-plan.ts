import { readOwnPlan } from '@brigade/domain/plans/plan-functions.ts'
import { useCallback, useEffect, useState } from 'react'
import type * as z from 'zod'
import type { CallProblem } from '../../data/call-problem.ts'
import { call } from '../../data/call.ts'
import { newId } from '../../data/new-id.ts'
import { useSession } from '../../data/session-store.ts'

export type OwnPlan = z.infer<typeof readOwnPlan.output>

/** The own plan as the server sees it at this moment. */
export type OwnPlanState =
  | { readonly state: 'waiting' }
  | { readonly state: 'here'; readonly plan: OwnPlan }
  | { readonly state: 'failed'; readonly problem: CallProblem }

/** Asks for the own plan once somebody is recognised, and again when told to. */
export function useOwnPlan(): readonly [plan: OwnPlanState, askAgain: () => void] {
  const session = useSession()
  const uid = session.state === 'here' ? session.uid : null
  const [own, setOwn] = useState<OwnPlanState>({ state: 'waiting' })
  const ask = useCallback(async () => {
    const answer = await call(readOwnPlan, { requestId: newId() })
    setOwn(
      answer.state === 'done'
        ? { state: 'here', plan: answer.value }
        : { state: 'failed', problem: answer.problem },
    )
  }, [])
  useEffect(() => {
    if (uid !== null) void ask()
  }, [uid, ask])
  return [own, () => void ask()]
}
