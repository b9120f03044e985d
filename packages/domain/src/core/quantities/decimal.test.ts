import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addQuantities } from './add-quantities.ts'
import { decimalFromTyped } from './decimal-from-typed.ts'
import { Decimal, PositiveDecimal, SignedDecimal } from './decimal.ts'
import { exactFromDecimal } from './exact.ts'
import { decimalFromExact } from './round.ts'
import { wholeFromTyped } from './typed-digits.ts'

const accepts = (text: string): boolean => Decimal.safeParse(text).success

describe('canonical decimals', () => {
  test.each(['0', '0.3', '0.125', '1', '999999999.999999', '10', '0.000001'])(
    '[UN9] %s is canonical',
    (text) => {
      expect(accepts(text)).toBe(true)
    },
  )

  test.each([
    '1e3',
    '',
    '.5',
    '5.',
    '0.10',
    '01',
    '-1',
    '-0',
    '1,5',
    ' 1',
    '0.1234567',
    '1234567890',
    '+1',
    'NaN',
  ])('[UN9] "%s" is refused as a stored quantity', (text) => {
    expect(accepts(text)).toBe(false)
  })

  test('[UN9] a signed field takes -2.5 and refuses -0 and -0.0', () => {
    expect(
      ['-2.5', '-0.5', '0', '3', '-0', '-0.0', '-01'].map((text) => SignedDecimal.safeParse(text).success),
    ).toEqual([true, true, true, true, false, false, false])
  })

  test('[UN9] a field above zero takes the smallest amount and refuses none', () => {
    expect(['0.000001', '1', '0', '-1'].map((text) => PositiveDecimal.safeParse(text).success)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test.each([
    ['7', '7'],
    ['007', '7'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['0', '0'],
    ['000.000', '0'],
    ['1.5000', '1.5'],
    ['0.500', '0.5'],
    ['1.125', '1.125'],
    ['١٫٥٠٠', '1.5'],
    ['1.000,5', '1000.5'],
    ['1,50', '1.5'],
    ['1,5000', '1.5'],
    [',125', '0.125'],
    ['999999999.999999', '999999999.999999'],
  ])('[UN9] typed "%s" is kept as %s', (typed, decimal) => {
    expect(decimalFromTyped(typed)).toEqual({ ok: true, decimal })
  })

  test('[UN9] typed 0.1250 is kept as 0.125', () => {
    expect(decimalFromTyped('0.1250')).toEqual({ ok: true, decimal: '0.125' })
  })

  test('[UN9] 0.1234567 has more digits than fit and is refused, not rounded', () => {
    expect(decimalFromTyped('0.1234567')).toEqual({ ok: false, problem: 'too-many-digits' })
  })

  test('[UN9] ten integer digits are refused', () => {
    expect(decimalFromTyped('1234567890')).toEqual({ ok: false, problem: 'too-many-digits' })
  })

  test('[UN9] a comma is a decimal sign, unless it could part thousands', () => {
    expect(decimalFromTyped(' 2,5 ')).toEqual({ ok: true, decimal: '2.5' })
    expect(decimalFromTyped('0,125')).toEqual({ ok: true, decimal: '0.125' })
    expect(decimalFromTyped('1,500')).toEqual({ ok: false, problem: 'ambiguous' })
  })

  test.each(['1.000', '1.500', '12.250'])(
    '[UN9] so is a full stop that may part thousands: %s is refused, save where thousandths are usual',
    (typed) => {
      expect(decimalFromTyped(typed)).toEqual({ ok: false, problem: 'ambiguous' })
      expect(decimalFromTyped(typed, true).ok).toBe(true)
    },
  )

  test.each([
    ['1 000', '1000'],
    ['12\u202F500,25', '12500.25'],
    ["1'250.5", '1250.5'],
    ['1.234,50', '1234.5'],
    ['1,234.50', '1234.5'],
    ['١٢٫٥', '12.5'],
    ['۲٬۵۰۰', '2500'],
    ['\u200F٣،٥\u200F', '3.5'],
  ])('[UN9] "%s", as another language writes it or as it is pasted, is kept as %s', (typed, decimal) => {
    expect(decimalFromTyped(typed)).toEqual({ ok: true, decimal })
  })

  test('a whole number is read in any digits, and nothing else is one', () => {
    expect(
      ['12', ' 1 200 ', '٤٠', '2000000', '1.5', '-1', '', 'x'].map((text) => wholeFromTyped(text, 1e6)),
    ).toEqual([12, 1200, 40, ...Array<undefined>(5).fill(undefined)])
  })

  test.each(['', '.', 'abc', '1e3', '-1', '1.2.3', '1 00', '12 34', '½', '0x10', 'Infinity'])(
    '[UN9] typed "%s" is not a number',
    (text) => {
      expect(decimalFromTyped(text)).toEqual({ ok: false, problem: 'not-a-number' })
    },
  )

  test('[UN9] whatever is typed and accepted is canonical and of the same value', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^0{0,3}\d{1,9}$/),
        fc.stringMatching(/^\d{1,6}0{0,3}$/),
        (integer, fraction) => {
          const typed = decimalFromTyped(`${integer}.${fraction}`)
          const value = exactFromDecimal(`${integer}.${fraction}`)
          expect(!typed.ok || (accepts(typed.decimal) && exactFromDecimal(typed.decimal).equals(value))).toBe(
            true,
          )
        },
      ),
    )
  })

  test('[UN9] a stored decimal read and written again is the same text', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.integer({ min: 0, max: 999_999 }),
        (whole, parts) => {
          const typed = decimalFromTyped(`${whole}.${String(parts).padStart(6, '0')}`)
          expect(typed.ok && decimalFromExact(exactFromDecimal(typed.decimal)) === typed.decimal).toBe(true)
        },
      ),
    )
  })
})

describe('sums', () => {
  test('[UN9] 0.1 kg and 0.2 kg are 0.3 kg', () => {
    expect(addQuantities({ amount: '0.1', unit: 'kg' }, { amount: '0.2', unit: 'kg' })).toEqual({
      amount: '0.3',
      unit: 'kg',
    })
  })

  test('[UN9] a sum that needs more digits than a stored quantity has is refused', () => {
    expect(addQuantities({ amount: '1', unit: 'usgal' }, { amount: '1', unit: 'ml' })).toBe('too-many-digits')
    expect(addQuantities({ amount: '999999999', unit: 'g' }, { amount: '1', unit: 'g' })).toBe(
      'too-many-digits',
    )
  })

  test('[UN5] a mass and a volume without a density have no sum', () => {
    expect(addQuantities({ amount: '1', unit: 'g' }, { amount: '1', unit: 'ml' })).toBe('not-convertible')
  })
})
