import { expect, test } from 'vitest'
import { openSlidingWindow } from './sliding-window.ts'

test('three tries in any ten seconds, exactly', () => {
  let now = 0
  const window = openSlidingWindow({ tries: 3, perMs: 10_000 }, () => now)
  expect([window.take('a'), window.take('a')]).toEqual([null, null])
  now = 4_000
  expect(window.take('a')).toBe(null)
  now = 9_999
  expect(window.take('a')).toBe(10_000)
  expect(window.take('b')).toBe(null)
  now = 10_000
  expect([window.take('a'), window.take('a')]).toEqual([null, null])
  expect(window.take('a')).toBe(14_000)
})

test('a try given back is not counted', () => {
  const window = openSlidingWindow({ tries: 1, perMs: 10_000 }, () => 0)
  expect(window.take('a')).toBe(null)
  window.giveBack('a')
  expect(window.take('a')).toBe(null)
  expect(window.take('a')).toBe(10_000)
})

test('a crowd of keys does not fill the memory', () => {
  const window = openSlidingWindow({ tries: 1, perMs: 10_000 }, () => 0)
  for (let key = 0; key <= 50_000; key += 1) window.take(String(key))
  expect(window.take('0')).toBe(null)
  expect(window.take('50000')).toBe(10_000)
})
