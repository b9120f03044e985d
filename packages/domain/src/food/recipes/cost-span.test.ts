import { expect, test } from 'vitest'
import { exactFromInt as int } from '../../core/quantities/exact.ts'
import { sumOfSpans, times } from './cost-span.ts'

const span = (from: number, to: number) => ({ from: int(from), to: int(to) })
const plain = (...numbers: number[]) =>
  numbers.map((number) => {
    const cost = int(number)
    return { from: cost, to: cost }
  })
const numbers = ({ from, to }: ReturnType<typeof span>) => [from.valueOf(), to.valueOf()]

test('[CO6] costs add up at both ends, however many and whether they span or not', () => {
  expect(numbers(sumOfSpans([]))).toEqual([0, 0])
  expect(numbers(sumOfSpans(plain(1, 2, 4, 8, 16)))).toEqual([31, 31])
  expect(numbers(sumOfSpans([span(1, 3), span(2, 5), span(4, 4)]))).toEqual([7, 12])
  expect(numbers(sumOfSpans([...plain(1), span(2, 5)]))).toEqual([3, 6])
  expect(numbers(sumOfSpans([span(2, 5), ...plain(1)]))).toEqual([3, 6])
})

test('[CO6] a span times a factor keeps both ends', () => {
  expect(numbers(times(span(2, 5), int(3)))).toEqual([6, 15])
  expect(plain(2).map((one) => numbers(times(one, int(3))))).toEqual([[6, 6]])
})
