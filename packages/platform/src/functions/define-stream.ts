import type { ZodType } from 'zod'
import type { Caller } from '@brigade/contract/document.ts'
import type { FunctionContract } from '@brigade/contract/function-contract.ts'
import type { DocumentTransaction } from '../documents/types.ts'
import { checkInput } from './check-input.ts'
import type { DefinedFunction } from './define-function.ts'

/** What a streamed function takes, tells on the way, and gives in the end. */
export interface StreamContract<Input, Message, Output> extends FunctionContract<Input, Output> {
  readonly message: ZodType<Message>
}

/** What the work of a streamed function has at hand. It may take long, so it holds no transaction while it runs. */
export interface StreamScope {
  readonly caller: Caller
  /** Ends when the caller has gone. */
  readonly signal: AbortSignal
  /** Runs trusted work in a transaction of its own; it must be short. */
  readonly transact: <Answer>(work: (tx: DocumentTransaction) => Promise<Answer>) => Promise<Answer>
}

/** Messages on the way, and the answer as what is returned. */
type Telling = AsyncGenerator<unknown, unknown, undefined>

/** A function whose answer comes in parts. Nothing of it is kept: a repeat runs anew. */
export interface StreamedFunction extends Pick<DefinedFunction, 'name' | 'audience' | 'limit'> {
  readonly isStreamed: true
  /** @throws Refusal INVALID_ARGUMENT `field` when the data is not what the contract takes */
  prepare(data: unknown): { tell(scope: StreamScope): Telling }
}

/** A function of either kind. */
export type AnyFunction = DefinedFunction | StreamedFunction

/**
 * Joins the contract of a streamed function with its work, which yields messages and returns the answer. All of them
 * are checked against the contract. Who calls it without listening to a stream gets the answer alone.
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
    // Who stops listening lets the work give back what it holds.
    await told.return?.()
  }
}
