import type { FastifyBaseLogger } from 'fastify'
import { isOutOfSpace } from '../../database/out-of-space.ts'
import { isUnreachable } from '../../database/is-unreachable.ts'
import { isTooLongForIndex } from '../../database/too-long-for-index.ts'
import { BadRequest } from '../../http/bad-request.ts'
import { DocumentsError } from '../documents-error.ts'
import { logRefusal } from '../../http/log-refusal.ts'
import type { DocumentsErrorBody } from '../types.ts'
import { statuses } from './status.table.ts'

/** What may be said of an error to the asker; faults of our own are logged and not told, refusals both. */
export function errorBody(error: unknown, log: FastifyBaseLogger): DocumentsErrorBody {
  logRefusal(log, error)
  if (error instanceof DocumentsError) return error.body
  if (error instanceof BadRequest) return { status: 'INVALID_ARGUMENT', message: error.message }
  if (isTooLongForIndex(error)) {
    return {
      status: 'INVALID_ARGUMENT',
      message:
        'A document is too large for a declared index: the beginnings of its indexed fields together must stay below 2,600 bytes.',
    }
  }
  if (isOutOfSpace(error)) {
    log.error({ err: error }, 'There is no room to store anything')
    return {
      status: 'RESOURCE_EXHAUSTED',
      message: 'The server has no room left to store this. What is stored can still be read.',
    }
  }
  if (isUnreachable(error)) {
    log.error({ err: error }, 'The database does not answer')
    return { status: 'UNAVAILABLE', message: 'The database does not answer. Try again in a moment.' }
  }
  log.error({ err: error }, 'a document request failed')
  return { status: 'INTERNAL', message: 'The server could not do this. The fault has been logged.' }
}

/** An error as the REST calls answer it and as a stream ends with it: the full SDK reads `status`, lite the code. */
export function restError({ status, message, details }: DocumentsErrorBody) {
  return {
    error: { code: statuses[status].http, message, status, ...(details !== undefined && { details }) },
  }
}

/** An error as a message of a stream, which it ends. */
export function streamError({ status, message, details }: DocumentsErrorBody) {
  return {
    error: { code: statuses[status].code, message, status, ...(details !== undefined && { details }) },
  }
}
