import * as fc from 'fast-check'
import { Fraction } from 'fraction.js'
import { expect, test } from 'vitest'
import { type Exact, EXACT_ONE, EXACT_ZERO, exactFromDecimal, productOf, sumOf } from './exact.ts'

const fraction = fc
  .tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 1, max: 9999 }))
  .map(([n, d]) => new Fraction(n, d))
const inTurn = (values: readonly Exact[], first: Exact, step: 'add' | 'mul') =>
  values.reduce((result, value) => result[step](value), first)

test('[UN6] a sum at once is the sum in turn, in lowest terms', () => {
  fc.assert(
    fc.property(fc.array(fraction, { maxLength: 12 }), (values) => {
      expect(sumOf(values)).toEqual(inTurn(values, EXACT_ZERO, 'add'))
    }),
  )
})

test('[UN6] a product at once is the product in turn, in lowest terms', () => {
  fc.assert(
    fc.property(fc.array(fraction, { maxLength: 6 }), (values) => {
      expect(productOf(...values)).toEqual(inTurn(values, EXACT_ONE, 'mul'))
    }),
  )
})

test('[UN6] thirds, sixths and hundredths have one common denominator', () => {
  const parts = [new Fraction(1, 3), new Fraction(-1, 6), exactFromDecimal('0.01')]
  expect(sumOf(parts)).toEqual(new Fraction(53, 300))
  expect(productOf(...parts)).toEqual(new Fraction(-1, 1800))
})

test('a decimal that was read before is the same value again', () =>
  expect(exactFromDecimal('12.345')).toBe(exactFromDecimal('12.345')))
