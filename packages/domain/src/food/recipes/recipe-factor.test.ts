import { expect, test } from 'vitest'
import { exactFromDecimal as exact } from '../../core/quantities/exact.ts'
import type { Quantity } from '../../core/quantities/quantity.ts'
import type { Unit } from '../../core/quantities/unit.ts'
import { batchesOf, portionsOf } from './recipe-factor.ts'

const qty = (amount: string, unit: Unit): Quantity => ({ amount, unit })

test('[RC4] a recipe that says only its yield cannot be used by portions, nor one that says only portions by weight', () => {
  expect(batchesOf(qty('1', 'portion'), { yield: qty('2', 'l') })).toBe('not-convertible')
  expect(batchesOf(qty('100', 'g'), { portions: 4 })).toBe('not-convertible')
  expect(batchesOf(qty('100', 'g'), {})).toBe('no-yield')
})

test('[RC4] a batch counted in pieces and in another count can be used by either', () => {
  const loaves = { yield: qty('2', 'piece'), measuredYield: qty('40', 'bunch') }
  expect(batchesOf(qty('10', 'bunch'), loaves)).toEqual(exact('0.25'))
  expect(batchesOf(qty('1', 'piece'), loaves)).toEqual(exact('0.5'))
})

test('[RC4] a measured yield of the same kind changes nothing: the planned one counts', () => {
  const litres = { yield: qty('2', 'l'), measuredYield: qty('1500', 'ml'), portions: 8 }
  expect(batchesOf(qty('1', 'l'), litres)).toEqual(exact('0.5'))
  expect(batchesOf(qty('500', 'ml'), litres)).toEqual(exact('0.25'))
  expect(batchesOf(qty('2', 'portion'), litres)).toEqual(exact('0.25'))
  const pieces = { yield: qty('10', 'piece'), measuredYield: qty('8', 'piece'), portions: 5 }
  expect(batchesOf(qty('5', 'piece'), pieces)).toEqual(exact('0.5'))
  expect(batchesOf(qty('1', 'portion'), pieces)).toEqual(exact('0.2'))
})

test('[RC4] the portions of a batch are those it says, before a yield in portions', () => {
  expect(portionsOf({ portions: 4, yield: qty('8', 'portion') })).toEqual(exact('4'))
  expect(portionsOf({})).toBeUndefined()
})
