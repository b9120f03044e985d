import { describe, expect, test } from 'vitest'
import type { Money } from '../../core/money/money.ts'
import { instantOf } from '../../core/time/local-time.ts'
import { msFromTimestamp, timestampFromMs } from '../../core/time/timestamp.ts'
import { checkCutOff, cutOffAt, type DeliveryTerms, nextReachableDay } from './cut-off.ts'
import { deliveryDayFrom, isDeliveryDay } from './delivery-days.ts'
import { checkMinimum, goodsValue } from './minimum-order.ts'

const zone = 'Europe/Paris'
const at = (date: string, time: string) => timestampFromMs(instantOf({ date, time }, zone))

/** Delivers Monday, Wednesday, Friday; orders until 18:00 the day before. 2026-05-05 is a Tuesday. */
const strict: DeliveryTerms = {
  zone,
  weekdays: [1, 3, 5],
  holidays: [],
  cutOff: { hm: '18:00', daysBefore: 1, mode: 'strict' },
}
const flexible: DeliveryTerms = { ...strict, cutOff: { ...strict.cutOff, mode: 'flexible' } }
const forWednesday = (time: string, acceptsLate = false) => ({
  wantedDay: '2026-05-06',
  now: at('2026-05-05', time),
  acceptsLate,
})

describe('cut-off', () => {
  test('[OR7] cut-off 18:00 Europe/Paris, 18:00:00: sent', () =>
    expect(checkCutOff(forWednesday('18:00:00'), strict)).toEqual({ ok: true, value: 'in-time' }))
  test('[OR7] 18:00:01, strict: refused with the next day', () =>
    expect(checkCutOff(forWednesday('18:00:01', true), strict)).toEqual({
      ok: false,
      problem: { kind: 'late', nextDay: '2026-05-08' },
    }))
  test('[OR7] 18:00:01, flexible: asks once, then sent', () => {
    expect(checkCutOff(forWednesday('18:00:01'), flexible)).toEqual({
      ok: false,
      problem: { kind: 'asks', nextDay: '2026-05-08' },
    })
    expect(checkCutOff(forWednesday('18:00:01', true), flexible)).toEqual({ ok: true, value: 'late' })
  })
  test('[OR7] no supplier drives yesterday, however flexible: late, with the next day', () => {
    const asked = { wantedDay: '2026-05-04', now: at('2026-05-05', '12:00'), acceptsLate: true }
    expect(checkCutOff(asked, flexible)).toEqual({
      ok: false,
      problem: { kind: 'late', nextDay: '2026-05-06' },
    })
    const today = { ...asked, wantedDay: '2026-05-06', now: at('2026-05-06', '00:00') }
    expect(checkCutOff(today, flexible)).toEqual({ ok: true, value: 'late' })
  })
  test('[OR7] a supplier who never drives has no next day', () =>
    expect(checkCutOff(forWednesday('12:00'), { ...strict, weekdays: [] })).toEqual({
      ok: false,
      problem: { kind: 'no-delivery' },
    }))
  test('[OR7] the clock on the wall counts, also when the clocks have changed', () => {
    const cutOff = (day: string) => new Date(msFromTimestamp(cutOffAt(day, strict))).toISOString()
    expect(cutOff('2026-03-28')).toBe('2026-03-27T17:00:00.000Z')
    expect(cutOff('2026-03-30')).toBe('2026-03-29T16:00:00.000Z')
  })
  test("[OR7] the supplier's zone counts, not the kitchen's", () => {
    const farAway = { ...strict, zone: 'America/New_York' }
    expect(checkCutOff(forWednesday('23:59:59'), farAway)).toEqual({ ok: true, value: 'in-time' })
  })
  test('[OR7] a cut-off on the day of the delivery', () => {
    const sameDay = { ...strict, cutOff: { ...strict.cutOff, hm: '06:00', daysBefore: 0 } }
    expect(nextReachableDay(at('2026-05-06', '06:00:00'), sameDay)).toBe('2026-05-06')
    expect(nextReachableDay(at('2026-05-06', '06:00:01'), sameDay)).toBe('2026-05-08')
  })

  test('[OR8] delivers Mon, Wed, Fri; Wed is a holiday; order Tue before cut-off: Friday', () => {
    const terms = { ...strict, holidays: ['2026-05-06'] }
    expect(nextReachableDay(at('2026-05-05', '12:00'), terms)).toBe('2026-05-08')
    expect(checkCutOff(forWednesday('12:00'), terms)).toEqual({
      ok: false,
      problem: { kind: 'no-delivery', nextDay: '2026-05-08' },
    })
  })
  test('[OR8] Sunday is the seventh day', () => {
    const sundays = { weekdays: [7], holidays: [] }
    expect([isDeliveryDay('2026-05-10', sundays), isDeliveryDay('2026-05-11', sundays)]).toEqual([
      true,
      false,
    ])
    expect(deliveryDayFrom('2026-05-04', sundays)).toBe('2026-05-10')
  })
  test('[OR7] a cut-off further back than a year leaves no day to reach', () => {
    const early = { ...strict, cutOff: { ...strict.cutOff, daysBefore: 400 } }
    expect(nextReachableDay(at('2026-05-05', '12:00'), early)).toBeUndefined()
  })
  test('[OR8] a supplier that never drives has no next day', () => {
    const never = { ...strict, weekdays: [] }
    expect(nextReachableDay(at('2026-05-05', '12:00'), never)).toBeUndefined()
    expect(checkCutOff(forWednesday('12:00'), never)).toEqual({ ok: false, problem: { kind: 'no-delivery' } })
  })
})

describe('minimum order', () => {
  const eur = (minor: number): Money => ({ minor, currency: 'EUR' })
  const basket = (minor: number, acceptsBelow = false) => ({ goods: eur(minor), acceptsBelow })
  const eighty = { value: eur(8000), mode: 'strict' } as const

  test('[OR9] minimum 80.00, basket 79.99, strict: refused, 0.01 short', () =>
    expect(checkMinimum(basket(7999, true), eighty)).toEqual({
      ok: false,
      problem: { kind: 'too-small', missing: eur(1) },
    }))
  test('[OR9] basket 80.00: ok', () =>
    expect(checkMinimum(basket(8000), eighty)).toEqual({ ok: true, value: 'reached' }))
  test('[OR9] flexible asks once and then sends', () => {
    const soft = { ...eighty, mode: 'flexible' } as const
    expect(checkMinimum(basket(7999), soft)).toEqual({
      ok: false,
      problem: { kind: 'asks', missing: eur(1) },
    })
    expect(checkMinimum(basket(7999, true), soft)).toEqual({ ok: true, value: 'below' })
  })
  test('[OR9] no minimum is always reached', () =>
    expect(checkMinimum(basket(0), undefined)).toEqual({ ok: true, value: 'reached' }))
  test('[OR9] the goods count as packs times price', () =>
    expect(
      goodsValue(
        [
          { price: eur(1399), packs: 2 },
          { price: eur(1), packs: 3 },
        ],
        'EUR',
      ),
    ).toEqual(eur(2801)))
  test('[OR9] two currencies are never compared or added', () => {
    const pounds = { goods: { minor: 9000, currency: 'GBP' }, acceptsBelow: false } as const
    expect(() => checkMinimum(pounds, eighty)).toThrow(RangeError)
    expect(() => goodsValue([{ price: eur(1), packs: 1 }], 'GBP')).toThrow(RangeError)
  })
})
