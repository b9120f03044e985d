import { describe, expect, test } from 'vitest'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { correctedTo, takenOut } from './book-stock.ts'

const leeks = { lineId: 'leek', line: { stockUnit: 'kg' as const, conversions: [] } }
const signed = { author: { uid: 'ines', acted: { by: 'ines' } }, at: timestampFromMs(0) }
const grams = (amount: string) => ({ amount, unit: 'g' }) as const
const changeOf = (booked: ReturnType<typeof takenOut>) => (booked.ok ? booked.value.change : booked.problem)

describe('what leaves the shelf by hand', () => {
  test('[ST2] 500 g thrown away take half a kilogram, and name their waste', () => {
    const booked = takenOut(leeks, { kind: 'waste', entered: grams('500'), wasteId: 'w1' }, signed)
    expect(booked).toMatchObject({
      ok: true,
      value: { change: '-0.5', entered: grams('500'), cause: { kind: 'waste', id: 'w1' }, by: 'ines' },
    })
  })
  test('nothing taken is nothing booked', () =>
    expect(changeOf(takenOut(leeks, { kind: 'staff-meal', entered: grams('0') }, signed))).toBe(
      'nothing-to-book',
    ))
  test('[UN5] pieces of what is weighed cannot be booked without a fact', () =>
    expect(
      changeOf(takenOut(leeks, { kind: 'waste', entered: { amount: '3', unit: 'piece' } }, signed)),
    ).toBe('not-convertible'))
})

describe('the shelf against the ledger', () => {
  const corrected = (amount: string, balance: string | undefined) =>
    changeOf(correctedTo(leeks, { found: grams(amount), balance }, signed))

  test.each([
    ['1500', '2', '-0.5'],
    ['2500', '2', '0.5'],
    ['2500', '-1', '3.5'],
    ['2500', undefined, '2.5'],
    ['0', undefined, '0'],
    ['2000', '2', 'nothing-to-book'],
  ] as const)('[ST2] %s g found where the ledger says %s: %s', (found, balance, change) =>
    expect(corrected(found, balance)).toBe(change),
  )
})
