import { DocumentsError } from '../documents/documents-error.ts'
import type { ErrorDetail } from '../documents/types.ts'
import type { Payer, PayerKind } from './payer.ts'

/**
 * A write that somebody has to wait with. Clients keep it and send it again by themselves: its status is the one on
 * which they do.
 */
export class WriteQuotaError extends DocumentsError {
  override readonly name = 'WriteQuotaError'
  readonly of: PayerKind
  readonly retryAt: string

  /** @param retryAtMs - from when on a write passes, ms since 1970 */
  constructor({ kind, rates }: Payer, retryAtMs: number, now: number) {
    const retryAt = new Date(Math.ceil(retryAtMs)).toISOString()
    const { atOnce, perHour } = rates.documents
    const delay = `${Math.max(1, Math.ceil((retryAtMs - now) / 1000))}s`
    super(
      'RESOURCE_EXHAUSTED',
      `This ${kind} has written as much as it may for now: ${atOnce} documents or ${rates.bytes.atOnce} bytes at once, ${perHour} and ${rates.bytes.perHour} an hour. Try again at ${retryAt}.`,
      [
        { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: delay },
        errorInfo('WRITE_QUOTA', { of: kind, retryAt }),
      ],
    )
    this.of = kind
    this.retryAt = retryAt
  }
}

/** A write for which there is no room, however long one waits: clients give it back to their page. */
export class HeldQuotaError extends DocumentsError {
  override readonly name = 'HeldQuotaError'
  readonly of: PayerKind

  constructor({ kind, heldBytes }: Payer) {
    super(
      'OUT_OF_RANGE',
      `This ${kind} holds as much as it may: ${heldBytes} bytes. Delete what is no longer needed.`,
      [errorInfo('HELD_QUOTA', { of: kind })],
    )
    this.of = kind
  }
}

function errorInfo(reason: string, metadata: Readonly<Record<string, string>>): ErrorDetail {
  return { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'documents', metadata }
}
