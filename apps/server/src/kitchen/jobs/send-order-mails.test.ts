import { buildKitchen } from '@brigade/builders/build-kitchen.ts'
import { buildPriceLine, buildStockLine } from '@brigade/builders/build-pantry.ts'
import { buildSupplierLink } from '@brigade/builders/build-supply.ts'
import { orderMails } from '@brigade/domain/kitchen/ordering/order-mail.ts'
import { orderTotals } from '@brigade/domain/kitchen/ordering/order-totals.ts'
import type { Mail } from '@brigade/platform/mail/outbox.ts'
import { beforeAll, expect, test } from 'vitest'
import { functions } from '../../all-functions.ts'
import { callFunctions, newId, now, refusal, type Somebody } from '../../../testing/call-functions.ts'
import { findDocuments } from '../../core/functions/find-documents.ts'
import { type MailParts, sendOrderMails } from './send-order-mails.ts'

const house = await callFunctions(functions)
const price = { minor: 500, currency: 'EUR' } as const
const kitchenId = newId()
let ines: Somebody
let lena: Somebody

beforeAll(async () => {
  ines = await house.member('ines')
  lena = await house.member('lena')
  const by = { kitchenId, by: ines.uid }
  const at = now()
  await house.put([
    ...buildKitchen({ kitchenId, owner: ines.uid }, at),
    buildStockLine(by, 'leek', { at, unit: 'kg' }),
    buildSupplierLink(by, { linkId: 'farm', name: 'Farm', orderEmail: 'farm@example.com' }, at),
    buildSupplierLink(by, { linkId: 'market', name: 'Market' }, at),
    ...['farm', 'market'].map((linkId) =>
      buildPriceLine(by, 'leek', {
        priceLineId: `leek-${linkId}`,
        supplierName: linkId,
        linkId,
        pack: { count: 1, size: { amount: '5', unit: 'kg' } },
        price,
        priceAt: at,
      }),
    ),
  ])
})

/** Orders two packs from one of the two. */
async function ordered(linkId: 'farm' | 'market') {
  const { result } = await house.call(ines, 'sendOrder', {
    kitchenId,
    linkId,
    lines: [{ priceLineId: `leek-${linkId}`, packs: 2, note: '' }],
    wantedDay: '2030-01-07',
    note: 'Ring twice',
    seenTotals: orderTotals([{ price, packs: 2 }], { currency: 'EUR' }),
    accept: [],
  })
  return { orderId: String(result?.['orderId']), token: String(result?.['token']) }
}

const queued = () => house.platform.documents.transact((tx) => findDocuments(tx, orderMails, {}))
const orderOf = (orderId: string) => house.read(`orders/${orderId}`)

/** One look of the job, through a mail server that takes what it is told to. */
async function look(takes = true, reachesPeople = true) {
  const sent: Mail[] = []
  const parts: MailParts = {
    publicUrl: 'https://brigade.example',
    words: async (_, { order, lines, link }) => ({
      subject: order.number,
      text: `${lines.map(({ packs, name }) => `${packs} ${name}`).join()} ${link}`,
    }),
    outbox: {
      reachesPeople,
      send: async (mail) => {
        if (!takes) throw new Error('The mailbox is full.')
        sent.push(mail)
      },
    },
  }
  await sendOrderMails(house.platform, parts)
  return sent
}

test('an order to a supplier with an address is mailed once, with the link that answers it', async () => {
  const { orderId, token } = await ordered('farm')
  expect(await orderOf(orderId)).toMatchObject({
    channel: 'e-mail',
    mail: { to: 'farm@example.com', state: 'waits' },
  })
  const [mail, ...more] = await look()
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    to: 'farm@example.com',
    text: expect.stringContaining(`https://brigade.example/o/${token}`),
  })
  expect(await orderOf(orderId)).toMatchObject({ mail: { state: 'sent' } })
  expect([await queued(), await look()]).toEqual([[], []])
})

test('a mail that is not taken waits for another try under the same name, and is given up after ten', async () => {
  const { orderId } = await ordered('farm')
  await look(false)
  const [first] = await queued()
  expect(first?.content).toMatchObject({ orderId, tries: 1 })
  expect(first?.content.nextTryAt.seconds).toBeGreaterThan(now().seconds)
  // Not yet due: nothing is tried.
  expect(await look()).toEqual([])
  await house.change(first?.path ?? '', { tries: 9, nextTryAt: now() })
  await look(false)
  expect(await queued()).toEqual([])
  expect(await orderOf(orderId)).toMatchObject({ mail: { state: 'failed' } })
})

test('an order that was called off meanwhile is not mailed', async () => {
  const { orderId } = await ordered('farm')
  await house.change(`orders/${orderId}`, { state: 'cancelled' })
  expect([await look(), await queued()]).toEqual([[], []])
})

test('an order without an address is passed on by hand, with a new link; the old one opens nothing', async () => {
  const { orderId, token } = await ordered('market')
  expect(await queued()).toEqual([])
  expect(await house.call(ines, 'passOrderOn', { orderId, by: 'mail' })).toEqual(
    refusal('FAILED_PRECONDITION', 'no-address'),
  )
  expect(await house.call(lena, 'passOrderOn', { orderId, by: 'hand' })).toEqual(refusal('NOT_FOUND', 'gone'))
  const { result } = await house.call(ines, 'passOrderOn', { orderId, by: 'hand' })
  expect(await orderOf(orderId)).toMatchObject({ channel: 'print', passedOnAt: expect.anything() })
  expect(await house.call(null, 'readOrder', { token })).toEqual(refusal('NOT_FOUND', 'gone'))
  expect((await house.call(null, 'readOrder', { token: result?.['token'] })).result).toMatchObject({
    orderId,
  })
})

test('an address that was added later gets the order by mail', async () => {
  const { orderId } = await ordered('market')
  await house.change(`kitchens/${kitchenId}/supplier-links/market`, { orderEmail: 'market@example.com' })
  const { result } = await house.call(ines, 'passOrderOn', { orderId, by: 'mail' })
  const [mail] = await look()
  expect(mail?.text).toContain(String(result?.['token']))
  expect(await orderOf(orderId)).toMatchObject({
    channel: 'e-mail',
    mail: { state: 'sent', to: 'market@example.com' },
  })
})

test('without a mail server an order never says that it was mailed', async () => {
  const { orderId } = await ordered('farm')
  await look(true, false)
  expect(await queued()).toEqual([])
  expect(await orderOf(orderId)).toMatchObject({ mail: { state: 'failed' } })
})
