import { describe, expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { countedThings, planLimits } from './limits.table.ts'
import { isInForce, stepOf } from './subscription-lifecycle.ts'
import { planPrice } from './plan-price.ts'
import type { Subscription } from './subscription.ts'
import { limitOf, mayMakeOneMore, usageLine } from './usage.ts'

const day = (count: number, ms = 0) => timestampFromMs(Date.UTC(2026, 4, 3) + count * 86_400_000 + ms)
const guest = { kind: 'guest' } as const
const member = (step: 'free' | 'plus' | 'full') => ({ kind: 'member', step }) as const

describe('limits', () => {
  test('each step has at least what the one below it has', () => {
    for (const thing of countedThings) {
      const { free, plus, full } = planLimits[thing]
      expect(free).toBeLessThanOrEqual(plus)
      expect(full === null || plus <= full).toBe(true)
    }
    expect(countedThings).toHaveLength(Object.keys(planLimits).length)
  })

  test('the figures of the product', () => {
    const freeOf = (thing: (typeof countedThings)[number]) => limitOf(thing, member('free'), 'manual')
    expect(countedThings.map(freeOf)).toEqual([1, 60, 60, 10, 5, 15, 3, 24, 2, 5, 15, 3])
    expect(limitOf('recipes per kitchen', member('full'), 'payment')).toBeUndefined()
    expect(limitOf('contact requests per month', member('full'), 'payment')).toBe(500)
  })

  test('where nothing is sold members have everything, guests have what guests have', () => {
    expect(limitOf('open jobs', member('free'), 'off')).toBeUndefined()
    expect(limitOf('recipes per kitchen', guest, 'off')).toBe(15)
    expect(limitOf('open jobs', guest, 'off')).toBe(0)
  })

  test('one more is refused at the limit, with the counts for the words', () => {
    const free = { holder: member('free'), billing: 'manual' } as const
    expect(mayMakeOneMore('recipes per kitchen', 59, free)).toEqual({ ok: true, value: true })
    expect(mayMakeOneMore('recipes per kitchen', 60, free)).toEqual({
      ok: false,
      problem: { thing: 'recipes per kitchen', app: 'chef', step: 'free', used: 60, limit: 60 },
    })
    expect(mayMakeOneMore('recipes per kitchen', 140, free)).toMatchObject({ problem: { used: 140 } })
    expect(mayMakeOneMore('recipes per kitchen', 15, { holder: guest, billing: 'off' })).toMatchObject({
      problem: { step: 'guest', limit: 15 },
    })
  })

  test.each([
    [47, 60, 'free'],
    [48, 60, 'near'],
    [59, 60, 'near'],
    [60, 60, 'full'],
    [140, 60, 'over'],
    [140, undefined, 'free'],
    [0, 0, 'full'],
  ])('%d used of %s: %s', (used, limit, state) => {
    expect(usageLine('recipes per kitchen', used, limit)).toEqual({
      thing: 'recipes per kitchen',
      used,
      limit,
      state,
    })
  })
})

describe('subscriptions', () => {
  const subscription = (change: Partial<Subscription>): Subscription => ({
    ...newCommonFields('rui', day(0)),
    plan: { recruiter: 'plus' },
    period: 'month',
    state: 'active',
    stateAt: day(0),
    renewsAt: day(30),
    tried: [],
    ...change,
  })

  test('each state gives its plan until its time is over', () => {
    const inForce = (state: Subscription['state'], at: ReturnType<typeof day>) =>
      isInForce(subscription({ state }), at)
    expect(inForce('active', day(400))).toBe(true)
    expect([inForce('trial', day(30, -1)), inForce('trial', day(30))]).toEqual([true, false])
    expect([inForce('cancelled', day(30, -1)), inForce('cancelled', day(30))]).toEqual([true, false])
    expect([inForce('past due', day(14, -1)), inForce('past due', day(14))]).toEqual([true, false])
    expect(inForce('ended', day(0))).toBe(false)
  })

  test('the higher of the app’s own step and the bundle’s counts', () => {
    expect(stepOf('recruiter', subscription({}), day(1))).toBe('plus')
    expect(stepOf('chef', subscription({}), day(1))).toBe('free')
    expect(stepOf('chef', subscription({ bundle: 'full' }), day(1))).toBe('full')
    expect(stepOf('recruiter', subscription({ bundle: 'free' }), day(1))).toBe('plus')
    expect(stepOf('recruiter', subscription({ state: 'ended' }), day(1))).toBe('free')
    expect(stepOf('recruiter', undefined, day(1))).toBe('free')
  })

  test('a year costs ten months', () => {
    expect(planPrice('chef', 'plus', 'month')).toEqual({ minor: 1900, currency: 'EUR' })
    expect(planPrice('chef', 'plus', 'year')).toEqual({ minor: 19_000, currency: 'EUR' })
    expect(planPrice('bundle', 'full', 'month')).toEqual({ minor: 12_000, currency: 'EUR' })
    expect(planPrice('agency', 'free', 'year').minor).toBe(0)
  })
})
