import { type Money } from '../../core/money/money.ts'
import {
  type LineVerdict,
  type MatchedLine,
  matchInvoiceLine,
  type PriceTolerance,
} from './match-invoice-line.ts'

/** An invoice number as it is compared: without case and spaces, so "INV 17" and "inv17" are one (rule TM5). */
export function invoiceNumberKey(number: string): string {
  return number.replaceAll(/\s/g, '').toLowerCase()
}

/** Whether a supplier's invoice has been booked before (rule TM5). */
export function isDuplicateInvoice(number: string, bookedForSupplier: readonly string[]): boolean {
  const key = invoiceNumberKey(number)
  return bookedForSupplier.some((booked) => invoiceNumberKey(booked) === key)
}

/** An invoice beside what was ordered and received. */
export interface MatchedInvoice {
  readonly number: string
  readonly lines: readonly (MatchedLine & { readonly lineId: string })[]
}

/** What is to be done with an invoice, and with each of its lines. */
export interface InvoiceVerdict {
  /** "exception" as soon as one line is one or must not be paid; "duplicate" whatever the lines say. */
  readonly kind: 'pay' | 'exception' | 'do-not-pay' | 'duplicate'
  readonly lines: readonly { readonly lineId: string; readonly verdict: LineVerdict }[]
  /** To pay without asking, all lines together, in minor units; 0 unless `kind` is "pay". */
  readonly payMinor: number
}

/**
 * The three-way match of an invoice (rules TM1 to TM5). Nothing of it is paid before a person has decided, as soon as
 * one line is an exception (rule TM4).
 * @param bookedForSupplier - numbers of the invoices booked for the same supplier
 */
export function matchInvoice(
  invoice: MatchedInvoice,
  bookedForSupplier: readonly string[],
  tolerance?: PriceTolerance,
): InvoiceVerdict {
  const lines = invoice.lines.map((line) => ({
    lineId: line.lineId,
    verdict: matchInvoiceLine(line, tolerance),
  }))
  const kind = isDuplicateInvoice(invoice.number, bookedForSupplier)
    ? 'duplicate'
    : verdictOfLines(lines.map(({ verdict }) => verdict))
  const amounts = lines.flatMap(({ verdict }) => (verdict.kind === 'pay' ? [verdict.amount] : []))
  return { kind, lines, payMinor: kind === 'pay' ? sumOf(amounts) : 0 }
}

function verdictOfLines(verdicts: readonly LineVerdict[]): InvoiceVerdict['kind'] {
  if (verdicts.every(({ kind }) => kind === 'do-not-pay')) return 'do-not-pay'
  return verdicts.every(({ kind }) => kind === 'pay') ? 'pay' : 'exception'
}

function sumOf(amounts: readonly Money[]): number {
  return amounts.reduce((sum, { minor }) => sum + minor, 0)
}
