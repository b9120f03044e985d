import { describe, expect, test } from 'vitest'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import {
  changedToLess,
  chosenPlan,
  ended,
  isMore,
  missed,
  overLimits,
  paidPrice,
  periodEnd,
  renewed,
  settled,
  subscribed,
} from './change-plan.ts'
import { stepOf } from './subscription-lifecycle.ts'
import { Subscription } from './subscription.ts'

const at = (day: string) => timestampFromMs(Date.parse(`${day}T10:00:00Z`))
const start = at('2026-01-31')
const month = { period: 'month' } as const
const plus = subscribed(undefined, {
  uid: 'rui',
  choice: { of: 'recruiter', step: 'plus', ...month },
  now: start,
})

describe('paying for a plan', () => {
  test('counts from now on, until the same day of the next month or its last one', () => {
    expect(Subscription.parse(plus)).toEqual(plus)
    expect(plus).toMatchObject({ state: 'active', plan: { recruiter: 'plus' }, renewsAt: at('2026-02-28') })
    expect(periodEnd(at('2024-02-29'), 'year')).toEqual(at('2025-02-28'))
  })

  test('a second app joins the first, a bundle takes the place of both', () => {
    const both = chosenPlan(plus, { of: 'chef', step: 'full', ...month })
    expect(both).toEqual({ plan: { recruiter: 'plus', chef: 'full' }, period: 'month' })
    expect(paidPrice(both)).toEqual({ minor: 3900 + 4900, currency: 'EUR' })
    expect(paidPrice({ ...both, period: 'year' }).minor).toBe(88_000)
    expect(chosenPlan(both, { of: 'bundle', step: 'plus', period: 'year' })).toEqual({
      plan: {},
      bundle: 'plus',
      period: 'year',
    })
  })

  test('more is what an app does not have yet', () => {
    const now = at('2026-02-01')
    expect(isMore(undefined, { of: 'chef', step: 'plus', ...month }, now)).toBe(true)
    expect(isMore(plus, { of: 'recruiter', step: 'full', ...month }, now)).toBe(true)
    expect(isMore(plus, { of: 'recruiter', step: 'plus', period: 'year' }, now)).toBe(false)
    expect(isMore(plus, { of: 'recruiter', step: 'free', ...month }, now)).toBe(false)
    expect(isMore(plus, { of: 'bundle', step: 'plus', ...month }, now)).toBe(true)
  })
})

describe('what becomes of a payment', () => {
  test('one that did not go through leaves the plan for 14 days of grace, and a later one mends it', () => {
    const late = missed(plus, at('2026-02-28'))
    expect(late).toMatchObject({ state: 'past due', stateAt: at('2026-02-28'), plan: { recruiter: 'plus' } })
    expect(missed(late, at('2026-03-01'))).toBe(late)
    expect(stepOf('recruiter', late, at('2026-03-13'))).toBe('plus')
    expect(stepOf('recruiter', late, at('2026-03-14'))).toBe('free')
    expect(renewed(late, at('2026-03-28'), at('2026-03-02'))).toMatchObject({
      state: 'active',
      renewsAt: at('2026-03-28'),
    })
  })
  test('one within a period, such as for more, is mended without a new period', () => {
    const late = missed({ ...plus, next: { plan: {}, ...month } }, at('2026-02-10'))
    expect(settled(late, at('2026-02-12'))).toEqual({ ...late, state: 'active', stateAt: at('2026-02-12') })
    const over = ended(late, at('2026-02-25'))
    expect(settled(over, at('2026-02-26'))).toBe(over)
  })
  test('over is over once, and nothing is renewed from there', () => {
    const over = ended(plus, at('2026-03-14'))
    expect(over).toMatchObject({ state: 'ended', stateAt: at('2026-03-14') })
    expect(ended(over, at('2026-03-15'))).toBe(over)
    expect(renewed(over, at('2026-04-01'), at('2026-03-15'))).toBe(over)
  })
  test('who pays again after the end begins anew, and keeps the number the provider knows them by', () => {
    const choice = { of: 'chef', step: 'plus', ...month } as const
    const known = { ...ended(plus, at('2026-03-14')), providerId: 'cus_1' }
    expect(subscribed(known, { uid: 'rui', choice, now: at('2026-04-01') })).toMatchObject({
      plan: { chef: 'plus' },
      createdAt: plus.createdAt,
      providerId: 'cus_1',
    })
    expect(subscribed(undefined, { uid: 'rui', choice, now: start, providerId: 'cus_2' })).toMatchObject({
      providerId: 'cus_2',
    })
  })
  test('a bundle stays beside what is chosen for one app, and goes with "free"', () => {
    const bundled = { plan: {}, bundle: 'plus', ...month } as const
    expect(chosenPlan(bundled, { of: 'chef', step: 'full', ...month })).toEqual({
      plan: { chef: 'full' },
      bundle: 'plus',
      period: 'month',
    })
    expect(chosenPlan(bundled, { of: 'bundle', step: 'free', ...month })).toEqual({
      plan: {},
      period: 'month',
    })
  })
})

describe('paying for less', () => {
  test('a cancelled plan that is taken up at a lower step runs on', () => {
    const cancelled = changedToLess(plus, { of: 'recruiter', step: 'free', ...month }, at('2026-02-10'))
    const again = cancelled.ok
      ? changedToLess(cancelled.value, { of: 'recruiter', step: 'plus', ...month }, at('2026-02-11'))
      : cancelled
    expect(again).toMatchObject({
      ok: true,
      value: { state: 'active', next: { plan: { recruiter: 'plus' } } },
    })
  })

  test('to nothing is cancelled: the plan runs to the end of its period, and is then over', () => {
    const less = changedToLess(plus, { of: 'recruiter', step: 'free', ...month }, at('2026-02-10'))
    expect(less).toMatchObject({ ok: true, value: { state: 'cancelled', renewsAt: at('2026-02-28') } })
    const cancelled = less.ok ? less.value : undefined
    expect(stepOf('recruiter', cancelled, at('2026-02-27'))).toBe('plus')
    expect(stepOf('recruiter', cancelled, at('2026-02-28'))).toBe('free')
  })

  test('to a lower step counts from the end of the period on, and is paid from then', () => {
    const full = subscribed(plus, {
      uid: 'rui',
      choice: { of: 'recruiter', step: 'full', ...month },
      now: at('2026-02-01'),
    })
    const less = changedToLess(full, { of: 'recruiter', step: 'plus', ...month }, at('2026-02-10'))
    const lesser = less.ok ? less.value : full
    expect(lesser.state).toBe('active')
    expect(stepOf('recruiter', lesser, at('2026-02-28'))).toBe('full')
    expect(stepOf('recruiter', lesser, at('2026-03-01'))).toBe('plus')
    const paid = renewed(lesser, at('2026-04-01'), at('2026-03-01'))
    expect(paid).toMatchObject({ plan: { recruiter: 'plus' }, renewsAt: at('2026-04-01') })
    expect(paid.next).toBeUndefined()
  })

  test('without anything running there is nothing to change', () => {
    const free = { of: 'recruiter', step: 'free', ...month } as const
    expect(changedToLess(undefined, free, start)).toEqual({ ok: false, problem: 'state' })
    expect(changedToLess({ ...plus, state: 'ended' }, free, start)).toEqual({ ok: false, problem: 'state' })
  })

  test('what is over the lower limits is named, exactly at one is not', () => {
    const used = new Map([
      ['open jobs', 3] as const,
      ['seats per hiring team', 3] as const,
      ['recipes per kitchen', 140] as const,
    ])
    expect(overLimits(used, { plan: {}, period: 'month' })).toEqual(['recipes per kitchen', 'open jobs'])
    expect(overLimits(used, { plan: { chef: 'plus' }, bundle: 'free', period: 'month' })).toEqual([
      'open jobs',
    ])
    expect(overLimits(used, { plan: {}, bundle: 'full', period: 'month' })).toEqual([])
  })
})
