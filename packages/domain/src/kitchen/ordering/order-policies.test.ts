import { describe, expect, test } from 'vitest'
import { aCaller, askedAt, mayRead } from '../../../testing/ask-policy.ts'
import {
  type Author,
  castWorld,
  nobodyAtAll,
  supplierStaff,
  whoMay,
  withCosts,
  withOrders,
} from '../../../testing/kitchen-cast.ts'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import type { Money } from '../../core/money/money.ts'
import { type Basket, baskets } from './basket.ts'
import { type Claim, claims } from './claim.ts'
import { deliveries, type Delivery, type DeliveryDraft, deliveryDrafts } from './delivery.ts'
import { type Invoice, invoices } from './invoice.ts'
import { type OrderEvent, orderEvents } from './order-event.ts'
import { type Order, type OrderLine, orderLines, orderNumber, OrderNumber, orders } from './order.ts'

const sides = { kitchenId: 'k1', supplierId: 's1' }
const eur = (minor: number): Money => ({ minor, currency: 'EUR' })
const o1 = { orderId: 'o1' }
const readOnly = { create: nobodyAtAll, change: nobodyAtAll, delete: nobodyAtAll }
/** In the order of the cast: those who see costs, the cook who orders, and everybody from lead on. */
const kitchensReaders = `viewer+costs ${withOrders}`
const bothSides = { read: `${kitchensReaders} ${supplierStaff}`, ...readOnly }

const anOrder = ({ common }: Author): Order => ({
  ...common,
  ...sides,
  linkId: 'l1',
  number: 'PO-000001',
  kitchenName: 'Tern',
  supplierName: 'Greenbarrow',
  wantedDay: '2026-05-04',
  currency: 'EUR',
  totals: { net: eur(100), vat: eur(6), fee: eur(0), gross: eur(106) },
  note: '',
  sentBy: 'lead',
  sentAt: askedAt,
  channel: 'account',
  state: 'sent',
  stateSince: askedAt,
})
const anOrderLine = ({ common }: Author): OrderLine => ({
  ...common,
  ...sides,
  priceLineId: 'p1',
  lineId: 'flour',
  name: 'Flour',
  pack: { count: 1, size: { amount: '25', unit: 'kg' } },
  packs: 1,
  price: eur(100),
  note: '',
  receivedPacks: 0,
})
const checkedIn = {
  at: askedAt,
  lines: { o1: { packs: 1, condition: 'ok' as const } },
  photos: [],
  accepted: 'yes' as const,
}
const aDelivery = ({ common }: Author): Delivery => ({
  ...common,
  ...sides,
  ...checkedIn,
  by: 'lead',
  verdict: 'passed',
  limitsVersion: '2026',
})
const anEvent = ({ common }: Author): OrderEvent => ({
  ...common,
  ...sides,
  kind: 'sent',
  side: 'kitchen',
  at: askedAt,
  to: 'sent',
  words: '',
})
const aClaim = ({ common }: Author): Claim => ({
  ...common,
  ...sides,
  lines: { o1: { packs: 1, wrong: 'short' } },
  photos: [],
  wish: 'credit',
  words: 'One bag short.',
  openedBy: 'kitchen',
  state: 'open',
})
const anInvoice = ({ common }: Author): Invoice => ({
  ...common,
  ...sides,
  number: 'INV 17',
  date: '2026-05-05',
  lines: { o1: { packs: 1, price: eur(100) } },
  net: eur(100),
  vat: eur(6),
  gross: eur(106),
  state: 'open',
  words: '',
})

describe('who may do what with orders', () => {
  test('[ID10] an order and what lies below it: both sides read, only functions write', () => {
    expect(whoMay(orders, { params: o1, sample: anOrder })).toEqual(bothSides)
    expect(whoMay(orderLines, { params: { ...o1, lineId: 'x' }, sample: anOrderLine })).toEqual(bothSides)
    expect(whoMay(deliveries, { params: { ...o1, deliveryId: 'x' }, sample: aDelivery })).toEqual(bothSides)
    expect(whoMay(orderEvents, { params: { ...o1, eventId: 'x' }, sample: anEvent })).toEqual(bothSides)
    expect(whoMay(claims, { params: { ...o1, claimId: 'x' }, sample: aClaim })).toEqual(bothSides)
  })

  test('[ID10] without an account on the other side the kitchen reads alone', () => {
    const sample = (author: Author): Order => {
      const { supplierId: _, ...order } = anOrder(author)
      return { ...order, channel: 'e-mail' }
    }
    expect(whoMay(orders, { params: o1, sample }).read).toBe(kitchensReaders)
  })

  test('[ID10] invoices are the kitchen’s own, for those who see costs', () => {
    expect(whoMay(invoices, { params: { ...o1, invoiceId: 'x' }, sample: anInvoice })).toEqual({
      read: withCosts,
      ...readOnly,
    })
  })

  test('[ID10] baskets and drafts of deliveries: those who order, by plain writes', () => {
    const basket = ({ common }: Author): Basket => ({
      ...common,
      lines: { p1: { packs: 2, note: '', why: 'par 10, on hand 3' } },
    })
    const draft = ({ common }: Author): DeliveryDraft => ({ ...common, ...checkedIn })
    const orderers = { read: withOrders, create: withOrders, change: withOrders, delete: withOrders }
    expect(whoMay(baskets, { params: { kitchenId: 'k1', linkId: 'l1' }, sample: basket })).toEqual(orderers)
    expect(whoMay(deliveryDrafts, { params: { kitchenId: 'k1', ...o1 }, sample: draft })).toEqual(orderers)
  })

  test('a list names its kitchen or its supplier', () => {
    const list = (uid: string, known: Partial<Order>) =>
      mayRead(orders, { caller: aCaller(uid), params: {}, before: castWorld }, known)
    expect(list('lead', { kitchenId: 'k1' })).toBe(true)
    expect(list('lead', { kitchenId: 'k2' })).toBe(false)
    expect(list('supplier viewer', { supplierId: 's1' })).toBe(true)
    expect(list('rival', { supplierId: 's1' })).toBe(false)
    expect(list('lead', {})).toBe(false)
  })

  test('a station’s list of ticket lines asks nothing of the lines of orders', () => {
    const known: object = { kitchenId: 'k1', stationIds: ['grill'] }
    const asked = { caller: aCaller('cook'), params: {}, before: castWorld }
    expect(mayRead(orderLines, asked, known)).toBe(true)
    expect(mayRead(orderLines, asked, { kitchenId: 'k1' })).toBe(false)
  })
})

test('documents of an order fit their schemas, and orders are counted per kitchen', () => {
  const author = { common: newCommonFields('lead', askedAt), acted: { by: 'lead' } }
  expect(orders.schema.safeParse(anOrder(author)).error).toBeUndefined()
  expect(orderLines.schema.safeParse(anOrderLine(author)).error).toBeUndefined()
  expect(orderLines.schema.safeParse({ ...anOrderLine(author), answer: 'substitute' }).success).toBe(false)
  expect(deliveries.schema.safeParse(aDelivery(author)).error).toBeUndefined()
  expect(invoices.schema.safeParse(anInvoice(author)).error).toBeUndefined()
  expect(claims.schema.safeParse(aClaim(author)).error).toBeUndefined()
  expect([orderNumber(123), orderNumber(1_234_567)]).toEqual(['PO-000123', 'PO-1234567'])
  expect(OrderNumber.safeParse(orderNumber(1)).success).toBe(true)
})
