import { describe, expect, test } from 'vitest'
import {
  daysAfter,
  daysBetween,
  instantOf,
  localDateAndTime,
  monthsAfter,
  nextDay,
  previousDay,
} from './local-time.ts'
import { serviceDayOf } from './service-day.ts'
import { Zone } from './zone.ts'

const paris = { zone: 'Europe/Paris', dayStartsAt: '04:00' }
const at = (date: string, time: string, zone = 'Europe/Paris') => instantOf({ date, time }, zone)
const utc = (ms: number) => new Date(ms).toISOString()

describe('service day', () => {
  test('[TK7] 03:59 still belongs to the day before, 04:00 to the new one', () => {
    expect(serviceDayOf(at('2026-05-03', '03:59'), paris)).toBe('2026-05-02')
    expect(serviceDayOf(at('2026-05-03', '04:00'), paris)).toBe('2026-05-03')
  })

  test('[TK7] the kitchen decides when its day starts', () => {
    const early = { ...paris, dayStartsAt: '00:00' }
    expect(serviceDayOf(at('2026-05-03', '00:00'), early)).toBe('2026-05-03')
    expect(serviceDayOf(at('2026-05-02', '23:59'), early)).toBe('2026-05-02')
  })

  test('[TK7] the service day holds 23 h when the clocks go forward and 25 h when they go back', () => {
    const hours = (from: string, to: string) => (at(to, '04:00') - at(from, '04:00')) / 3_600_000
    expect(hours('2026-03-28', '2026-03-29')).toBe(23)
    expect(hours('2026-10-24', '2026-10-25')).toBe(25)
    expect(serviceDayOf(at('2026-03-29', '03:30'), paris)).toBe('2026-03-28')
  })

  test('[TK7] one instant is another day in another zone', () => {
    const instant = Date.parse('2026-05-03T03:30:00Z')
    expect(serviceDayOf(instant, { ...paris, zone: 'Asia/Tokyo' })).toBe('2026-05-03')
    expect(serviceDayOf(instant, { ...paris, zone: 'America/New_York' })).toBe('2026-05-02')
  })
})

describe('local time', () => {
  test('[RO7] a time that does not exist moves forward by the gap', () => {
    const instant = at('2026-03-29', '02:30')
    expect(utc(instant)).toBe('2026-03-29T01:30:00.000Z')
    expect(localDateAndTime(instant, 'Europe/Paris')).toEqual({ date: '2026-03-29', time: '03:30:00' })
  })

  test('[RO7] a time that exists twice means the first, unless the second is chosen', () => {
    expect(utc(at('2026-10-25', '02:30'))).toBe('2026-10-25T00:30:00.000Z')
    expect(utc(instantOf({ date: '2026-10-25', time: '02:30' }, 'Europe/Paris', 'second'))).toBe(
      '2026-10-25T01:30:00.000Z',
    )
  })

  test('[RO7] there and back gives the same time, also in odd zones and before 1970', () => {
    for (const zone of ['Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia', 'America/St_Johns', 'UTC']) {
      for (const date of ['2026-01-15', '2026-07-15', '1965-06-01']) {
        const local = { date, time: '12:34:56' }
        expect(localDateAndTime(instantOf(local, zone), zone)).toEqual(local)
      }
    }
  })

  test('midnight is 00, not 24', () => {
    expect(localDateAndTime(Date.parse('2026-05-03T00:00:00Z'), 'UTC')).toEqual({
      date: '2026-05-03',
      time: '00:00:00',
    })
  })

  test('an unknown zone is refused', () => {
    expect(Zone.safeParse('Europe/Atlantis').success).toBe(false)
    expect(Zone.safeParse('').success).toBe(false)
    expect(Zone.safeParse('Europe/Paris').success).toBe(true)
    expect(() => localDateAndTime(0, 'Europe/Atlantis')).toThrow(RangeError)
  })
})

describe('calendar', () => {
  test('days run over months and leap years', () => {
    expect(nextDay('2028-02-28')).toBe('2028-02-29')
    expect(previousDay('2026-01-01')).toBe('2025-12-31')
    expect(daysAfter('2026-05-10', -40)).toBe('2026-03-31')
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  })

  test('months end with the month', () => {
    expect(monthsAfter('2026-08-31', 6)).toBe('2027-02-28')
    expect(monthsAfter('2026-12-31', 2)).toBe('2027-02-28')
    expect(monthsAfter('2026-01-15', 24)).toBe('2028-01-15')
  })
})
