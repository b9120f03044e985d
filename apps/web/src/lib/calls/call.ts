import type { FunctionContract } from '@brigade/contract/function-contract.ts'
import { problemsOfAnswer, type CallProblem, writingAgainAt } from './call-problem.ts'
import { networkTimeout } from '../network/network-timeout.ts'
import { actingUser } from '../session/session.ts'
import { updateSync } from '../writing/sync-store.ts'
import { heardFromServer, lostServer } from '../network/watch-connection.ts'

export type CallOutcome<Output> =
  | { readonly state: 'done'; readonly value: Output }
  | { readonly state: 'refused'; readonly problem: CallProblem }

async function tokenHeader(): Promise<Record<string, string>> {
  const user = await actingUser()
  return user === null ? {} : { authorization: `Bearer ${await user.getIdToken()}` }
}

async function send(name: string, data: unknown): Promise<Response> {
  const answer = await fetch(`/functions/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await tokenHeader()) },
    body: JSON.stringify({ data }),
    signal: networkTimeout(),
  })
  heardFromServer()
  return answer
}

function refusal(problem: unknown): CallProblem {
  const isTimeout = problem instanceof DOMException && problem.name === 'TimeoutError'
  if (!isTimeout) lostServer()
  return { status: isTimeout ? 'DEADLINE_EXCEEDED' : 'UNAVAILABLE', reason: null, details: null, message: '' }
}

/** Who has written too much is told until when, on every screen. */
function refused(error: unknown): { readonly state: 'refused'; readonly problem: CallProblem } {
  const problem = problemsOfAnswer(error)
  const pausedUntil = writingAgainAt(problem)
  if (pausedUntil !== null) updateSync({ pausedUntil })
  return { state: 'refused', problem }
}

/**
 * Calls a function of the server. Send the same `requestId` again when trying again: then it happens once. Never
 * throws: what the screen must answer to is in the outcome.
 */
export async function call<Input, Output>(
  contract: FunctionContract<Input, Output>,
  input: Input,
): Promise<CallOutcome<Output>> {
  try {
    const answer = await send(contract.name, input)
    const body: { readonly result?: unknown; readonly error?: unknown } = await answer.json()
    if (body.error !== undefined) return refused(body.error)
    return { state: 'done', value: contract.output.parse(body.result) }
  } catch (problem) {
    return { state: 'refused', problem: refusal(problem) }
  }
}
