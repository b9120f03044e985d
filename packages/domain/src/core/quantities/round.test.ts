import { Fraction } from 'fraction.js'
import { describe, expect, test } from 'vitest'
import { describeAmount, describeQuantity } from './describe-quantity.ts'
import { exactFromDecimal } from './exact.ts'
import { decimalFromExact, nearestDecimal, roundToInt, roundToText } from './round.ts'
import { temperatureText } from './temperature.ts'

describe('rounding', () => {
  test('[UN11] 0.125 at 2 places is 0.13', () =>
    expect(roundToText(exactFromDecimal('0.125'), 2)).toBe('0.13'))
  test('[UN11] -2.5 at 0 places is -3', () => expect(roundToText(exactFromDecimal('-2.5'), 0)).toBe('-3'))
  test('[UN11] halves go away from zero, whichever side they are on', () =>
    expect(
      ['-2.5', '-2.499999', '-0.5', '0', '0.4', '0.5', '2.5'].map((text) =>
        roundToInt(exactFromDecimal(text)),
      ),
    ).toEqual([-3, -2, -1, 0, 0, 1, 3]))
  test('[UN11] 2.5 at 0 places is 3', () => expect(roundToText(exactFromDecimal('2.5'), 0)).toBe('3'))
  test('[UN11] just below a half goes down', () =>
    expect(roundToText(exactFromDecimal('0.1249999'), 2)).toBe('0.12'))
  test('[UN11] places are filled up', () => expect(roundToText(exactFromDecimal('-0.5'), 2)).toBe('-0.50'))
  test('[UN9] a third is never stored as a decimal', () =>
    expect(decimalFromExact(new Fraction(1, 3))).toBeUndefined())

  test('[UN11] nothing is "0", with as many places as are asked for', () =>
    expect([0, 2].map((places) => roundToText(exactFromDecimal('0'), places))).toEqual(['0', '0.00']))
  test('[UN11] what rounds to nothing has no sign', () =>
    expect(roundToText(exactFromDecimal('-0.001'), 2)).toBe('0.00'))
  test('[UN9] a derived amount is kept as the nearest decimal, halves away from zero', () =>
    expect(
      [new Fraction(1, 3), new Fraction(-5, 10_000_000), new Fraction(10), new Fraction(0)].map(
        nearestDecimal,
      ),
    ).toEqual(['0.333333', '-0.000001', '10', '0']))
  test('[UN9] and not at all where it is too large, or would be lost', () =>
    expect(
      ['1000000000', '999999999.9999996', '0.0000004', '-0.0000004'].map((text) =>
        nearestDecimal(exactFromDecimal(text)),
      ),
    ).toEqual([undefined, undefined, undefined, undefined]))

  test('[UN11] a long amount is shown rounded and says so', () => {
    expect(describeAmount(new Fraction(200_000, 81), 'g')).toEqual({
      amount: '2469',
      unit: 'g',
      isExact: false,
    })
    expect(describeAmount(new Fraction(200_000, 81), 'g', 2)).toEqual({
      amount: '2469.14',
      unit: 'g',
      isExact: false,
    })
    expect(describeAmount(new Fraction(15, 2), 'piece')).toEqual({
      amount: '7.5',
      unit: 'piece',
      isExact: true,
    })
  })
  test('[UN11] a pinch is not shown as nothing', () =>
    expect(describeAmount(exactFromDecimal('0.0002'), 'kg').amount).toBe('0.0002'))
  test('[UN9] a stored quantity is shown with the digits it was entered with', () =>
    expect(describeQuantity({ amount: '1234.5678', unit: 'g' }).amount).toBe('1234.5678'))
})

describe('temperatures', () => {
  test('[UN7] 165 °F is 73.9 °C', () =>
    expect(temperatureText({ value: '165', unit: 'F' }, 'C')).toBe('73.9'))
  test('[UN7] -18 °C is -0.4 °F', () =>
    expect(temperatureText({ value: '-18', unit: 'C' }, 'F')).toBe('-0.4'))
  test('[UN7] -40 is the same in both', () =>
    expect(temperatureText({ value: '-40', unit: 'C' }, 'F')).toBe('-40.0'))
  test('[UN7] a temperature in its own unit keeps its value', () =>
    expect(temperatureText({ value: '4.5', unit: 'C' }, 'C')).toBe('4.5'))
})
