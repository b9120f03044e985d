import type { MessageKey } from '../../messages/catalogue.ts'

/** Why the server refused a call. */
export interface CallProblem {
  /** Canonical status, such as `PERMISSION_DENIED`. */
  readonly status: string
  /** The function's own reason, such as `handle-taken`. */
  readonly reason: string | null
  readonly details: unknown
  /** The server's own words, for the console and support. */
  readonly message: string
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Reads the error of the callable protocol: `{status, message, details: {reason, …}}`. */
export function problemsOfAnswer(error: unknown): CallProblem {
  const body = new Map(Object.entries(Object(error)))
  const details = body.get('details') ?? null
  const reason = textOf(new Map(Object.entries(Object(details))).get('reason'))
  return {
    status: textOf(body.get('status')) || 'INTERNAL',
    reason: reason === '' ? null : reason,
    details,
    message: textOf(body.get('message')),
  }
}

/** From when on a caller who has written too much may call again, in milliseconds since 1970; null for other problems. */
export function writingAgainAt({ reason, details }: CallProblem): number | null {
  const facts = new Map(Object.entries(Object(details)))
  const retryAt = reason === 'rate' && facts.has('of') ? Date.parse(textOf(facts.get('retryAt'))) : NaN
  return Number.isNaN(retryAt) ? null : retryAt
}

const wordsOfStatus: Readonly<Record<string, MessageKey>> = {
  UNAUTHENTICATED: 'error.sign-in-needed',
  PERMISSION_DENIED: 'error.permission-denied',
  NOT_FOUND: 'error.not-found',
  ABORTED: 'error.aborted',
  ALREADY_EXISTS: 'error.aborted',
  INVALID_ARGUMENT: 'error.invalid',
  OUT_OF_RANGE: 'error.held',
  RESOURCE_EXHAUSTED: 'error.exhausted',
  DEADLINE_EXCEEDED: 'error.deadline',
  UNAVAILABLE: 'error.unavailable',
  FAILED_PRECONDITION: 'error.state',
}

/** The message that tells a person why a write was held back: no field is marked, unlike in a form. */
export function wordsOfRejection(status: string): MessageKey {
  const words = wordsOfStatus[status] ?? 'error.internal'
  return words === 'error.invalid' || words === 'error.state' ? 'shell.rejectedRule' : words
}

/** The message that tells a person of a refusal; screens look at `reason` first and fall back on this. */
export function wordsOfProblem({ status, reason }: CallProblem): MessageKey {
  if (reason === 'members-only') return 'error.members-only'
  return wordsOfStatus[status] ?? 'error.internal'
}
