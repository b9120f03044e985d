import { expect, test } from 'vitest'
import { isNotAhead, isRecent } from './device-time.ts'
import { timestampFromMs } from './timestamp.ts'

const now = timestampFromMs(1_000_000_000)
const at = (ms: number) => timestampFromMs(1_000_000_000 + ms)

test('a device’s clock may run two minutes fast, and its word counts for a day', () => {
  expect([isNotAhead(at(120_000), now), isNotAhead(at(120_001), now)]).toEqual([true, false])
  expect([isRecent(at(-86_400_000), now), isRecent(at(-86_400_001), now)]).toEqual([true, false])
  expect([isRecent(at(120_000), now), isRecent(at(120_001), now)]).toEqual([true, false])
})
