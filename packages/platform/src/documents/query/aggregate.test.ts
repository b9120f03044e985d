import { expect, test } from 'vitest'
import type { StoredDocument } from '../types.ts'
import { valueOfPlain } from '../values/plain-data.ts'
import { aggregate } from './aggregate.ts'

const ofNumbers = (numbers: readonly number[]) => {
  const documents = numbers.map((n): StoredDocument => ({
    path: 'a/x',
    fields: { n: valueOfPlain(n) },
    createVersion: 1n,
    updateVersion: 1n,
  }))
  return aggregate(documents, [
    { alias: 'sum', kind: 'sum', field: 'n' },
    { alias: 'mean', kind: 'average', field: 'n' },
  ])
}

test('a sum that fits is found though it leaves the range of doubles on the way', () => {
  const most = Number.MAX_VALUE
  expect(ofNumbers([most, most, -most, -most])).toEqual({ sum: { doubleValue: 0 }, mean: { doubleValue: 0 } })
  expect(ofNumbers([most, most, -most])).toMatchObject({ sum: { doubleValue: most } })
})

test('a sum that does not fit is infinite, and so is its average', () => {
  const most = Number.MAX_VALUE
  const infinite = { doubleValue: '-Infinity' }
  expect(ofNumbers([-most, -most])).toEqual({ sum: infinite, mean: infinite })
  expect(ofNumbers([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])).toMatchObject({
    sum: { doubleValue: 'NaN' },
  })
})
