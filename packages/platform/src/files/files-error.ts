/**
 * The statuses of a refusal. The SDK calls 401 `unauthenticated`, 402 `quota-exceeded`, 403 `unauthorized`, 404 on an
 * object `object-not-found`, all other 4xx `unknown`, and sends a request again on 408, 429 and 5xx.
 */
export type FilesStatus = 400 | 401 | 402 | 403 | 404 | 408 | 412 | 413 | 416 | 429

/** What is wrong with bytes that are not taken: their type, their number, no way to read them, or what a scanner found. */
export type ContentFault = 'type' | 'size' | 'unreadable' | 'infected'

/** A refusal of the file store; the message tells a developer what to change. */
export class FilesError extends Error {
  override readonly name = 'FilesError'
  readonly status: FilesStatus
  readonly fault: ContentFault | undefined

  constructor(status: FilesStatus, message: string, fault?: ContentFault) {
    super(message)
    this.status = status
    this.fault = fault
  }
}

/** The request itself is wrong and stays wrong. */
export function malformed(message: string): FilesError {
  return new FilesError(400, message)
}

/** The rules of the path do not allow it; the same words whether the file exists or not. */
export function denied(message = 'You may not do this with files here.'): FilesError {
  return new FilesError(403, message)
}

/** The rules of the path do not take such bytes. */
export function unwanted(fault: ContentFault, message: string): FilesError {
  return new FilesError(403, message, fault)
}

/** What is answered for what is not there. */
export function notFound(message = 'There is no such file.'): FilesError {
  return new FilesError(404, message)
}
