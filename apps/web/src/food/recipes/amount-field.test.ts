import { describe, expect, test } from 'vitest'
import { amountFromField, fieldOfAmount } from './amount-field.ts'

const exact = (amount: string) => ({ ok: true, amount: { kind: 'exact', qty: { amount, unit: 'kg' } } })

describe('an amount field', () => {
  test.each([
    ['2,5', '2.5'],
    ['2.5', '2.5'],
    ['0.1250', '0.125'],
    ['1/2', '0.5'],
    ['½', '0.5'],
    ['1 1/2', '1.5'],
    ['1½', '1.5'],
    ['٢ ١/٢', '2.5'],
    ['0', '0'],
  ])('reads %s exactly', (typed, amount) => {
    expect(amountFromField(typed, 'kg')).toEqual(exact(amount))
  })

  test.each(['1-2', '1 – 2', '1 to 2'])('reads %s as a range', (typed) => {
    const [from, to] = [
      { amount: '1', unit: 'kg' },
      { amount: '2', unit: 'kg' },
    ]
    expect(amountFromField(typed, 'kg')).toEqual({ ok: true, amount: { kind: 'range', from, to } })
  })

  test('reads fractions at both ends of a range', () => {
    const [from, to] = [
      { amount: '0.5', unit: 'kg' },
      { amount: '1.5', unit: 'kg' },
    ]
    expect(amountFromField('½ - 1 1/2', 'kg')).toEqual({ ok: true, amount: { kind: 'range', from, to } })
  })

  test('keeps words as words and nothing as nothing', () => {
    expect(amountFromField('a handful', 'g')).toEqual({
      ok: true,
      amount: { kind: 'words', words: 'a handful' },
    })
    expect(amountFromField('  ', 'g')).toEqual({ ok: true, amount: { kind: 'none' } })
  })

  test.each([
    ['-5', 'negative'],
    ['5-2', 'backwards'],
    ['1-1/2', 'backwards'],
    ['1 to taste', 'words'],
    ['1,500', 'ambiguous'],
    ['1.000', 'ambiguous'],
    ['1e9', 'words'],
    ['9999999999', 'too-many-digits'],
    ['1/3', 'too-many-digits'],
  ])('never guesses at %s', (typed, what) => {
    const read = amountFromField(typed, 'kg')
    expect(read.ok ? read.amount.kind : read.problem).toBe(what)
  })

  test('shows what it reads', () => {
    for (const text of ['2.5', '1-2', 'a handful', '']) {
      const read = amountFromField(text, 'kg')
      expect(read.ok && fieldOfAmount(read.amount).text).toBe(text)
    }
  })
})
