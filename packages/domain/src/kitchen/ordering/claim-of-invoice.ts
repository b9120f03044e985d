import type { Money } from '../../core/money/money.ts'
import type { Claim } from './claim.ts'
import type { Invoice } from './invoice.ts'
import { type LineVerdict, matchInvoiceLine, type PriceTolerance } from './match-invoice-line.ts'
import { matchedLine } from './matched-line.ts'
import { goodsValue } from './minimum-order.ts'
import type { OrderLine } from './order.ts'

/** What a disputed invoice asks back. */
export type InvoiceClaim = Pick<Claim, 'lines'> & { readonly creditAsked: Money }

function wrongWith(verdict: LineVerdict): 'short' | 'price' {
  if (verdict.kind !== 'exception') return verdict.kind === 'pay' ? 'price' : 'short'
  return verdict.reasons.some(({ kind }) => kind === 'qty') ? 'short' : 'price'
}

function undisputedMinor(verdict: LineVerdict): number {
  if (verdict.kind === 'do-not-pay') return 0
  return verdict.kind === 'pay' ? verdict.amount.minor : verdict.undisputed.minor
}

/**
 * What disputing an invoice claims (product, E34b): the lines that do not match with what is wrong with them, and as credit
 * all that is asked beyond what nobody disputes. An invoice that matches is disputed in its prices, for no sum.
 * @param orderLines - by id; lines that the order does not have are left out
 */
export function claimOfInvoice(
  { lines: invoiced, net }: Pick<Invoice, 'lines' | 'net'>,
  orderLines: ReadonlyMap<string, OrderLine>,
  tolerance: PriceTolerance,
): InvoiceClaim {
  const judged = Object.entries(invoiced).flatMap(([lineId, asked]) => {
    const line = orderLines.get(lineId)
    if (line === undefined || asked.packs === 0) return []
    return [{ lineId, asked, verdict: matchInvoiceLine(matchedLine(line, asked), tolerance) }]
  })
  const doubtful = judged.filter(({ verdict }) => verdict.kind !== 'pay')
  const claimed = doubtful.length > 0 ? doubtful : judged
  const undisputed = judged.reduce((sum, { verdict }) => sum + undisputedMinor(verdict), 0)
  const goods = goodsValue(
    judged.map(({ asked }) => asked),
    net.currency,
  )
  return {
    lines: Object.fromEntries(
      claimed.map(({ lineId, asked, verdict }) => [
        lineId,
        { packs: asked.packs, wrong: wrongWith(verdict) },
      ]),
    ),
    creditAsked: { minor: goods.minor - undisputed, currency: net.currency },
  }
}
