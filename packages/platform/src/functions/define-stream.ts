import type { ZodType } from 'zod'
import type { Caller } from '@brigade/contract/document.ts'
import type { FunctionContract } from '@brigade/contract/function-contract.ts'
import type { DocumentTransaction } from '../documents/types.ts'
import { checkInput } from './check-input.ts'
import type { DefinedFunction } from './define-function.ts'

/** Input, messages and answer of a streamed function. */
export interface StreamContract<Input, Message, Output> extends FunctionContract<Input, Output> {
  readonly message: ZodType<Message>
}

/** The context of a streamed function. It may take long, so it holds no transaction while it runs. */
export interface StreamScope {
  readonly caller: Caller
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal
  /** Runs short, trusted work in its own transaction. */
  readonly transact: <Answer>(work: (tx: DocumentTransaction) => Promise<Answer>) => Promise<Answer>
}

/** Yields messages and returns the answer. */
type Telling = AsyncGenerator<unknown, unknown, undefined>

/** A function whose answer comes in parts. Nothing is stored: a repeated call runs again. */
export interface StreamedFunction extends Pick<DefinedFunction, 'name' | 'audience' | 'limit'> {
  readonly isStreamed: true
  /** @throws Refusal INVALID_ARGUMENT `field` when the data does not match the contract */
  prepare(data: unknown): { tell(scope: StreamScope): Telling }
}

/** A function of either kind. */
export type AnyFunction = DefinedFunction | StreamedFunction

/**
 * Joins the contract of a streamed function with its handler, which yields messages and returns the answer. All of them
 * are checked against the contract. A caller without a stream gets only the answer.
 */
export function defineStream<Input, Message, Output>(
  contract: StreamContract<Input, Message, Output>,
  work: (input: Input, scope: StreamScope) => AsyncGenerator<Message, Output, undefined>,
): StreamedFunction {
  return {
    name: contract.name,
    audience: contract.audience,
    limit: contract.limit,
    isStreamed: true,
    prepare(data) {
      const input = checkInput(contract.input, data)
      return { tell: (scope) => checked(contract, work(input, scope)) }
    },
  }
}

async function* checked<Input, Message, Output>(
  { message, output }: StreamContract<Input, Message, Output>,
  told: AsyncIterator<Message, Output, undefined>,
): Telling {
  try {
    for (;;) {
      const { done, value } = await told.next()
      if (done === true) return output.parse(value)
      yield message.parse(value)
    }
  } finally {
    // When the caller stops listening, the handler can release its resources.
    await told.return?.()
  }
}
