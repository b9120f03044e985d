import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS, type Span } from '../../core/time/span.ts'
import { breakNeeded, breakWarnings } from './break-due.ts'
import { dailyRestWarnings } from './daily-rest.ts'
import { LONGEST_SHIFT_MS, placeShift, SHORTEST_SHIFT_MS, type TakenTime } from './place-shift.ts'
import { averageHours, weeklyHoursWarnings } from './weekly-hours.ts'
import { longestRest, weeklyRestWarnings } from './weekly-rest.ts'
import { isUnder18, youngWorkerLimits, youngWorkerWarnings } from './young-worker.ts'

const MONDAY_MS = Date.UTC(2026, 4, 4)

function clock(text: string, dayAfter = 0): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return MONDAY_MS + dayAfter * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS
}

const from = (start: string, end: string): Span => ({ startMs: clock(start), endMs: clock(end) })
const taken = (start: string, end: string, isReadable = true): TakenTime => ({
  ...from(start, end),
  shiftId: `${start}–${end}`,
  isReadable,
})
const lasting = (ms: number): Span => ({ startMs: MONDAY_MS, endMs: MONDAY_MS + ms })

describe('shifts of one person', () => {
  test('[RO1] 09–17 and 17–22 touch, 09–17 and 16:59–22 overlap', () => {
    expect(placeShift(from('17:00', '22:00'), [taken('09:00', '17:00')]).ok).toBe(true)
    expect(placeShift(from('16:59', '22:00'), [taken('09:00', '17:00')])).toEqual({
      ok: false,
      problem: { kind: 'overlap', shiftId: '09:00–17:00' },
    })
    expect(placeShift(from('05:00', '09:00'), [taken('09:00', '17:00')]).ok).toBe(true)
    expect(placeShift(from('10:00', '11:00'), [taken('09:00', '17:00')]).ok).toBe(false)
    expect(placeShift(from('08:00', '18:00'), [taken('09:00', '17:00')]).ok).toBe(false)
  })

  test('[RO1] a shift that may not be read is not named, one that may is named first', () => {
    const elsewhere = taken('09:00', '17:00', false)
    const notFree = { ok: false, problem: { kind: 'not-free' } }
    expect(placeShift(from('16:59', '22:00'), [elsewhere])).toEqual(notFree)
    expect(placeShift(from('16:59', '22:00'), [elsewhere, taken('20:00', '23:00')])).toEqual({
      ok: false,
      problem: { kind: 'overlap', shiftId: '20:00–23:00' },
    })
  })

  test('[RO1] 15 minutes to 16 hours long; 16 h 01 is refused', () => {
    const placed = (ms: number) => placeShift(lasting(ms), [])
    expect(placed(16 * HOUR_MS + MINUTE_MS)).toEqual({ ok: false, problem: { kind: 'too-long' } })
    expect(placed(LONGEST_SHIFT_MS).ok).toBe(true)
    expect(placed(SHORTEST_SHIFT_MS).ok).toBe(true)
    expect(placed(SHORTEST_SHIFT_MS - 1)).toEqual({ ok: false, problem: { kind: 'too-short' } })
  })
})

describe('rest and hours', () => {
  test('[RO2] ends 23:00, next 10:00 is 11 h; next 09:59 is 10 h 59 and warns', () => {
    const late = { endMs: clock('23:00') }
    expect(dailyRestWarnings(late, { startMs: clock('10:00', 1) })).toEqual([])
    expect(dailyRestWarnings(late, { startMs: clock('09:59', 1) })).toEqual([
      { limit: 'rest', limitMs: 11 * HOUR_MS, actualMs: 10 * HOUR_MS + 59 * MINUTE_MS },
    ])
  })

  test('[RO2] elapsed hours count: 23:00 to 10:00 over the clock change in March is 10 h', () => {
    const night = { endMs: Date.parse('2026-03-28T23:00:00+01:00') }
    const warnings = dailyRestWarnings(night, { startMs: Date.parse('2026-03-29T10:00:00+02:00') })
    expect(warnings).toMatchObject([{ actualMs: 10 * HOUR_MS }])
  })

  test('[RO3] 48 h 00 in the week is ok, 48 h 01 warns, with an opt-out too', () => {
    const week = (weekMs: number, hasOptOut = false) =>
      weeklyHoursWarnings({ weekMs, last17WeeksMs: 0, hasOptOut }).map(({ limit }) => limit)
    expect(week(48 * HOUR_MS)).toEqual([])
    expect(week(48 * HOUR_MS + MINUTE_MS)).toEqual(['week-hours'])
    expect(week(48 * HOUR_MS + MINUTE_MS, true)).toEqual(['week-hours'])
  })

  test('[RO3] 816 h in 17 weeks are 48.00 and ok, 817 h are 48.06 and warn', () => {
    const average = (hours: number, hasOptOut = false) =>
      weeklyHoursWarnings({ weekMs: 0, last17WeeksMs: hours * HOUR_MS, hasOptOut }).map(({ limit }) => limit)
    expect([averageHours(816 * HOUR_MS), average(816)]).toEqual(['48.00', []])
    expect([averageHours(817 * HOUR_MS), average(817)]).toEqual(['48.06', ['average-hours']])
    expect(average(817, true)).toEqual([])
  })

  test('[RO3] less than 24 h in one piece without work in 7 days warns', () => {
    const week = lasting(7 * DAY_MS)
    const days = (startOfLast: string) =>
      [0, 1, 2, 3, 4, 5, 6].map((day) => ({
        startMs: clock(day === 6 ? startOfLast : '09:00', day),
        endMs: clock('22:00', day),
      }))
    const sixDaysAndSunday = days('22:00').toSpliced(6, 1)
    expect(weeklyRestWarnings(week, sixDaysAndSunday)).toEqual([])
    expect(weeklyRestWarnings(week, days('09:00'))).toEqual([
      { limit: 'weekly-rest', limitMs: DAY_MS, actualMs: 11 * HOUR_MS },
    ])
    const untilSunday = (end: string) => [
      ...sixDaysAndSunday,
      { startMs: clock(end, 6), endMs: clock('23:59', 6) },
    ]
    expect(longestRest(week, untilSunday('21:59'))).toBe(23 * HOUR_MS + 59 * MINUTE_MS)
    expect(weeklyRestWarnings(week, untilSunday('22:00'))).toEqual([])
    expect(weeklyRestWarnings(week, untilSunday('21:59'))).toHaveLength(1)
  })

  test('[RO3] rest is found in any order, before the first shift and across shifts that overlap', () => {
    const week = lasting(7 * DAY_MS)
    expect(longestRest(week, [])).toBe(7 * DAY_MS)
    const outer = { startMs: clock('00:00', 2), endMs: clock('00:00', 6) }
    const inner = { startMs: clock('00:00', 3), endMs: clock('00:00', 4) }
    expect(longestRest(week, [inner, outer])).toBe(2 * DAY_MS)
    const before = { startMs: clock('00:00', -1), endMs: clock('06:00') }
    const after = { startMs: clock('00:00', 8), endMs: clock('06:00', 8) }
    expect(longestRest(week, [after, before])).toBe(7 * DAY_MS - 6 * HOUR_MS)
  })

  test('[RO4] 6 h 00 needs no break; in the UK 6 h 01 with 19 minutes warns', () => {
    const justOver = 6 * HOUR_MS + MINUTE_MS
    expect(breakNeeded(6 * HOUR_MS, 'UK')).toBe(0)
    expect(breakWarnings(6 * HOUR_MS, 0, 'UK')).toEqual([])
    expect(breakWarnings(justOver, 19, 'UK')).toEqual([
      { limit: 'break', limitMs: 20 * MINUTE_MS, actualMs: 19 * MINUTE_MS },
    ])
    expect(breakWarnings(justOver, 20, 'UK')).toEqual([])
    expect(breakWarnings(justOver, 0, 'EU')).toHaveLength(1)
    expect(breakWarnings(justOver, 10, 'EU')).toEqual([])
  })
})

describe('under 18', () => {
  const fine = {
    dayMs: youngWorkerLimits.dayMs,
    weekMs: youngWorkerLimits.weekMs,
    shiftMs: youngWorkerLimits.withoutBreakMs,
    breakMin: 0,
    restBeforeMs: youngWorkerLimits.restMs,
    weeklyRestMs: youngWorkerLimits.weeklyRestMs,
  }
  const limitsPassed = (change: Partial<typeof fine>) =>
    youngWorkerWarnings({ ...fine, ...change }).map(({ limit }) => limit)

  test('[RO5] the 18th birthday brings the rules of grown-ups', () => {
    expect(isUnder18('2008-05-03', '2026-05-02')).toBe(true)
    expect(isUnder18('2008-05-03', '2026-05-03')).toBe(false)
    expect(isUnder18('2008-02-29', '2026-02-28')).toBe(true)
    expect(isUnder18('2008-02-29', '2026-03-01')).toBe(false)
  })

  test('[RO5] 8 h 01 in a day warns, 8 h does not', () => {
    expect(limitsPassed({})).toEqual([])
    expect(limitsPassed({ dayMs: 8 * HOUR_MS + MINUTE_MS })).toEqual(['day-hours'])
  })

  test('[RO5] 40 h a week, 12 h rest, 48 h weekly rest, 30 minutes break when over 4 h 30', () => {
    expect(limitsPassed({ weekMs: 40 * HOUR_MS + 1 })).toEqual(['week-hours'])
    expect(limitsPassed({ restBeforeMs: 12 * HOUR_MS - 1 })).toEqual(['rest'])
    expect(limitsPassed({ weeklyRestMs: 48 * HOUR_MS - 1 })).toEqual(['weekly-rest'])
    const shiftMs = 4 * HOUR_MS + 31 * MINUTE_MS
    expect(limitsPassed({ shiftMs, breakMin: 29 })).toEqual(['break'])
    expect(limitsPassed({ shiftMs, breakMin: 30 })).toEqual([])
    const { restBeforeMs: _none, ...first } = fine
    expect(youngWorkerWarnings(first)).toEqual([])
  })
})
