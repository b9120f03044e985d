import { type Invoice, invoices } from '@brigade/domain/kitchen/ordering/invoice.ts'
import { type InvoiceCommand, invoiceLifecycle } from '@brigade/domain/kitchen/ordering/move-invoice.ts'
import { orReason, type StepRules } from '../../../core/functions/take-step.ts'

/** A move of an invoice; who may make it is judged before, by `moveInvoice`. */
interface InvoiceMove {
  readonly command: InvoiceCommand
  readonly words?: string
}

/** How invoices move (product, E34b). */
export const invoiceSteps: StepRules<Invoice, InvoiceMove> = {
  of: invoices,
  next: (_, { state }, { command }) => orReason(invoiceLifecycle.next(state, command)),
  changes: (_, { move: { words }, to }) => ({ state: to, ...(words !== undefined && { words }) }),
}
