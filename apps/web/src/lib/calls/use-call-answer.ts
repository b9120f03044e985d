import type { FunctionContract } from '@brigade/contract/function-contract.ts'
import { MINUTE_MS } from '@brigade/domain/core/time/span.ts'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSession } from '../session/session-store.ts'
import { newId } from '../writing/new-id.ts'
import { syncStore } from '../writing/sync-store.ts'
import type { CallProblem } from './call-problem.ts'
import { call } from './call.ts'
import { keepAnswer, keptAnswer } from './kept-answers.ts'

/** What a screen knows of something that the server works out. */
export type Answer<Output> =
  | { readonly state: 'pending' }
  | {
      readonly state: 'success'
      readonly value: Output
      /** Whether the server has said so since this screen asked; otherwise it is of some time before. */
      readonly isCurrent: boolean
    }
  | { readonly state: 'failed'; readonly problem: CallProblem }

interface Known<Output> {
  readonly name: string
  readonly answer: Answer<Output>
}

const pending = { state: 'pending' } as const

const isDenied = ({ status }: CallProblem) => status === 'PERMISSION_DENIED'

/** Whether the server has everything that was written here. */
function isInStep(): boolean {
  const { connection, waiting } = syncStore.get()
  return connection === 'online' && waiting === 0
}

/** Calls back when asking again may bring something new. */
function watchOccasions(ask: () => void): () => void {
  let wasInStep = isInStep()
  const stopSync = syncStore.subscribe(() => {
    const isNow = isInStep()
    if (isNow && !wasInStep) ask()
    wasInStep = isNow
  })
  const askWhenSeen = () => {
    if (document.visibilityState === 'visible') ask()
  }
  const timer = setInterval(askWhenSeen, MINUTE_MS)
  document.addEventListener('visibilitychange', askWhenSeen)
  return () => {
    stopSync()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', askWhenSeen)
  }
}

/**
 * The answer of a function that only reads: asked when the screen opens, every minute while it is seen, and when what
 * this device has written has arrived. Until it comes, and without a connection, the last one of this device.
 */
export function useCallAnswer<Asked extends object, Output>(
  contract: FunctionContract<Asked & { readonly requestId: string }, Output>,
  asked: Asked,
): Answer<Output> {
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.uid : null
  const name = uid === null ? null : `${uid} ${contract.name} ${JSON.stringify(asked)}`
  const [known, setKnown] = useState<Known<Output> | null>(null)
  const { output } = contract
  const kept = useMemo((): Answer<Output> => {
    const before = output.safeParse(name === null ? undefined : keptAnswer(name))
    return before.success ? { state: 'success', value: before.data, isCurrent: false } : pending
  }, [name, output])

  const ask = useEffectEvent(async (): Promise<Answer<Output>> => {
    const outcome = await call(contract, { ...asked, requestId: newId() })
    if (outcome.state === 'done') {
      keepAnswer(name ?? '', outcome.value)
      return { state: 'success', value: outcome.value, isCurrent: true }
    }
    if (!isDenied(outcome.problem)) return { state: 'failed', problem: outcome.problem }
    keepAnswer(name ?? '', null)
    // What was written here and has not arrived may be what gives the right.
    return isInStep() ? { state: 'failed', problem: outcome.problem } : pending
  })

  useEffect(() => {
    if (name === null) return undefined
    let newest = 0
    const refresh = async () => {
      newest += 1
      const own = newest
      const answer = await ask()
      if (own === newest)
        setKnown((last) => {
          const before = last?.name === name ? last.answer : kept
          return { name, answer: afterAnswer(before, answer) }
        })
    }
    void refresh()
    const stop = watchOccasions(() => void refresh())
    return () => {
      newest = -1
      stop()
    }
  }, [name, kept])
  return known !== null && known.name === name ? known.answer : kept
}

/** No answer leaves the last one standing, as one of before; a right that has ended takes it away. */
function afterAnswer<Output>(last: Answer<Output>, next: Answer<Output>): Answer<Output> {
  const isStanding = next.state === 'failed' && !isDenied(next.problem) && last.state === 'success'
  return isStanding ? { ...last, isCurrent: false } : next
}
