import type { Caller, Instant } from '@brigade/contract/document.ts'
import type { FunctionContract, FunctionAudience } from '@brigade/contract/function-contract.ts'
import type { DocumentReading, DocumentTransaction } from '../documents/types.ts'
import type { Limit } from '../limits/sliding-window.ts'
import { checkInput } from './check-input.ts'

/** The context of a handler that only reads. */
export interface QueryScope {
  readonly caller: Caller
  readonly tx: DocumentReading
  readonly now: Instant
}

/** The context of a handler. The handler may run again after a write conflict, so it must not keep state outside. */
export interface FunctionScope extends QueryScope {
  /** The transaction: its writes are stored together with the answer, or not at all. */
  readonly tx: DocumentTransaction
  /** A new document id: 20 letters and digits. */
  readonly newId: () => string
  /** Runs after the commit, never when it fails; a failure of the effect is logged. */
  readonly afterCommit: (effect: () => void | Promise<void>) => void
}

/** A checked call, ready to run. */
interface PreparedCall<Scope> {
  readonly input: unknown
  run(scope: Scope): Promise<unknown>
}

interface Defined<Scope> {
  readonly name: string
  readonly audience: FunctionAudience
  readonly limit: Limit | undefined
  /** @throws Refusal INVALID_ARGUMENT `field` when the data does not match the contract */
  prepare(data: unknown): PreparedCall<Scope>
}

/** A function as the server calls it. */
export type DefinedFunction =
  | (Defined<FunctionScope> & { readonly isQuery: false })
  | (Defined<QueryScope> & { readonly isQuery: true })

/** The handler of a function: from checked input to output. It calls `throwRefusal` to refuse. */
type Handler<Input, Output, Scope> = (input: Input, scope: Scope) => Promise<Output>

/** Joins a contract with its handler. Input and output are checked against the contract. */
export function defineFunction<Input, Output>(
  contract: FunctionContract<Input, Output>,
  handle: Handler<Input, Output, FunctionScope>,
): DefinedFunction {
  return { ...defined(contract, handle), isQuery: false }
}

/** The same for a handler that only reads: it blocks nobody, and its answer is computed each time and not stored. */
export function defineQuery<Input, Output>(
  contract: FunctionContract<Input, Output>,
  handle: Handler<Input, Output, QueryScope>,
): DefinedFunction {
  return { ...defined(contract, handle), isQuery: true }
}

function defined<Input, Output, Scope>(
  contract: FunctionContract<Input, Output>,
  handle: Handler<Input, Output, Scope>,
): Defined<Scope> {
  return {
    name: contract.name,
    audience: contract.audience,
    limit: contract.limit,
    prepare(data) {
      const input = checkInput(contract.input, data)
      return { input, run: async (scope) => contract.output.parse(await handle(input, scope)) }
    },
  }
}
