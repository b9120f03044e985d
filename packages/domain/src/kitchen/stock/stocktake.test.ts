import { expect, test } from 'vitest'
import { exactFromDecimal } from '../../core/quantities/exact.ts'
import type { Quantity } from '../../core/quantities/quantity.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { countedOf, countMovement, levelBefore } from './stocktake.ts'

const leeks = { stockUnit: 'kg' as const, conversions: [] }
const at = (ms: number) => timestampFromMs(ms)
const found = (...amounts: readonly (readonly [Quantity, number])[]) => ({
  amounts: amounts.map(([entered, ms]) => ({ entered, at: at(ms) })),
})
const kg = (amount: string): Quantity => ({ amount, unit: 'kg' })

test('[ST3] what several people found in several places adds up, at the time of the last finding', () => {
  const counted = countedOf(
    [found([kg('3'), 1000], [{ amount: '200', unit: 'g' }, 3000]), found([kg('1'), 2000])],
    leeks,
  )
  expect([counted?.amount.toFraction(), counted?.at]).toEqual(['21/5', at(3000)])
})
test('a finding in pieces of what is weighed cannot be added, and is none', () => {
  expect(countedOf([found([kg('3'), 1], [{ amount: '2', unit: 'piece' }, 2])], leeks)).toBeUndefined()
  expect(countedOf([found()], leeks)).toBeUndefined()
})
test('[ST3] sold and delivered since the counting does not change what was counted', () => {
  const level = levelBefore('9', [{ change: '-2' }, { change: '5' }])
  expect(level.toFraction()).toBe('6')
  const counted = { amount: exactFromDecimal('5.5'), at: at(1000) }
  expect(
    countMovement(
      { countId: 'c1', lineId: 'leek', counted, level, stockUnit: 'kg' },
      { uid: 'ines', recordedAt: at(9000) },
    ),
  ).toMatchObject({ kind: 'count', change: '-0.5', entered: kg('5.5'), at: at(1000), recordedAt: at(9000) })
})
test('[ST3] where nothing ever moved, all that was found is new', () =>
  expect(levelBefore(undefined, []).equals(0)).toBe(true))
