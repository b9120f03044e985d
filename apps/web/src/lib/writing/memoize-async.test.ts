import { expect, test } from 'vitest'
import { memoizeAsync } from './memoize-async.ts'

test('what was made is given to everybody, what failed is tried anew', async () => {
  let tries = 0
  const open = memoizeAsync(async () => {
    tries += 1
    if (tries === 1) throw new Error('no network')
    return tries
  })
  const [first, second] = await Promise.allSettled([open(), open()])
  expect([first.status, second.status, tries]).toEqual(['rejected', 'rejected', 1])
  expect(await open()).toBe(2)
  expect(await open()).toBe(2)
})
