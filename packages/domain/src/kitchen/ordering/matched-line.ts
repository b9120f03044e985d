import type { Money } from '../../core/money/money.ts'
import { exactFromInt } from '../../core/quantities/exact.ts'
import { packsExpected } from './answer-lines.ts'
import type { MatchedLine } from './match-invoice-line.ts'
import type { OrderLine } from './order.ts'

/** A line of an order beside what an invoice asks for it, for the three-way match (rules TM1 to TM5). */
export function matchedLine(
  line: Pick<OrderLine, 'packs' | 'confirmedPacks' | 'receivedPacks' | 'price' | 'confirmedPrice'>,
  invoiced: { readonly packs: number; readonly price: Money },
): MatchedLine {
  return {
    ordered: exactFromInt(packsExpected(line)),
    received: exactFromInt(line.receivedPacks),
    invoiced: exactFromInt(invoiced.packs),
    agreedPrice: line.confirmedPrice ?? line.price,
    invoicedPrice: invoiced.price,
  }
}
