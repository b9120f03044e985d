import { orderLines } from '@brigade/domain/kitchen/ordering/order.ts'
import { findDocuments } from '../../../core/functions/find-documents.ts'
import { buildKitchen } from '@brigade/builders/build-kitchen.ts'
import { buildPriceLine, buildStockLine } from '@brigade/builders/build-pantry.ts'
import { buildSupplier } from '@brigade/builders/build-people.ts'
import { buildProduct, buildSupplierLink } from '@brigade/builders/build-supply.ts'
import { readOrder } from '@brigade/domain/kitchen/ordering/order-functions.ts'
import { nextDayOf } from '@brigade/domain/kitchen/ordering/check-sending.ts'
import { orderTotals } from '@brigade/domain/kitchen/ordering/order-totals.ts'
import type { SupplierTerms } from '@brigade/domain/kitchen/suppliers/supplier-terms.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { functions } from '../../../all-functions.ts'
import { callFunctions, newId, now, refusal, type Somebody } from '../../../../testing/call-functions.ts'

const house = await callFunctions(functions)
const pack = { count: 1, size: { amount: '10', unit: 'kg' } } as const
const price = { minor: 890, currency: 'EUR' } as const
const terms: SupplierTerms = {
  zone: 'Europe/Lisbon',
  deliveryDays: { weekdays: [1, 2, 3, 4, 5, 6, 7], holidays: [] },
  cutOff: { hm: '18:00', daysBefore: 1, mode: 'strict' },
}

let ines: Somebody
let lena: Somebody
let stranger: Somebody
let kitchenId: string
let linkId: string
const wantedDay = () => nextDayOf(now(), terms) ?? ''

beforeAll(async () => {
  ines = await house.member('ines')
  lena = await house.member('lena')
  stranger = await house.member('stranger')
  kitchenId = newId()
  const at = now()
  await house.put([
    ...buildKitchen({ kitchenId, owner: ines.uid }, at),
    ...buildSupplier(
      { uid: lena.uid, displayName: 'Lena', companyName: 'Greenbarrow', categories: ['greengrocery'] },
      at,
    ),
    ...buildProduct(lena.uid, { ingredientId: 'carrot', pack, price }, at),
    buildStockLine({ kitchenId, by: ines.uid }, 'leek', { at, unit: 'kg' }),
  ])
  const asked = await house.call(ines, 'requestSupplierLink', { kitchenId, supplierId: lena.uid, note: '' })
  linkId = String(asked.result?.['linkId'])
})

const line = (packs: number) => ({ priceLineId: `${linkId}_carrot`, packs, note: '' })
const basket = (packs: number, more: object = {}) => ({
  kitchenId,
  linkId,
  lines: [line(packs)],
  wantedDay: wantedDay(),
  note: '',
  seenTotals: orderTotals([{ price, packs }], { currency: 'EUR' }),
  accept: [],
  ...more,
})

/** An order of so many boxes, with the id of its only line. */
async function sent(packs: number): Promise<{ readonly orderId: string; readonly lineId: string }> {
  const { result } = await house.call(ines, 'sendOrder', basket(packs))
  const orderId = String(result?.['orderId'])
  const [found] = await house.platform.documents.transact((tx) =>
    findDocuments(tx, orderLines, { params: { orderId } }),
  )
  return { orderId, lineId: found?.id ?? '' }
}

describe('a link', () => {
  test('is asked for by a lead, once, and answered by those who sell', async () => {
    expect(await house.notices(lena)).toEqual(['link-asked'])
    const again = { kitchenId, supplierId: lena.uid, note: '' }
    expect(await house.call(ines, 'requestSupplierLink', again)).toEqual(refusal('ALREADY_EXISTS', 'linked'))
    expect(await house.call(stranger, 'requestSupplierLink', again)).toEqual(
      refusal('PERMISSION_DENIED', 'role'),
    )
    const answer = { kitchenId, linkId, answer: { accept: true, terms } }
    expect(await house.call(stranger, 'answerSupplierLink', answer)).toEqual(
      refusal('PERMISSION_DENIED', 'role'),
    )
    expect(await house.call(lena, 'answerSupplierLink', answer)).toEqual({ result: { state: 'active' } })
    expect(await house.read(`kitchens/${kitchenId}/supplier-links/${linkId}`)).toMatchObject(terms)
  })

  test('puts products on the shelf in the price that holds, each once', async () => {
    const take = { kitchenId, linkId, lineIds: ['carrot'] }
    const taken = { result: { priceLineIds: [`${linkId}_carrot`] } }
    expect(await house.call(ines, 'takeCatalogueLines', take)).toEqual(taken)
    expect(await house.call(ines, 'takeCatalogueLines', take)).toEqual(taken)
    expect(await house.read(`kitchens/${kitchenId}/price-lines/${linkId}_carrot`)).toMatchObject({
      lineId: 'carrot',
      price,
      supplierName: 'Greenbarrow',
    })
    expect(await house.call(stranger, 'takeCatalogueLines', take)).toEqual(
      refusal('PERMISSION_DENIED', 'role'),
    )
  })

  test('pauses and goes on by either side; a paused one takes no orders', async () => {
    const at = { kitchenId, linkId, side: 'kitchen' }
    expect(await house.call(lena, 'pauseSupplierLink', { ...at, pause: true })).toEqual(
      refusal('PERMISSION_DENIED', 'role'),
    )
    await house.call(ines, 'pauseSupplierLink', { ...at, pause: true })
    expect(await house.call(ines, 'sendOrder', basket(1))).toEqual(
      refusal('FAILED_PRECONDITION', 'not-linked'),
    )
    const resumed = await house.call(lena, 'pauseSupplierLink', { ...at, side: 'supplier', pause: false })
    expect(resumed).toEqual({ result: { state: 'active' } })
  })
})

describe('an order', () => {
  test('[OR10] sent, answered as ordered, received whole: the ledger has it, and the order can be closed', async () => {
    const { orderId, lineId } = await sent(2)
    expect(await house.read(`orders/${orderId}`)).toMatchObject({ number: 'PO-000001', state: 'sent' })
    const answer = { order: { kind: 'id', orderId }, lines: [], note: '' }
    expect(await house.call(stranger, 'answerOrder', answer)).toEqual(refusal('NOT_FOUND', 'gone'))
    expect(await house.call(stranger, 'cancelOrder', { orderId, reason: 'No.' })).toEqual(
      refusal('NOT_FOUND', 'gone'),
    )
    expect(await house.call(ines, 'answerOrder', answer)).toEqual(refusal('PERMISSION_DENIED', 'role'))
    expect(await house.call(lena, 'answerOrder', answer)).toEqual({ result: { state: 'confirmed' } })
    const delivery = (packs: number) => ({
      at: now(),
      lines: { [lineId]: { packs, condition: 'ok' } },
      photos: [],
      accepted: 'yes',
    })
    const too = { orderId, delivery: delivery(3), accept: [] }
    expect(await house.call(ines, 'receiveDelivery', too)).toEqual(
      refusal('INVALID_ARGUMENT', 'more-than-sent'),
    )
    const part = await house.call(ines, 'receiveDelivery', { ...too, delivery: delivery(1) })
    expect(part.result).toMatchObject({ state: 'part-received', verdict: 'passed' })
    const rest = await house.call(ines, 'receiveDelivery', { ...too, delivery: delivery(1) })
    expect(rest.result).toMatchObject({ state: 'received' })
    const [movementId] = Object(rest.result?.['movementIds'])
    expect(await house.read(`kitchens/${kitchenId}/stock-movements/${movementId}`)).toMatchObject({
      kind: 'receipt',
      change: '10',
      cause: { kind: 'order', id: orderId },
    })

    const invoice = (minor: number, number: string) => ({
      orderId,
      number,
      date: '2026-05-01',
      lines: { [lineId]: { packs: 2, price: { ...price, minor } } },
      net: { ...price, minor: 2 * minor },
      vat: { ...price, minor: 0 },
      gross: { ...price, minor: 2 * minor },
    })
    const right = await house.call(ines, 'recordInvoice', invoice(890, 'INV 17'))
    expect(right.result).toMatchObject({ verdict: 'pay' })
    expect(await house.call(ines, 'recordInvoice', invoice(890, 'inv17'))).toEqual(
      refusal('ALREADY_EXISTS', 'duplicate-number'),
    )
    const dear = await house.call(ines, 'recordInvoice', invoice(990, 'INV 18'))
    expect(dear.result).toMatchObject({ verdict: 'exception' })
    const taxed = { vat: { ...price, minor: 3000 }, gross: { ...price, minor: 4780 } }
    const overtaxed = await house.call(ines, 'recordInvoice', { ...invoice(890, 'INV 19'), ...taxed })
    expect(overtaxed.result).toMatchObject({ verdict: 'exception' })
    const unsound = { ...invoice(890, 'INV 20'), net: { ...price, minor: 1 } }
    expect(await house.call(ines, 'recordInvoice', unsound)).toEqual(refusal('INVALID_ARGUMENT', 'sum'))
    expect(await house.call(ines, 'closeOrder', { orderId })).toEqual({ result: { state: 'closed' } })
  })

  test('[OR10] answered short: the kitchen is asked, takes what there is, and what it leaves is not on order', async () => {
    const { orderId, lineId } = await sent(5)
    const short = { order: { kind: 'id', orderId }, lines: [{ lineId, answer: 'short', packs: 4 }], note: '' }
    expect(await house.call(lena, 'answerOrder', short)).toEqual({ result: { state: 'changed' } })
    expect(await house.notices(ines)).toContain('order-answered')
    const left = { orderId, lines: [{ lineId, accept: false }], words: '' }
    expect(await house.call(ines, 'answerChanges', left)).toEqual({
      result: { state: 'cancelled', allergenChecks: [] },
    })
  })

  test('[OR10] free to cancel before the cut-off', async () => {
    const { orderId } = await sent(1)
    expect(await house.call(ines, 'cancelOrder', { orderId, reason: 'Twice' })).toEqual({
      result: { state: 'cancelled', isSupplierAsked: false },
    })
  })

  test('[OR10] after the cut-off the supplier is asked, and cancels nothing that nobody wants cancelled', async () => {
    const { orderId } = await sent(1)
    const cancel = { orderId, reason: 'Twice' }
    expect(await house.call(lena, 'cancelOrder', cancel)).toEqual(refusal('FAILED_PRECONDITION', 'not-asked'))
    const cutOffAt = timestampFromMs(Date.now() - 60_000)
    await house.platform.documents.transact(async (tx) => tx.update(`orders/${orderId}`, { cutOffAt }))
    expect(await house.call(ines, 'cancelOrder', cancel)).toEqual({
      result: { state: 'sent', isSupplierAsked: true },
    })
    expect(await house.call(lena, 'cancelOrder', cancel)).toEqual({
      result: { state: 'cancelled', isSupplierAsked: false },
    })
  })

  test('[OR7] [OR9] a passed day, a price that changed and a basket under the minimum are refused with what is needed', async () => {
    const late = await house.call(ines, 'sendOrder', basket(1, { wantedDay: '2020-01-01' }))
    expect(late).toEqual(refusal('FAILED_PRECONDITION', 'cut-off-passed'))
    const other = { seenTotals: orderTotals([{ price, packs: 2 }], { currency: 'EUR' }) }
    expect(await house.call(ines, 'sendOrder', basket(1, other))).toEqual(refusal('ABORTED', 'price-changed'))
    const dearer = { minor: 900, currency: 'EUR' } as const
    await house.put(buildProduct(lena.uid, { ingredientId: 'carrot', pack, price: dearer }, now()))
    const changed = await house.call(ines, 'sendOrder', basket(1))
    expect(changed.error?.['details']).toMatchObject({ lines: [{ price: dearer }] })
    await house.put(buildProduct(lena.uid, { ingredientId: 'carrot', pack, price }, now()))
    const minimumOrder = { value: { minor: 8000, currency: 'EUR' }, mode: 'flexible' } as const
    const by = { kitchenId, by: ines.uid }
    await house.put([
      buildSupplierLink(
        by,
        { linkId, name: 'Greenbarrow', supplierId: lena.uid, ...terms, minimumOrder },
        now(),
      ),
    ])
    expect(await house.call(ines, 'sendOrder', basket(1))).toEqual({
      result: { sent: false, warnings: ['below-minimum'] },
    })
    const asked = await house.call(ines, 'sendOrder', basket(1, { accept: ['below-minimum'] }))
    expect(asked.result).toMatchObject({ sent: true })
  })

  test('goes to a supplier without account as a link that answers and claims', async () => {
    const local = { linkId: 'farm', name: 'Farm', orderEmail: 'farm@example.com' }
    const by = { kitchenId, by: ines.uid }
    await house.put([
      buildSupplierLink(by, local, now()),
      buildPriceLine(by, 'leek', { supplierName: 'Farm', pack, price, priceAt: now(), linkId: 'farm' }),
    ])
    const outcome = await house.call(
      ines,
      'sendOrder',
      basket(1, { linkId: 'farm', lines: [{ ...line(1), priceLineId: 'price-leek' }] }),
    )
    const token = String(outcome.result?.['token'])
    const nobody = await house.guest()
    const read = await house.call(nobody, 'readOrder', { token })
    expect(readOrder.output.parse(read.result)).toMatchObject({ supplierName: 'Farm', lines: [{ packs: 1 }] })
    const answer = { order: { kind: 'token', token }, lines: [], note: '' }
    expect(await house.call(nobody, 'answerOrder', answer)).toEqual({ result: { state: 'confirmed' } })
    const claimed = await house.call(lena, 'claimSupplierLink', { token })
    expect(claimed.result).toMatchObject({ linkId: 'farm', state: 'active' })
  })
})

test('[AL7] a changed pack is announced to every kitchen that buys the product', async () => {
  const change = { pack: { count: 1, size: { amount: '9', unit: 'kg' } } }
  const announced = { supplierId: lena.uid, lineId: 'carrot', change, words: '' }
  expect(await house.call(stranger, 'announceSpecChange', announced)).toEqual(
    refusal('PERMISSION_DENIED', 'role'),
  )
  expect(await house.call(lena, 'announceSpecChange', announced)).toEqual({ result: { kitchensTold: 1 } })
  expect(await house.notices(ines)).toContain('product-changed')
})

test('another supplier’s product of the same name is announced to nobody else’s customers', async () => {
  const otto = await house.member('otto')
  const supplier = { uid: otto.uid, displayName: 'Otto', companyName: 'Rootstock' }
  await house.put([
    ...buildSupplier({ ...supplier, categories: ['greengrocery'] }, now()),
    ...buildProduct(otto.uid, { ingredientId: 'carrot', pack, price }, now()),
  ])
  const change = { pack: { count: 1, size: { amount: '5', unit: 'kg' } } }
  const announced = { supplierId: otto.uid, lineId: 'carrot', change, words: 'Come to us' }
  expect(await house.call(otto, 'announceSpecChange', announced)).toEqual({ result: { kitchensTold: 0 } })
})
