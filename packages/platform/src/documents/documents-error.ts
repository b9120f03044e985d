import type { DocumentsErrorBody, ErrorDetail, Status } from './types.ts'

/** A refusal of the document database, with the canonical status the client sees. */
export class DocumentsError extends Error {
  override readonly name: string = 'DocumentsError'
  readonly status: Status
  readonly details: readonly ErrorDetail[] | undefined

  constructor(status: Status, message: string, details?: readonly ErrorDetail[]) {
    super(message)
    this.status = status
    this.details = details
  }

  get body(): DocumentsErrorBody {
    const { status, message, details } = this
    return { status, message, ...(details !== undefined && { details }) }
  }
}

/** The request itself is wrong and stays wrong. */
export function invalidArgument(message: string): DocumentsError {
  return new DocumentsError('INVALID_ARGUMENT', message)
}
