import { useRef, useState } from 'react'
import type { FunctionContract } from '@brigade/contract/function-contract.ts'
import { call, type CallOutcome } from './call.ts'
import type { CallProblem } from './call-problem.ts'
import { newId } from '../writing/new-id.ts'

export interface Calling<Input, Output> {
  /** Sends the input; `requestId` is added, and kept for trying again with the same input. */
  readonly send: (input: Omit<Input, 'requestId'>) => Promise<CallOutcome<Output>>
  readonly isPending: boolean
  /** Why the last try was refused, until the next one. */
  readonly problem: CallProblem | null
}

/** A function of the server, ready to be called from a component. */
export function useCall<Input extends { readonly requestId: string }, Output>(
  contract: FunctionContract<Input, Output>,
): Calling<Input, Output> {
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<CallProblem | null>(null)
  const request = useRef({ id: '', input: '' })

  const send = async (input: Omit<Input, 'requestId'>) => {
    const text = JSON.stringify(input)
    if (request.current.input !== text) request.current = { id: newId(), input: text }
    setPending(true)
    setProblem(null)
    // Input is its other fields and the id added here; the compiler cannot add them up for a type parameter.
    const outcome = await call(contract, { ...input, requestId: request.current.id } as Input)
    setPending(false)
    if (outcome.state === 'refused') setProblem(outcome.problem)
    else request.current = { id: '', input: '' }
    return outcome
  }
  return { send, isPending, problem }
}
