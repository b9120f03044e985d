import { expect, test } from 'vitest'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { nextRank } from './price-line.ts'

test('one more price of a stock line stands behind its others, and behind the last rank there is none', () => {
  const binned = { lineId: 'flour', rank: 7, deletedAt: timestampFromMs(0) }
  const lines = [{ lineId: 'flour', rank: 2 }, { lineId: 'butter', rank: 5 }, binned]
  expect(nextRank([], 'flour')).toBe(1)
  expect(nextRank(lines, 'flour')).toBe(3)
  expect(nextRank([{ lineId: 'flour', rank: 99 }], 'flour')).toBe(99)
})
