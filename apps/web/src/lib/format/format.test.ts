import { describe, expect, test } from 'vitest'
import { createFormat } from './format.ts'

const format = createFormat('en-GB')

describe('formatting', () => {
  test.each([
    [{ minor: 1250, currency: 'EUR' }, '€12.50'],
    [{ minor: 1250, currency: 'JPY' }, 'JP¥1,250'],
    [{ minor: 1250, currency: 'KWD' }, 'KWD\u00A01.250'],
    [{ minor: -5, currency: 'GBP' }, '-£0.05'],
  ])('money has the currency’s own digits: %j', (amount, expected) => {
    expect(format.money(amount)).toBe(expected)
  })

  test('quantities are rounded only on screen', () => {
    expect(format.quantity({ amount: '0.125', unit: 'kg' })).toBe('0.125\u00A0kg')
    expect(format.quantity({ amount: '0.125', unit: 'kg' }, 2)).toBe('0.13\u00A0kg')
  })

  test('a day has no zone', () => {
    expect(format.day('2026-10-25')).toBe('25 Oct 2026')
  })

  test('from right to left a date stays together behind a name in other letters', () => {
    expect(createFormat('ar').day('2026-10-25')).toMatch(/^\u2068.*25.*\u2069$/u)
    expect(createFormat('de').day('2026-10-25')).toBe('25.10.2026')
  })

  test('what a measure showed keeps its digits, written as the language does', () => {
    expect(['3.50', '-18', '63'].map(createFormat('de').decimal)).toEqual(['3,50', '-18', '63'])
    expect(format.decimal('1250.5')).toBe('1250.5')
  })

  test('a day of the week has its name', () => {
    expect([1, 7].map((day) => format.weekday(day))).toEqual(['Monday', 'Sunday'])
  })

  test('a time is the kitchen’s', () => {
    const at = Date.parse('2026-01-15T23:30:00Z')
    expect(format.time(at, 'Europe/Paris')).toBe('00:30')
  })

  test('shares and ages', () => {
    expect(format.percent(0.2845)).toBe('28.5%')
    expect(format.ago(0, 3 * 86_400_000)).toBe('3 days ago')
  })
})
