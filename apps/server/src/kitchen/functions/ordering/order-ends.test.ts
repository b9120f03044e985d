import { buildKitchen } from '@brigade/builders/build-kitchen.ts'
import { buildSupplier } from '@brigade/builders/build-people.ts'
import { buildOrder, buildSupplierLink } from '@brigade/builders/build-supply.ts'
import type { OrderState } from '@brigade/domain/kitchen/ordering/order-state.ts'
import { DAY_MS } from '@brigade/domain/core/time/span.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { beforeAll, expect, test } from 'vitest'
import { functions } from '../../../all-functions.ts'
import { callFunctions, newId, now, refusal, type Somebody } from '../../../../testing/call-functions.ts'
import { moveDueOrders } from '../../jobs/move-orders.ts'
import { remindOfCutOffs } from '../../jobs/remind-of-cut-offs.ts'

const house = await callFunctions(functions)
const eur = (minor: number) => ({ minor, currency: 'EUR' }) as const

let ines: Somebody
let lena: Somebody
let stranger: Somebody
let kitchenId: string
let orders = 0

beforeAll(async () => {
  ines = await house.member('ines')
  lena = await house.member('lena')
  stranger = await house.member('stranger')
  kitchenId = newId()
  const seller = {
    uid: lena.uid,
    displayName: 'Lena',
    companyName: 'Greenbarrow',
    categories: ['greengrocery' as const],
  }
  const link = { linkId: 'greens', supplierId: lena.uid, name: 'Greenbarrow' }
  await house.put([
    ...buildKitchen({ kitchenId, owner: ines.uid }, now()),
    ...buildSupplier(seller, now()),
    buildSupplierLink({ kitchenId, by: ines.uid }, link, now()),
  ])
})

/** An order of ten boxes with its only line, in a state that it did not come to by steps. */
async function orderIn(state: OrderState, more: object = {}) {
  orders += 1
  const built = buildOrder(
    { kitchenId, by: ines.uid },
    {
      link: { linkId: 'greens', supplierId: lena.uid, name: 'Greenbarrow' },
      kitchenName: 'Tern',
      count: orders,
      wantedDay: '2026-05-04',
      state: 'confirmed',
      lines: [
        {
          lineId: 'carrot',
          priceLineId: 'price-carrot',
          name: 'Carrot',
          pack: { count: 1, size: { amount: '10', unit: 'kg' } },
          price: eur(890),
          packs: 10,
          receivedPacks: 10,
        },
      ],
    },
    now(),
  )
  const orderId = `${kitchenId}_PO-${String(orders).padStart(6, '0')}`
  const [order, ...rest] = built
  if (order === undefined) throw new Error('An order was built.')
  await house.put([{ ...order, data: { ...order.data, state, ...more } }, ...rest])
  return { orderId, line: 'line-1' }
}

/** An order that came whole, just now. */
async function received() {
  const made = await orderIn('received')
  const delivered = {
    kitchenId,
    supplierId: lena.uid,
    at: now(),
    lines: { 'line-1': { packs: 10, condition: 'ok' } },
    photos: [],
    accepted: 'yes',
    by: ines.uid,
    verdict: 'passed',
    limitsVersion: '2026',
  }
  const common = { createdAt: now(), createdBy: ines.uid, updatedAt: now(), updatedBy: ines.uid, schema: 1 }
  await house.put([
    { path: `orders/${made.orderId}/deliveries/${newId()}`, data: { ...delivered, ...common } },
  ])
  return made
}

const claim = (orderId: string, line: string, more: object = {}) => ({
  orderId,
  lines: { [line]: { packs: 2, wrong: 'damaged' } },
  photos: [],
  wish: 'credit',
  words: 'Two boxes were soft.',
  creditAsked: eur(1780),
  ...more,
})

test('[OR10] a claim disputes the order; one side names a credit, the other agrees, and it is settled', async () => {
  const { orderId, line } = await received()
  expect(await house.call(stranger, 'openClaim', claim(orderId, line))).toEqual(refusal('NOT_FOUND', 'gone'))
  expect(await house.call(ines, 'openClaim', claim(orderId, 'line-9'))).toEqual(
    refusal('INVALID_ARGUMENT', 'line'),
  )
  const pounds = { creditAsked: { minor: 1, currency: 'GBP' } }
  expect(await house.call(ines, 'openClaim', claim(orderId, line, pounds))).toEqual(
    refusal('INVALID_ARGUMENT', 'currency'),
  )
  const opened = await house.call(ines, 'openClaim', claim(orderId, line))
  expect(opened.result).toMatchObject({ state: 'disputed' })
  expect(await house.notices(lena)).toContain('order-moved')
  expect(await house.call(ines, 'closeOrder', { orderId })).toEqual(refusal('FAILED_PRECONDITION', 'state'))

  const at = { orderId, claimId: String(opened.result?.['claimId']) }
  const offer = { ...at, settlement: { kind: 'offer', credit: eur(1000) } }
  expect(await house.call(lena, 'settleClaim', offer)).toEqual({
    result: { claim: 'offered', order: 'disputed' },
  })
  const agree = { ...at, settlement: { kind: 'agree' } }
  expect(await house.call(lena, 'settleClaim', agree)).toEqual(refusal('FAILED_PRECONDITION', 'own-offer'))
  expect(await house.call(ines, 'settleClaim', agree)).toEqual({
    result: { claim: 'settled', order: 'settled' },
  })
  expect(await house.read(`orders/${orderId}/claims/${at.claimId}`)).toMatchObject({ credit: eur(1000) })
  expect(await house.call(ines, 'closeOrder', { orderId })).toEqual({ result: { state: 'closed' } })
})

test('[OR10] [TM4] a disputed invoice claims what does not match; the order is settled with its last claim', async () => {
  const { orderId, line } = await received()
  const opened = await house.call(lena, 'openClaim', claim(orderId, line))
  const invoice = {
    orderId,
    number: `INV ${orderId}`,
    date: '2026-05-05',
    lines: { [line]: { packs: 12, price: eur(890) } },
    net: eur(10_680),
    vat: eur(0),
    gross: eur(10_680),
  }
  const { result } = await house.call(ines, 'recordInvoice', invoice)
  const invoiceId = String(result?.['invoiceId'])
  const decided = await house.call(ines, 'decideInvoice', {
    orderId,
    invoiceId,
    approve: false,
    words: 'Two boxes too many.',
  })
  const claimId = String(decided.result?.['claimId'])
  expect(await house.read(`orders/${orderId}/claims/${claimId}`)).toMatchObject({
    lines: { [line]: { packs: 12, wrong: 'short' } },
    creditAsked: eur(1780),
  })
  const settle = async (id: string) => {
    const at = { orderId, claimId: id }
    await house.call(lena, 'settleClaim', { ...at, settlement: { kind: 'offer', credit: eur(0) } })
    return house.call(ines, 'settleClaim', { ...at, settlement: { kind: 'agree' } })
  }
  expect((await settle(claimId)).result).toMatchObject({ order: 'disputed' })
  expect(await house.read(`orders/${orderId}/invoices/${invoiceId}`)).toMatchObject({ state: 'disputed' })
  expect((await settle(String(opened.result?.['claimId']))).result).toMatchObject({ order: 'settled' })
  expect(await house.read(`orders/${orderId}/invoices/${invoiceId}`)).toMatchObject({ state: 'settled' })
})

const daysAgo = (days: number) => timestampFromMs(Date.now() - days * DAY_MS)
const stateOf = async ({ orderId }: { readonly orderId: string }) =>
  (await house.read(`orders/${orderId}`))?.['state']

test('[OR10] the server closes what was received 14 days ago and lapses changes that nobody took in time', async () => {
  const old = await orderIn('received', { stateSince: daysAgo(14) })
  const settled = await orderIn('settled', { stateSince: daysAgo(15) })
  const young = await orderIn('received', { stateSince: daysAgo(13.9) })
  const disputed = await orderIn('disputed', { stateSince: daysAgo(30) })
  const missed = await orderIn('changed')
  const coming = await orderIn('changed', { wantedDay: '2999-01-01' })
  expect(await moveDueOrders(house.platform)).toBe(3)
  const orderStates = await Promise.all([old, settled, young, disputed, missed, coming].map(stateOf))
  expect(orderStates).toEqual(['closed', 'closed', 'received', 'disputed', 'cancelled', 'changed'])
  expect(await house.notices(ines)).toContain('order-answered')
  expect(await moveDueOrders(house.platform)).toBe(0)
})

test('a basket that is not sent two hours before the cut-off is brought to mind, once', async () => {
  const soon = new Date(Date.now() + 3_600_000)
  const terms = {
    linkId: 'dairy',
    name: 'Dairy',
    zone: 'UTC',
    deliveryDays: { weekdays: [1, 2, 3, 4, 5, 6, 7], holidays: [] },
    cutOff: { hm: soon.toISOString().slice(11, 16), daysBefore: 0, mode: 'strict' as const },
  }
  const by = { createdAt: now(), createdBy: ines.uid, updatedAt: now(), updatedBy: ines.uid, schema: 1 }
  const basketOf = (linkId: string, packs: number) => ({
    path: `kitchens/${kitchenId}/baskets/${linkId}`,
    data: { ...by, lines: { milk: { packs, note: '', why: '' } } },
  })
  await house.put([
    buildSupplierLink({ kitchenId, by: ines.uid }, terms, now()),
    buildSupplierLink({ kitchenId, by: ines.uid }, { ...terms, linkId: 'empty', name: 'Empty' }, now()),
    basketOf('dairy', 2),
    basketOf('empty', 0),
    basketOf('greens', 2),
  ])
  expect(await remindOfCutOffs(house.platform)).toBe(1)
  expect(await house.notices(ines)).toContain('cut-off-near')
  expect(await remindOfCutOffs(house.platform)).toBe(0)
})
