import type { ZodType } from 'zod'
import type { Caller, DocumentTransaction } from '../documents/types.ts'
import { checkInput } from './check-input.ts'

/** Who may call at all; finer rules are the handler's. A guest has an anonymous identity, a member a way to sign in. */
export type FunctionAudience = 'anyone' | 'guest' | 'member'

/** What a callable function takes and gives. */
export interface FunctionContract<Input, Output> {
  /** Wire name: the function answers at `/functions/{name}`. */
  readonly name: string
  readonly audience: FunctionAudience
  readonly input: ZodType<Input>
  readonly output: ZodType<Output>
}

/** What a handler works with. It may run again after a write conflict, so it keeps nothing outside. */
export interface FunctionScope {
  readonly caller: Caller
  /** The one transaction: what it writes is kept together with the answer, or not at all. */
  readonly tx: DocumentTransaction
  readonly now: DocumentTransaction['now']
  /** A new document id: 20 letters and digits. */
  readonly newId: () => string
  /** Runs after the commit, never when it fails; a failure of the effect is logged. */
  readonly afterCommit: (effect: () => void | Promise<void>) => void
}

/** A checked call, ready to run. */
interface PreparedCall {
  readonly input: unknown
  run(scope: FunctionScope): Promise<unknown>
}

/** A function as the server calls it. */
export interface DefinedFunction {
  readonly name: string
  readonly audience: FunctionAudience
  /** Only reads: the answer is made anew each time and not kept. */
  readonly isQuery: boolean
  /** @throws Refusal INVALID_ARGUMENT `field` when the data is not what the contract takes */
  prepare(data: unknown): PreparedCall
}

/** The work of a function: from checked input to output, with `refuse` for every "no". */
type FunctionHandler<Input, Output> = (input: Input, scope: FunctionScope) => Promise<Output>

/**
 * Joins a contract with its work. Input and output are checked against the contract.
 * @param options - `isQuery`: the function only reads, so no answer is kept for repeats
 */
export function defineFunction<Input, Output>(
  contract: FunctionContract<Input, Output>,
  handle: FunctionHandler<Input, Output>,
  { isQuery = false }: { readonly isQuery?: boolean } = {},
): DefinedFunction {
  return {
    name: contract.name,
    audience: contract.audience,
    isQuery,
    prepare(data) {
      const input = checkInput(contract.input, data)
      return { input, run: async (scope) => contract.output.parse(await handle(input, scope)) }
    },
  }
}
