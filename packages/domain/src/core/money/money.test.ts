import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convert } from '../quantities/convert.ts'
import { exactFromDecimal, exactFromInt } from '../quantities/exact.ts'
import { Money, type Currency } from './money.ts'
import { moneyFromExact, moneyText, netOfVat, priceOfPacks, splitMoney } from './money-arithmetic.ts'
import { moneyFromTyped } from './money-from-typed.ts'
import { unitPrice } from './unit-price.ts'

const eur = (minor: number): Money => ({ minor, currency: 'EUR' })

describe('money', () => {
  test('[MO1] 2 packs of 12 pieces at 13.99 are 27.98', () =>
    expect(priceOfPacks(eur(1399), 2)).toEqual(eur(2798)))
  test('[MO1] half a minor unit is no money', () =>
    expect(Money.safeParse({ minor: 0.5, currency: 'EUR' }).success).toBe(false))

  test('[MO2] 160 g from a pack of 1 kg at 9.50 cost 1.52', () => {
    const perKg = unitPrice(eur(950), { count: 1, size: { amount: '1', unit: 'kg' } })
    const kg = convert({ amount: '160', unit: 'g' }, 'kg')
    expect(kg !== 'not-convertible' && moneyFromExact(perKg.mul(kg), 'EUR')).toEqual(eur(152))
  })
  test('[MO2] 5 of 12 for 13.99 cost 5.83', () => {
    const perPiece = unitPrice(eur(1399), { count: 12, size: { amount: '1', unit: 'piece' } })
    expect(moneyFromExact(perPiece.mul(5), 'EUR')).toEqual(eur(583))
  })

  test.each<[string, Currency, number | string]>([
    ['1200.50', 'JPY', 'too-many-digits'],
    ['1200.00', 'JPY', 1200],
    ['1.234', 'KWD', 1234],
    ['1.500', 'KWD', 1500],
    ['1.500', 'JPY', 'ambiguous'],
    ['9.5', 'EUR', 950],
    ['9.505', 'EUR', 'too-many-digits'],
    ['1.500', 'EUR', 'ambiguous'],
    ['0.500', 'EUR', 50],
    ['1.500,00', 'EUR', 150_000],
    ['٩٫٥', 'EUR', 950],
    ['-1', 'EUR', 'not-a-number'],
    ['ten', 'EUR', 'not-a-number'],
  ])('[MO3] typed %s in %s gives %s', (text, currency, expected) => {
    const typed = moneyFromTyped(text, currency)
    expect(typed.ok ? typed.money.minor : typed.problem).toBe(expected)
  })
  test('[MO3] money is written with the digits of its currency', () => {
    expect([
      moneyText(eur(950)),
      moneyText({ minor: 1200, currency: 'JPY' }),
      moneyText({ minor: -5, currency: 'KWD' }),
    ]).toEqual(['9.50', '1200', '-0.005'])
  })

  const minors = (parts: readonly Money[]): number[] => parts.map(({ minor }) => minor)
  test('[MO4] 10.00 over 3 equal lines is 3.34, 3.33, 3.33', () =>
    expect(minors(splitMoney(eur(1000), [1, 1, 1].map(exactFromInt)))).toEqual([334, 333, 333]))
  test('[MO4] 1.00 by weights 1, 1, 4 is 0.17, 0.17, 0.66', () =>
    expect(minors(splitMoney(eur(100), [1, 1, 4].map(exactFromInt)))).toEqual([17, 17, 66]))
  test('[MO4] weights that all vanish are refused', () =>
    expect(() => splitMoney(eur(100), [exactFromInt(0)])).toThrow(RangeError))
  test('[MO4] the parts always add up to the whole', () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 })
      .filter((all) => all.some((one) => one > 0))
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), weights, (minor, shares) => {
        const parts = splitMoney(eur(minor), shares.map(exactFromInt))
        expect(minors(parts).reduce((sum, part) => sum + part, 0)).toBe(minor)
      }),
    )
  })

  test('[MO5] 12.00 gross at 20 % is net 10.00 and VAT 2.00', () =>
    expect(netOfVat(eur(1200), '20')).toEqual({ net: eur(1000), vat: eur(200) }))
  test('[MO5] 9.99 gross at 10 % is net 9.08 and VAT 0.91', () =>
    expect(netOfVat(eur(999), '10')).toEqual({ net: eur(908), vat: eur(91) }))
  test('[MO5] without VAT net is gross', () =>
    expect(netOfVat(eur(999), '0')).toEqual({ net: eur(999), vat: eur(0) }))
  test('[MO5] net and VAT always add up to gross', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 2700 }),
        (minor, rate) => {
          const { net, vat } = netOfVat(eur(minor), exactFromDecimal(String(rate)).div(100).toString())
          expect(net.minor + vat.minor).toBe(minor)
        },
      ),
    )
  })
})

describe('a price as it stands on an invoice', () => {
  test.each([
    ['£88.40', 'GBP', 8840],
    ['88,40 €', 'EUR', 8840],
    ['EUR 12', 'EUR', 1200],
    ['12.50 zł', 'PLN', 1250],
    ['US$ 3', 'USD', undefined],
    ['$3', 'USD', 300],
    ['$3', 'GBP', undefined],
    ['3 EUR', 'GBP', undefined],
    ['£3 GBP', 'GBP', undefined],
    ['£', 'GBP', undefined],
  ] as const)('[MO3] %s in %s', (text, currency, minor) => {
    const typed = moneyFromTyped(text, currency)
    expect(typed.ok ? typed.money.minor : undefined).toBe(minor)
  })
})
