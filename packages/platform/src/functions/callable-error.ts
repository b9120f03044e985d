import { randomUUID } from 'node:crypto'
import { DocumentsError } from '../documents/documents-error.ts'
import { isUnreachable } from '../database/is-unreachable.ts'
import { isOutOfSpace } from '../database/out-of-space.ts'
import type { Log } from '../documents/log.ts'
import type { Status } from '../documents/types.ts'
import { WriteQuotaError } from '../quotas/quota-error.ts'
import { encodeFields } from './callable-values.ts'
import { Refusal } from './refusal.ts'
import type { RefusalDetails } from './refusal.ts'

/** Rule ER3. */
export const HTTP_STATUS: Readonly<Record<Status, number>> = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  OUT_OF_RANGE: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  RESOURCE_EXHAUSTED: 429,
  CANCELLED: 499,
  UNKNOWN: 500,
  INTERNAL: 500,
  DATA_LOSS: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
}

/** The error of a callable function on the wire. */
interface CallableError {
  readonly status: Status
  readonly message: string
  readonly details: RefusalDetails
}

/** Refusals of the document database in a handler, by the functions' own reasons. */
const DOCUMENT_REFUSALS: Readonly<Partial<Record<Status, Refusal>>> = {
  NOT_FOUND: new Refusal('NOT_FOUND', 'gone'),
  ALREADY_EXISTS: new Refusal('ALREADY_EXISTS', 'exists'),
  FAILED_PRECONDITION: new Refusal('FAILED_PRECONDITION', 'state'),
  ABORTED: new Refusal('UNAVAILABLE', 'busy'),
  UNAVAILABLE: new Refusal('UNAVAILABLE', 'busy'),
}

/** Tells the caller what went wrong; for internal errors only a reference, which the log has too. */
export function callableError(error: unknown, name: string, log: Log): CallableError {
  const refusal = refusalOf(error)
  if (refusal !== undefined) {
    const { status, reason, details } = refusal
    return { status, message: reason, details: encodeFields({ ...details, reason }) }
  }
  if (isOutOfSpace(error)) {
    log.error({ err: error, function: name }, 'There is no room to store anything')
    return {
      status: 'RESOURCE_EXHAUSTED',
      message: 'The server has no room left to store this.',
      details: { reason: 'storage-full' },
    }
  }
  if (isUnreachable(error)) {
    log.error({ err: error, function: name }, 'The database does not answer')
    return { status: 'UNAVAILABLE', message: 'busy', details: { reason: 'busy' } }
  }
  const reference = randomUUID().slice(0, 8)
  log.error({ err: error, function: name, reference }, 'A function failed')
  return {
    status: 'INTERNAL',
    message: `Something went wrong here. Reference ${reference}`,
    details: { reason: 'internal', reference },
  }
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof WriteQuotaError) {
    const { of, retryAt } = error
    return new Refusal('RESOURCE_EXHAUSTED', 'rate', { of, retryAt })
  }
  return error instanceof DocumentsError ? DOCUMENT_REFUSALS[error.status] : undefined
}
