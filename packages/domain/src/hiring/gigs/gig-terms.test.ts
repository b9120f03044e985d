import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../core/time/span.ts'
import { type BookingSide, cancelTerms } from './cancel-terms.ts'
import { confirmationOf } from './confirmation.ts'
import { canAppealNoShow, isNoShow, isPausedByNoShows, noShowConsequence } from './no-show.ts'
import { paidMs } from './paid-time.ts'

const START_MS = Date.UTC(2026, 4, 9, 16)
const LONG_AGO_MS = START_MS - 30 * DAY_MS

function cancelled(
  beforeMs: number,
  change: { hours?: number; bookedAgoMs?: number; by?: BookingSide } = {},
) {
  const cancelledAtMs = START_MS - beforeMs
  return cancelTerms({
    shift: { startMs: START_MS, endMs: START_MS + (change.hours ?? 6) * HOUR_MS },
    bookedAtMs: change.bookedAgoMs === undefined ? LONG_AGO_MS : cancelledAtMs - change.bookedAgoMs,
    cancelledAtMs,
    by: change.by ?? 'worker',
  })
}

describe('cancelling', () => {
  test('[GG2] 24:00:00 before is free, 23:59:59 before is late, for either side', () => {
    for (const by of ['worker', 'business'] as const) {
      expect(cancelled(24 * HOUR_MS, { by })).toEqual({ kind: 'free', owedMs: 0 })
      expect(cancelled(24 * HOUR_MS - SECOND_MS, { by })).toMatchObject({ kind: 'late', marked: by })
    }
  })

  test('[GG2] elapsed time counts: the same wall-clock time the day before the clocks go forward is late', () => {
    const cancelledAtMs = Date.parse('2026-03-28T10:00:00+01:00')
    const startMs = Date.parse('2026-03-29T10:00:00+02:00')
    const shift = { startMs, endMs: startMs + 6 * HOUR_MS }
    const terms = cancelTerms({ shift, bookedAtMs: LONG_AGO_MS - 90 * DAY_MS, cancelledAtMs, by: 'worker' })
    expect(terms.kind).toBe('late')
  })

  test('[GG3] booked 14:59 ago with the start in 3 h is free, booked 15:00 ago late', () => {
    const justBooked = (bookedAgoMs: number, by: BookingSide) =>
      cancelled(3 * HOUR_MS, { bookedAgoMs, by }).kind
    expect(justBooked(15 * MINUTE_MS - SECOND_MS, 'worker')).toBe('free')
    expect(justBooked(15 * MINUTE_MS - SECOND_MS, 'business')).toBe('free')
    expect(justBooked(15 * MINUTE_MS, 'worker')).toBe('late')
    expect(justBooked(15 * MINUTE_MS, 'business')).toBe('late')
  })

  test('[GG7] a business 23 h before owes 4 h of a 6 h shift, 3 h of a 3 h shift', () => {
    const business = { by: 'business' } as const
    expect(cancelled(23 * HOUR_MS, { ...business, hours: 6 }).owedMs).toBe(4 * HOUR_MS)
    expect(cancelled(23 * HOUR_MS, { ...business, hours: 3 })).toEqual({
      kind: 'late',
      marked: 'business',
      owedMs: 3 * HOUR_MS,
    })
  })

  test('[GG7] nothing is owed by a worker, in time, or on second thoughts', () => {
    expect(cancelled(23 * HOUR_MS).owedMs).toBe(0)
    expect(cancelled(24 * HOUR_MS, { by: 'business' }).owedMs).toBe(0)
    expect(cancelled(HOUR_MS, { by: 'business', bookedAgoMs: MINUTE_MS }).owedMs).toBe(0)
  })
})

describe('confirming', () => {
  const silent = (bookedBeforeMs: number, nowBeforeMs: number) =>
    confirmationOf({ startMs: START_MS, bookedAtMs: START_MS - bookedBeforeMs }, START_MS - nowBeforeMs)

  test('[GG4] booked 3 days ahead and silent is released at 16 h before, with a late mark', () => {
    expect(silent(3 * DAY_MS, 16 * HOUR_MS)).toEqual({ kind: 'released', isMarkedLate: true })
    expect(silent(3 * DAY_MS, 16 * HOUR_MS + 1)).toEqual({ kind: 'asked' })
  })

  test('[GG4] booked 30 h ahead and silent is released without a mark', () => {
    expect(silent(30 * HOUR_MS, 16 * HOUR_MS)).toEqual({ kind: 'released', isMarkedLate: false })
  })

  test('[GG4] booked 10 h before counts as confirmed', () => {
    expect(silent(10 * HOUR_MS, 10 * HOUR_MS)).toEqual({ kind: 'confirmed' })
    expect(silent(16 * HOUR_MS - 1, HOUR_MS)).toEqual({ kind: 'confirmed' })
    expect(silent(16 * HOUR_MS, HOUR_MS)).toEqual({ kind: 'released', isMarkedLate: false })
  })

  test('[GG4] the question comes 48 h before; who booked at that moment was asked', () => {
    expect(silent(3 * DAY_MS, 48 * HOUR_MS + 1)).toEqual({ kind: 'not asked' })
    expect(silent(3 * DAY_MS, 48 * HOUR_MS)).toEqual({ kind: 'asked' })
    expect(silent(48 * HOUR_MS, 16 * HOUR_MS)).toEqual({ kind: 'released', isMarkedLate: true })
    expect(silent(48 * HOUR_MS - 1, 16 * HOUR_MS)).toEqual({ kind: 'released', isMarkedLate: false })
  })
})

describe('no-show', () => {
  test('[GG5] at 59:59 still expected, at 60:00 a no-show', () => {
    expect(isNoShow(START_MS, START_MS + 59 * MINUTE_MS + 59 * SECOND_MS)).toBe(false)
    expect(isNoShow(START_MS, START_MS + 60 * MINUTE_MS)).toBe(true)
  })

  test('[GG5] a word, then a mark for 90 days, then pauses of 14 days', () => {
    expect(noShowConsequence(0, START_MS)).toEqual({ kind: 'word' })
    expect(noShowConsequence(1, START_MS)).toEqual({ kind: 'mark', untilMs: START_MS + 90 * DAY_MS })
    expect(noShowConsequence(2, START_MS)).toEqual({ kind: 'pause', untilMs: START_MS + 14 * DAY_MS })
    expect(noShowConsequence(5, START_MS)).toMatchObject({ kind: 'pause' })
  })

  test('[GG5] the third no-show pauses for 14 days, its last moment left out', () => {
    const noShows = [START_MS - 40 * DAY_MS, START_MS - 20 * DAY_MS, START_MS]
    expect(isPausedByNoShows(noShows, START_MS + 14 * DAY_MS - 1)).toBe(true)
    expect(isPausedByNoShows(noShows, START_MS + 14 * DAY_MS)).toBe(false)
    expect(isPausedByNoShows(noShows.slice(1), START_MS)).toBe(false)
    expect(isPausedByNoShows([], START_MS)).toBe(false)
  })

  test('[GG5] each can be appealed within 7 days', () => {
    expect(canAppealNoShow(START_MS, START_MS + 7 * DAY_MS)).toBe(true)
    expect(canAppealNoShow(START_MS, START_MS + 7 * DAY_MS + 1)).toBe(false)
  })
})

test('[PY5] 8 h sent home after 1 h 30 pays 4 h, 3 h sent home after 1 h pays 3 h', () => {
  expect(paidMs(90 * MINUTE_MS, 8 * HOUR_MS)).toBe(4 * HOUR_MS)
  expect(paidMs(HOUR_MS, 3 * HOUR_MS)).toBe(3 * HOUR_MS)
})

test('[PY5] what was worked beyond the minimum is paid, and a shift may set its own minimum', () => {
  expect(paidMs(6 * HOUR_MS, 8 * HOUR_MS)).toBe(6 * HOUR_MS)
  expect(paidMs(9 * HOUR_MS, 8 * HOUR_MS)).toBe(9 * HOUR_MS)
  expect(paidMs(HOUR_MS, 8 * HOUR_MS, 5 * HOUR_MS)).toBe(5 * HOUR_MS)
})
