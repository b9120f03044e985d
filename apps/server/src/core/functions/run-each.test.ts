import { expect, test } from 'vitest'
import { runEach } from './run-each.ts'

test('one that fails keeps no other waiting, and is told of at the end', async () => {
  const taken: number[] = []
  const all = runEach([1, 2, 3], async (number) => {
    if (number === 2) throw new Error('two is broken')
    taken.push(number)
    return true
  })
  await expect(all).rejects.toThrow('1 of 3 failed')
  expect(taken).toEqual([1, 3])
})

test('only what changed is counted', async () => {
  expect(await runEach([1, 2, 3], async (number) => number > 1)).toBe(2)
})

test('an abort leaves the rest and is told as what it is', async () => {
  const stop = new AbortController()
  const taken: number[] = []
  const all = runEach(
    [1, 2, 3],
    async (number) => {
      taken.push(number)
      if (number === 2) stop.abort()
      return true
    },
    stop.signal,
  )
  await expect(all).rejects.toHaveProperty('name', 'AbortError')
  expect(taken).toEqual([1, 2])
})
