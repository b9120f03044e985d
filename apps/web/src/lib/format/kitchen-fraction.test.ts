import { describe, expect, test } from 'vitest'
import { kitchenFraction } from './kitchen-fraction.ts'

const inDigits = (digits: string) => digits
/** Without the signs that keep a whole part and its fraction together. */
const read = (text: string | undefined) => text?.replaceAll(/[\u2066\u2069]/gu, '')

describe('amounts as cooks write them', () => {
  test.each([
    ['0.25', 'cup', '¼'],
    ['1.5', 'tsp', '1½'],
    ['2.333333', 'uscup', '2⅓'],
    ['0.5', 'bunch', '½'],
    ['0.75', 'lb', '¾'],
    ['0.250', 'ustbsp', '¼'],
    ['0.667', 'cup', '⅔'],
  ] as const)('%s %s is %s', (amount, unit, written) => {
    expect(read(kitchenFraction(amount, unit, inDigits))).toBe(written)
  })

  test.each([
    ['0.25', 'kg'],
    ['1.5', 'l'],
    ['3', 'cup'],
    ['0.33', 'cup'],
    ['0.26', 'cup'],
  ] as const)('%s %s stays a decimal', (amount, unit) => {
    expect(kitchenFraction(amount, unit, inDigits)).toBeUndefined()
  })

  test('the whole part is in the digits of the reader', () => {
    expect(kitchenFraction('12.5', 'cup', (digits) => `<${digits}>`)).toBe('\u2066<12>½\u2069')
  })
})
