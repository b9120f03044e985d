import { describe, expect, test } from 'vitest'
import type { Money } from '../../core/money/money.ts'
import { instantOf } from '../../core/time/local-time.ts'
import { DAY_MS, HOUR_MS, lengthMs, MINUTE_MS, type Span } from '../../core/time/span.ts'
import { overtimePay } from './overtime-pay.ts'
import { rotaDayOf, rotaDayOfDate, rotaWeekName, rotaWeekSpan } from '../../core/time/rota-week.ts'
import { shiftPay } from './shift-pay.ts'
import { workedMs } from './worked-time.ts'

const ZONE = 'Europe/Paris'
const at = (date: string, time: string) => instantOf({ date, time }, ZONE)
const eur = (minor: number): Money => ({ minor, currency: 'EUR' })
const lasting = (ms: number): Span => ({ startMs: 0, endMs: ms })

describe('length and pay', () => {
  const october = { startMs: at('2026-10-24', '22:00'), endMs: at('2026-10-25', '06:00') }
  const march = { startMs: at('2026-03-28', '22:00'), endMs: at('2026-03-29', '06:00') }

  test('[RO6] Paris 24 Oct 2026 22:00 – 06:00 is 9 h, 28 Mar 2026 22:00 – 06:00 is 7 h', () => {
    expect(lengthMs(october)).toBe(9 * HOUR_MS)
    expect(lengthMs(march)).toBe(7 * HOUR_MS)
  })

  test('[RO6] the pay of those nights is for 9 h and 7 h', () => {
    expect(shiftPay(october, 0, eur(1500))).toEqual(eur(13_500))
    expect(shiftPay(march, 0, eur(1500))).toEqual(eur(10_500))
  })

  test('[PY3] 44 h at 20.00 are 920.00, 40 h at 20.00 are 800.00', () => {
    const usd = (minor: number): Money => ({ minor, currency: 'USD' })
    expect(overtimePay(44 * HOUR_MS, usd(2000))).toEqual(usd(92_000))
    expect(overtimePay(40 * HOUR_MS, usd(2000))).toEqual(usd(80_000))
    expect(overtimePay(40 * HOUR_MS + MINUTE_MS, usd(2000))).toEqual(usd(80_050))
    expect(overtimePay(0, usd(2000))).toEqual(usd(0))
  })

  test('[PY4] 7 h 50 less 20 min at 13.37 is 100.28', () => {
    expect(shiftPay(lasting(7 * HOUR_MS + 50 * MINUTE_MS), 20, eur(1337))).toEqual(eur(10_028))
  })

  test('[PY4] rounds once, in the digits of the currency, and never pays less than nothing', () => {
    expect(shiftPay(lasting(20 * MINUTE_MS), 0, { minor: 1000, currency: 'JPY' })).toEqual({
      minor: 333,
      currency: 'JPY',
    })
    expect(workedMs(lasting(15 * MINUTE_MS), 30)).toBe(0)
    expect(shiftPay(lasting(15 * MINUTE_MS), 30, eur(1500))).toEqual(eur(0))
  })
})

describe('rota week', () => {
  test('[RO9] Sunday 3 May 2026 22:00 – Monday 06:00 counts for week 18, Sunday', () => {
    const day = rotaDayOf(at('2026-05-03', '22:00'), ZONE)
    expect(day).toEqual({ date: '2026-05-03', year: 2026, week: 18, weekday: 7 })
    expect(rotaWeekName(day)).toBe('2026-W18')
    expect(rotaDayOf(at('2026-05-04', '00:00'), ZONE)).toMatchObject({ week: 19, weekday: 1 })
  })

  test('[RO9] the turn of the year: a week belongs to the year of its Thursday', () => {
    const name = (date: string) => rotaWeekName(rotaDayOfDate(date))
    expect(name('2026-01-01')).toBe('2026-W01')
    expect(name('2025-12-29')).toBe('2026-W01')
    expect(name('2026-12-31')).toBe('2026-W53')
    expect(name('2027-01-03')).toBe('2026-W53')
    expect(name('2027-01-04')).toBe('2027-W01')
    expect(name('2024-12-30')).toBe('2025-W01')
  })

  test('[RO9] Monday 00:00 on the wall of the kitchen, whichever day is asked; 167 h and 169 h when clocks change', () => {
    const hours = (date: string) => lengthMs(rotaWeekSpan(rotaDayOfDate(date), ZONE)) / HOUR_MS
    expect(rotaWeekSpan(rotaDayOfDate('2026-05-03'), ZONE)).toEqual({
      startMs: Date.parse('2026-04-27T00:00:00+02:00'),
      endMs: Date.parse('2026-05-04T00:00:00+02:00'),
    })
    expect(rotaWeekSpan(rotaDayOfDate('2026-04-27'), ZONE).startMs).toBe(at('2026-04-27', '00:00'))
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-05-03')]).toEqual([
      167,
      169,
      (7 * DAY_MS) / HOUR_MS,
    ])
  })
})
