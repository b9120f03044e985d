import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Money } from '../../core/money/money.ts'
import { exactFromInt } from '../../core/quantities/exact.ts'
import { roundToText } from '../../core/quantities/round.ts'
import { type LineVerdict, type MatchedLine, matchInvoiceLine } from './match-invoice-line.ts'
import { isDuplicateInvoice, matchInvoice } from './match-invoice.ts'

const eur = (minor: number): Money => ({ minor, currency: 'EUR' })

/** Packs ordered, received and invoiced; the agreed and the invoiced price in cents. */
function line(packs: readonly [number, number, number], prices: readonly [number, number]): MatchedLine {
  return {
    ordered: exactFromInt(packs[0]),
    received: exactFromInt(packs[1]),
    invoiced: exactFromInt(packs[2]),
    agreedPrice: eur(prices[0]),
    invoicedPrice: eur(prices[1]),
  }
}

/** A verdict in a few words: "pay 3600", "qty +1, price +2.50 %; undisputed 3600". */
function words(verdict: LineVerdict): string {
  if (verdict.kind === 'pay') return `pay ${verdict.amount.minor}`
  if (verdict.kind === 'do-not-pay') return verdict.kind
  const reasons = verdict.reasons.map((reason) => {
    if (reason.kind === 'qty') return `qty +${roundToText(reason.over, 0)}`
    return reason.overPct === undefined ? 'price' : `price +${roundToText(reason.overPct, 2)} %`
  })
  return `${reasons.join(', ')}; undisputed ${verdict.undisputed.minor}`
}

describe('three-way match', () => {
  const judge = (...of: Parameters<typeof line>) => words(matchInvoiceLine(line(...of)))

  test('[TM1] order 10 @ 4.00, received 9, invoice 10 @ 4.00: exception, qty +1', () =>
    expect(judge([10, 9, 10], [400, 400])).toBe('qty +1; undisputed 3600'))
  test('[TM1] invoice 9 @ 4.00: pay 36.00', () => expect(judge([10, 9, 9], [400, 400])).toBe('pay 3600'))
  test('[TM1] what was not ordered is not payable, though it came', () =>
    expect(judge([10, 12, 12], [400, 400])).toBe('qty +2; undisputed 4000'))

  test('[TM2] 10 @ 4.00, all received, invoice 10 @ 4.08: pay 40.80', () =>
    expect(judge([10, 10, 10], [400, 408])).toBe('pay 4080'))
  test('[TM2] a cent more than 2 % is an exception', () =>
    expect(judge([10, 10, 10], [400, 409])).toBe('price +2.25 %; undisputed 4000'))
  test('[TM2] 100 @ 4.00, all received, invoice 100 @ 4.02: exception, price', () =>
    expect(judge([100, 100, 100], [400, 402])).toBe('price +0.50 %; undisputed 40000'))
  test('[TM2] 1.00 for the whole line is inside', () =>
    expect(judge([100, 100, 100], [400, 401])).toBe('pay 40100'))
  test('[TM2] a kitchen sets its own tolerance', () =>
    expect(words(matchInvoiceLine(line([10, 10, 10], [400, 404]), { pct: 0, minor: 100 }))).toBe(
      'price +1.00 %; undisputed 4000',
    ))
  test('[TM2] a gift that is charged is an exception without a percentage', () =>
    expect(judge([1, 1, 1], [0, 1])).toBe('price; undisputed 0'))

  test('[TM3] order 10 @ 4.00, received 9, invoice 10 @ 4.10: exception, qty +1, price +2.5 %', () =>
    expect(judge([10, 9, 10], [400, 410])).toBe('qty +1, price +2.50 %; undisputed 3600'))

  test('[TM4] case of TM3: undisputed 36.00', () =>
    expect(matchInvoiceLine(line([10, 9, 10], [400, 410]))).toMatchObject({ undisputed: eur(3600) }))
  test('[TM4] 10 @ 4.00 received, invoiced 10 @ 3.90: pay 39.00', () =>
    expect(judge([10, 10, 10], [400, 390])).toBe('pay 3900'))
  test('[TM4] never more is undisputed than asked for, and never more paid than tolerated', () => {
    const packs = fc.integer({ min: 0, max: 60 })
    const price = fc.integer({ min: 0, max: 2000 })
    fc.assert(
      fc.property(packs, packs, packs, price, price, (ordered, received, invoiced, agreed, asked) => {
        const verdict = matchInvoiceLine(line([ordered, received, invoiced], [agreed, asked]))
        const holds =
          verdict.kind === 'do-not-pay' ||
          (verdict.kind === 'exception'
            ? verdict.undisputed.minor <= invoiced * asked && verdict.reasons.length > 0
            : verdict.amount.minor === invoiced * asked &&
              invoiced <= Math.min(ordered, received) &&
              verdict.amount.minor - invoiced * agreed <= 100)
        expect(holds).toBe(true)
      }),
    )
  })

  test('[TM5] received 0, invoiced 5: do not pay', () =>
    expect(judge([5, 0, 5], [400, 400])).toBe('do-not-pay'))
  test('[TM5] supplier S: "INV 17" then "inv17": duplicate', () => {
    expect(isDuplicateInvoice('inv17', ['INV 17'])).toBe(true)
    expect(isDuplicateInvoice('inv18', ['INV 17'])).toBe(false)
    const lines = [{ lineId: 'a', ...line([1, 1, 1], [400, 400]) }]
    expect(matchInvoice({ number: 'inv17', lines }, ['INV 17'])).toMatchObject({
      kind: 'duplicate',
      payMinor: 0,
    })
  })

  test('[TM1] two currencies are never compared', () =>
    expect(() =>
      matchInvoiceLine({ ...line([1, 1, 1], [1, 1]), invoicedPrice: { minor: 1, currency: 'GBP' } }),
    ).toThrow(RangeError))

  const good = { lineId: 'a', ...line([9, 9, 9], [400, 400]) }
  const missing = { lineId: 'b', ...line([5, 0, 5], [400, 400]) }
  const judged = (...lines: (typeof good)[]) => {
    const { kind, payMinor } = matchInvoice({ number: '1', lines }, [])
    return [kind, payMinor]
  }
  test('[TM4] an invoice is paid whole when every line is', () =>
    expect(judged(good, good)).toEqual(['pay', 7200]))
  test('[TM4] one line that must not be paid holds the invoice until a person decides', () =>
    expect(judged(good, missing)).toEqual(['exception', 0]))
  test('[TM5] an invoice for nothing that came is not paid', () =>
    expect(judged(missing)).toEqual(['do-not-pay', 0]))
})
