import type { DocumentsErrorBody, Status } from './types.ts'

/** A refusal of the document database, with the canonical status the client sees. */
export class DocumentsError extends Error {
  readonly status: Status

  constructor(status: Status, message: string) {
    super(message)
    this.name = 'DocumentsError'
    this.status = status
  }

  get body(): DocumentsErrorBody {
    return { status: this.status, message: this.message }
  }
}

/** The request itself is wrong and stays wrong. */
export function invalidArgument(message: string): DocumentsError {
  return new DocumentsError('INVALID_ARGUMENT', message)
}
