import { describe, expect, test } from 'vitest'
import { msFromTimestamp, Timestamp, timestampFromMs } from './timestamp.ts'

describe('stored timestamps', () => {
  const isStored = (value: unknown) => Timestamp.safeParse(value).success

  test('[DS8] nanoseconds reach from 0 to 999,999,999; 1,000,000,000 is refused', () => {
    expect(isStored({ seconds: 1, nanoseconds: 0 })).toBe(true)
    expect(isStored({ seconds: 1, nanoseconds: 999_999_999 })).toBe(true)
    expect(isStored({ seconds: 1, nanoseconds: 1_000_000_000 })).toBe(false)
    expect(isStored({ seconds: 1, nanoseconds: -1 })).toBe(false)
  })

  test('[DS8] whole seconds and nanoseconds, both there; before 1970 too', () => {
    expect(isStored({ seconds: -1, nanoseconds: 5 })).toBe(true)
    expect(isStored({ seconds: 1.5, nanoseconds: 0 })).toBe(false)
    expect(isStored({ seconds: 1 })).toBe(false)
    expect(isStored('2026-05-03T12:00:00Z')).toBe(false)
    expect(isStored(null)).toBe(false)
  })

  test('[DS8] milliseconds come back as they went in', () => {
    for (const ms of [0, 1, 999, 1000, -1, -1001, Date.UTC(2026, 4, 3, 12, 0, 0, 7)]) {
      const stored = timestampFromMs(ms)
      expect(isStored(stored)).toBe(true)
      expect(msFromTimestamp(stored)).toBe(ms)
    }
  })
})
