import { createServer } from 'node:http'
import { idOf } from '@brigade/contract/path.ts'
import { planPrice } from '@brigade/domain/people/plans/plan-price.ts'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planFunctions } from '../functions/plans/plan-functions.ts'
import { callFunctions, newId, refusal, type Somebody } from '../../../testing/call-functions.ts'
import { registerBilling } from './register-billing.ts'
import { stripePayments } from './stripe-payments.ts'

const WEBHOOK_SECRET = 'whsec_of_this_test'
const CHECKOUT = 'https://checkout.example/pay'
const asked: string[] = []
/** What Stripe answers to endings instead, one after the other. */
const troubles: { readonly status: number; readonly code: string }[] = []

/** Stands where Stripe's servers stand, and notes what the library asks of them. */
const stripeServer = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    asked.push(`${request.method} ${request.url} ${decodeURIComponent(Buffer.concat(chunks).toString())}`)
    response.setHeader('content-type', 'application/json')
    const trouble = request.method === 'DELETE' ? troubles.shift() : undefined
    if (trouble !== undefined) {
      response.writeHead(trouble.status, { 'stripe-should-retry': 'false' })
      response.end(JSON.stringify({ error: { type: 'invalid_request_error', code: trouble.code } }))
      return
    }
    response.end(
      JSON.stringify({
        id: 'sub_1',
        url: CHECKOUT,
        items: { data: [{ id: 'si_1', price: { product: 'prod_1' } }] },
      }),
    )
  })
})
await new Promise<void>((resolve) => stripeServer.listen(0, '127.0.0.1', resolve))
afterAll(() => void stripeServer.close())

const address = stripeServer.address()
const port = typeof address === 'object' && address !== null ? address.port : 0
const stripe = new Stripe('sk_test_x', { host: '127.0.0.1', port, protocol: 'http', telemetry: false })
const payments = stripePayments(stripe, 'https://brigade.example')
const house = await callFunctions(planFunctions({ mode: 'stripe', payments }))
const { documents } = house.platform

let rui: Somebody
let sam: Somebody

beforeAll(async () => {
  await registerBilling(house.app, { stripe, webhookSecret: WEBHOOK_SECRET, payments, documents })
  rui = await house.member('rui')
  sam = await house.member('sam')
})

/** Sends an event as Stripe does; `secret` is another one for somebody who only pretends. */
async function tell(type: string, object: object, secret = WEBHOOK_SECRET): Promise<number> {
  const payload = JSON.stringify({ id: `evt_${newId()}`, object: 'event', type, data: { object } })
  const signature = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret })
  const answer = await house.app.inject({
    method: 'POST',
    url: '/billing/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
  return answer.statusCode
}

const choice = (step: 'free' | 'plus' | 'full') =>
  ({ of: 'recruiter', step, period: 'month', seenPrice: planPrice('recruiter', step, 'month') }) as const
const own = async (who = rui) => (await house.call(who, 'readOwnPlan', {})).result
const session = ({ uid } = rui, subscription = 'sub_1') => ({
  payment_status: 'paid',
  subscription,
  metadata: { uid, of: 'recruiter', step: 'plus', period: 'month' },
})
const invoice = (end: number, reason = 'subscription_cycle') => ({
  billing_reason: reason,
  lines: { data: [{ period: { end } }] },
  parent: { subscription_details: { subscription: 'sub_1', metadata: { uid: rui.uid } } },
})

test('the way to the payment leads on to Stripe, with the price that was shown', async () => {
  const { result } = await house.call(rui, 'startCheckout', choice('plus'))
  const answer = await house.app.inject({ method: 'GET', url: String(result?.['url']) })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, CHECKOUT])
  expect(asked.at(-1)).toContain('POST /v1/checkout/sessions')
  expect(asked.at(-1)).toContain('[unit_amount]=3900')
  const nowhere = await house.app.inject({ method: 'GET', url: `/billing/checkout/${newId()}` })
  expect(nowhere.headers.location).toBe('/subscribe')
})

test('only what Stripe has signed counts', async () => {
  expect(await tell('checkout.session.completed', session(), 'whsec_of_somebody_else')).toBe(400)
  const unsigned = await house.app.inject({ method: 'POST', url: '/billing/stripe', payload: session() })
  expect(unsigned.statusCode).toBe(400)
  expect(await own()).toMatchObject({ steps: { recruiter: 'free' } })
})

test('paid once, also when it is told twice; then changed, missed, paid again and over', async () => {
  expect(await tell('checkout.session.completed', { ...session(), payment_status: 'unpaid' })).toBe(200)
  expect(await own()).toMatchObject({ subscription: null })
  await tell('checkout.session.completed', session())
  const first = await own()
  expect(first).toMatchObject({ steps: { recruiter: 'plus' }, waiting: null })
  await tell('checkout.session.completed', session())
  expect(await own()).toEqual(first)
  expect(await house.call(rui, 'startCheckout', choice('full'))).toEqual(
    refusal('FAILED_PRECONDITION', 'state'),
  )

  await house.call(rui, 'changePlan', choice('full'))
  expect(asked.at(-1)).toContain('proration_behavior=always_invoice')
  expect(await own()).toMatchObject({ steps: { recruiter: 'full' } })
  await house.call(rui, 'changePlan', choice('plus'))
  expect(asked.at(-1)).toContain('proration_behavior=none')
  expect(await own()).toMatchObject({ steps: { recruiter: 'full' }, subscription: { changesThen: true } })

  await tell('invoice.payment_failed', invoice(0))
  expect(await own()).toMatchObject({ subscription: { state: 'past due', graceUntil: {} } })
  const end = Math.floor(Date.now() / 1000) + 86_400
  await tell('invoice.paid', invoice(end))
  expect(await own()).toMatchObject({
    steps: { recruiter: 'plus' },
    subscription: { state: 'active', renewsAt: { seconds: end }, changesThen: false },
  })

  await tell('invoice.payment_failed', invoice(0, 'subscription_update'))
  await tell('invoice.paid', invoice(0, 'subscription_update'))
  expect(await own()).toMatchObject({
    subscription: { state: 'active', renewsAt: { seconds: end }, graceUntil: null },
  })

  await house.call(rui, 'cancelPlan', { of: 'recruiter' })
  expect(asked.at(-1)).toContain('cancel_at_period_end=true')
  await tell('customer.subscription.deleted', { id: 'sub_2', metadata: { uid: rui.uid } })
  expect(await own()).toMatchObject({ subscription: { state: 'cancelled' } })
  await tell('customer.subscription.deleted', { id: 'sub_1', metadata: { uid: rui.uid } })
  expect(await own()).toMatchObject({ steps: { recruiter: 'free' }, subscription: null })
})

test('a payment that takes days gives the plan when it has come, and settles what was asked for when it has not', async () => {
  const pay = async () => (await house.call(sam, 'startCheckout', choice('plus'))).result
  const way = String((await pay())?.['url'])
  const token = idOf(way)
  await house.app.inject({ method: 'GET', url: way })
  expect(asked.at(-1)).toContain(`metadata[token]=${token}`)
  const unpaid = { ...session(sam), payment_status: 'unpaid' }
  const ofToken = (known: string) => ({ ...unpaid, metadata: { ...unpaid.metadata, token: known } })

  await tell('checkout.session.completed', ofToken(token))
  await tell('checkout.session.async_payment_failed', ofToken(newId()))
  expect(await own(sam)).toMatchObject({ subscription: null, waiting: { step: 'plus' } })
  await tell('checkout.session.async_payment_failed', ofToken(token))
  expect(await own(sam)).toMatchObject({ subscription: null, waiting: null })

  await pay()
  await tell('checkout.session.async_payment_succeeded', session(sam))
  expect(await own(sam)).toMatchObject({ steps: { recruiter: 'plus' }, waiting: null })
})

test('what a payment takes the place of is ended at Stripe, until it is told that it is', async () => {
  const again = session(sam, 'sub_2')
  const endings = () => asked.filter((line) => line.startsWith('DELETE /v1/subscriptions/sub_1')).length
  troubles.push({ status: 503, code: 'api_error' }, { status: 404, code: 'resource_missing' })
  expect(await tell('checkout.session.completed', again)).toBe(503)
  expect(await own(sam)).toMatchObject({ steps: { recruiter: 'plus' } })
  expect(await tell('checkout.session.completed', again)).toBe(200)
  expect(endings()).toBe(2)
  expect(await tell('checkout.session.completed', again)).toBe(200)
  expect(endings()).toBe(2)
})
