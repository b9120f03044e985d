import { expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import type { Money } from '../../core/money/money.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { claimOfInvoice } from './claim-of-invoice.ts'
import { DEFAULT_PRICE_TOLERANCE } from './match-invoice-line.ts'
import type { OrderLine } from './order.ts'

const eur = (minor: number): Money => ({ minor, currency: 'EUR' })

const lineOf = (packs: number, receivedPacks: number): OrderLine => ({
  ...newCommonFields('ines', timestampFromMs(0)),
  kitchenId: 'k1',
  priceLineId: 'p1',
  lineId: 'flour',
  name: 'Flour',
  pack: { count: 1, size: { amount: '25', unit: 'kg' } },
  packs,
  price: eur(400),
  note: '',
  receivedPacks,
})
const known = new Map([
  ['whole', lineOf(10, 10)],
  ['short', lineOf(10, 9)],
  ['never', lineOf(2, 0)],
])
const claimed = (lines: Readonly<Record<string, { packs: number; price: Money }>>) =>
  claimOfInvoice({ lines, net: eur(0) }, known, DEFAULT_PRICE_TOLERANCE)

test('[TM4] disputing an invoice claims the lines that do not match, and all that is not payable', () => {
  expect(
    claimed({
      whole: { packs: 10, price: eur(400) },
      short: { packs: 10, price: eur(400) },
      never: { packs: 2, price: eur(400) },
    }),
  ).toEqual({
    lines: { short: { packs: 10, wrong: 'short' }, never: { packs: 2, wrong: 'short' } },
    creditAsked: eur(400 + 800),
  })
  expect(claimed({ whole: { packs: 10, price: eur(500) } })).toEqual({
    lines: { whole: { packs: 10, wrong: 'price' } },
    creditAsked: eur(1000),
  })
})

test('[TM4] an invoice that matches is disputed in all its prices, for no sum', () =>
  expect(claimed({ whole: { packs: 10, price: eur(400) } })).toEqual({
    lines: { whole: { packs: 10, wrong: 'price' } },
    creditAsked: eur(0),
  }))
