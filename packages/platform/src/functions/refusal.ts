import type { Status } from '../documents/types.ts'

/** Facts for the caller beside the reason. */
export type RefusalDetails = Readonly<Record<string, unknown>>

/** A function's refusal: a canonical status, a reason that the client can word, and details. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: Status
  readonly reason: string
  readonly details: RefusalDetails

  constructor(status: Status, reason: string, details: RefusalDetails = {}) {
    super(reason)
    this.status = status
    this.reason = reason
    this.details = details
  }
}

/**
 * Refuses a call; nothing of it is stored.
 * @param status - canonical status such as `FAILED_PRECONDITION`
 * @param reason - stable code such as `state`
 * @param details - plain facts for the client, such as the allowed states
 */
export function throwRefusal(status: Status, reason: string, details?: RefusalDetails): never {
  throw new Refusal(status, reason, details)
}
