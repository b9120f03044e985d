import { accept, refuse, type Result } from '../../core/documents/result.ts'
import { type Moves, stateAfter } from '../../core/documents/transitions.ts'
import { type Access, hasAccess, hasGrant } from '../../access/roles/access.ts'

/** Where an invoice stands (product, E34b); settled is final. */
export const INVOICE_STATES = ['open', 'approved', 'disputed', 'settled'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

export type InvoiceCommand = 'approve' | 'dispute' | 'settle'

const moves: Moves<InvoiceState, InvoiceCommand> = {
  approve: { open: 'approved' },
  dispute: { open: 'disputed' },
  settle: { approved: 'settled', disputed: 'settled' },
}

/** One move of an invoice: by leads and higher who also order. A dispute says why. */
export function moveInvoice(
  state: InvoiceState,
  { command, words = '' }: { readonly command: InvoiceCommand; readonly words?: string },
  member: Access | undefined,
): Result<InvoiceState, 'state' | 'role' | 'words-needed'> {
  const next = stateAfter(moves, command, state)
  if (next === undefined) return refuse('state')
  if (!hasAccess(member, 'lead') || !hasGrant(member, 'orders')) return refuse('role')
  return command === 'dispute' && words.trim() === '' ? refuse('words-needed') : accept(next)
}
