import { describe, expect, test } from 'vitest'
import { isHttpError } from './http-error.ts'
import { endsSession, isTokenExpired, refreshInMs, refreshWaitMs } from './token-life.ts'

describe('tokens', () => {
  const NOON_MS = Date.UTC(2026, 4, 3, 12)
  const SECOND_MS = 1000

  test('[ID4] expiry in 3600 s: refresh in 3300 s; with less than 5 min left at once', () => {
    expect(refreshInMs(NOON_MS + 3600 * SECOND_MS, NOON_MS)).toBe(3300 * SECOND_MS)
    expect(refreshInMs(NOON_MS + 300 * SECOND_MS, NOON_MS)).toBe(0)
    expect(refreshInMs(NOON_MS + 299 * SECOND_MS, NOON_MS)).toBe(0)
    expect(refreshInMs(NOON_MS - SECOND_MS, NOON_MS)).toBe(0)
  })

  test('[ID4] failures wait 30 s, 60, 120, 240, 480, 960, and the 7th 960 s too', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 40].map((failures) => refreshWaitMs(failures) / SECOND_MS)
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 960, 960])
  })

  test('[ID5] expiry 12:00:00: at 11:59:29 valid, at 11:59:30 expired', () => {
    expect(isTokenExpired(NOON_MS, NOON_MS - 31 * SECOND_MS)).toBe(false)
    expect(isTokenExpired(NOON_MS, NOON_MS - 30 * SECOND_MS)).toBe(true)
    expect(isTokenExpired(NOON_MS, NOON_MS - 30 * SECOND_MS - 1)).toBe(false)
    expect(isTokenExpired(NOON_MS, NOON_MS)).toBe(true)
  })

  test('[ID6] user-token-expired signs out, too-many-requests does not', () => {
    expect([endsSession('user-token-expired'), endsSession('auth/user-token-expired')]).toEqual([true, true])
    const kept = ['too-many-requests', 'network-request-failed', 'requires-recent-login', 'user-disabled', '']
    expect(kept.filter(endsSession)).toEqual([])
  })
})

test('[ER5] 399 is no error, 599 is one', () => {
  expect([399, 400, 599, 600, 200].map(isHttpError)).toEqual([false, true, true, false, false])
})
