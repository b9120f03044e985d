import type { DocumentsErrorBody, Status } from './types.ts'

/** A refusal by the document database: what the asker did wrong or may not do, never a fault of ours. */
export class DocumentsError extends Error {
  readonly status: Status

  constructor(status: Status, message: string) {
    super(message)
    this.name = 'DocumentsError'
    this.status = status
  }

  /** The part that may go over the wire. */
  get body(): DocumentsErrorBody {
    return { status: this.status, message: this.message }
  }
}
