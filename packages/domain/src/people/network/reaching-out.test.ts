import { expect, test } from 'vitest'
import { DAY_MS } from '../../core/time/span.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { reachedLately, retryReachingAt } from './reaching-out.ts'

const noon = Date.UTC(2026, 4, 3, 12)
const before = (ms: number) => timestampFromMs(noon - ms)

test('only the last 24 hours count, and the oldest of them says when the next may be written', () => {
  const moments = [before(DAY_MS + 1), before(DAY_MS), before(DAY_MS - 1), before(0)]
  const lately = reachedLately(moments, timestampFromMs(noon))
  expect(lately).toEqual(moments.slice(2))
  expect(retryReachingAt(lately)).toBe(new Date(noon + DAY_MS - (DAY_MS - 1)).toISOString())
})
