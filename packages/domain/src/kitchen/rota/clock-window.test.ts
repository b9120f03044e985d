import { expect, test } from 'vitest'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { clockShift } from './clock-window.ts'
import { shiftLengthMs } from './shift.ts'

const minute = (of: number, ms = 0) => timestampFromMs(Date.UTC(2026, 4, 3, 8) + of * 60_000 + ms)
const shift = { state: 'published', startsAt: minute(0), endsAt: minute(480) } as const
const clockedIn = { ...shift, clockIn: minute(0) }

test('in and out within 60 minutes of start and end, the edges included', () => {
  expect(clockShift(shift, 'in', minute(-60))).toEqual({ ok: true, value: { lateMin: 0 } })
  expect(clockShift(shift, 'in', minute(-60, -1))).toEqual({ ok: false, problem: 'window' })
  expect(clockShift(shift, 'in', minute(60)).ok).toBe(true)
  expect(clockShift(shift, 'in', minute(60, 1))).toEqual({ ok: false, problem: 'window' })
  expect(clockShift(clockedIn, 'out', minute(540)).ok).toBe(true)
  expect(clockShift(clockedIn, 'out', minute(419))).toEqual({ ok: false, problem: 'window' })
})

test('lateness is whole minutes, and going home late is none', () => {
  expect(clockShift(shift, 'in', minute(7, 59_999))).toEqual({ ok: true, value: { lateMin: 7 } })
  expect(clockShift(clockedIn, 'out', minute(520))).toEqual({ ok: true, value: { lateMin: 0 } })
})

test('only a published shift, in before out, each once', () => {
  const refused = { ok: false, problem: 'state' }
  expect(clockShift({ ...shift, state: 'draft' }, 'in', minute(0))).toEqual(refused)
  expect(clockShift({ ...shift, state: 'cancelled' }, 'in', minute(0))).toEqual(refused)
  expect(clockShift(clockedIn, 'in', minute(0))).toEqual(refused)
  expect(clockShift(shift, 'out', minute(480))).toEqual(refused)
  expect(clockShift({ ...clockedIn, clockOut: minute(480) }, 'out', minute(480))).toEqual(refused)
})

test('[RO6] the length of a shift is elapsed time', () => {
  expect(shiftLengthMs(shift)).toBe(8 * 3_600_000)
})
