import type { ZodType } from 'zod'

/** Who may call at all; finer rules are the handler's. A guest has an anonymous identity, a member a way to sign in. */
export type FunctionAudience = 'anyone' | 'guest' | 'member'

/** What a callable function takes, gives and may refuse with. The server implements it, the browser calls it. */
export interface FunctionContract<Input, Output> {
  /** Wire name: the function answers at `/functions/{name}`. */
  readonly name: string
  readonly audience: FunctionAudience
  readonly input: ZodType<Input>
  readonly output: ZodType<Output>
  /** How often one caller may call it, where that is less than the limit of all functions. */
  readonly limit?: { readonly tries: number; readonly perMs: number }
  /** Reasons of its own, beside the common ones (product, section 6). */
  readonly reasons: readonly string[]
}

/** Declares a function's contract; the types follow from the schemas. */
export function functionContract<Input, Output>(
  contract: FunctionContract<Input, Output>,
): FunctionContract<Input, Output> {
  return contract
}
