import { err, type Result } from '@brigade/contract/result.ts'
import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import { type Access, hasAccess, hasGrant } from '../../access/roles/access.ts'

/** Where an invoice stands (product, E34b); settled is final. */
export const INVOICE_STATES = ['open', 'approved', 'disputed', 'settled'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

export type InvoiceCommand = 'approve' | 'dispute' | 'settle'

/** Product E34b. */
export const invoiceLifecycle = defineLifecycle<InvoiceState, InvoiceCommand>({
  open: { approve: 'approved', dispute: 'disputed', settle: refused },
  approved: { approve: refused, dispute: refused, settle: 'settled' },
  disputed: { approve: refused, dispute: refused, settle: 'settled' },
  settled: { approve: refused, dispute: refused, settle: refused },
})

/** One move of an invoice: by leads and higher who also order. A dispute says why. */
export function moveInvoice(
  state: InvoiceState,
  { command, words = '' }: { readonly command: InvoiceCommand; readonly words?: string },
  member: Access | undefined,
): Result<InvoiceState, 'state' | 'role' | 'words-needed'> {
  const next = invoiceLifecycle.next(state, command)
  if (!next.ok) return err('state')
  if (!hasAccess(member, 'lead') || !hasGrant(member, 'orders')) return err('role')
  return command === 'dispute' && words.trim() === '' ? err('words-needed') : next
}
