import { err, ok, type Result } from '@brigade/contract/result.ts'
import { MINUTE_MS } from '../../core/time/span.ts'
import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'
import { type Shift, shiftSpan } from './shift.ts'

/** Product `clock`: how far from its start and end a shift can be clocked, the edges included. */
const WINDOW_MS = 60 * MINUTE_MS

/** Why a shift cannot be clocked. */
export type ClockProblem = 'state' | 'window'

/**
 * Whether a shift can be clocked in or out at a time, and by how many whole minutes somebody is late. It is shown and never
 * fined (product, `clock`).
 */
export function clockShift(
  shift: Pick<Shift, 'state' | 'startsAt' | 'endsAt' | 'clockIn' | 'clockOut'>,
  direction: 'in' | 'out',
  at: Timestamp,
): Result<{ readonly lateMin: number }, ClockProblem> {
  const isDone = direction === 'in' ? shift.clockIn !== undefined : shift.clockOut !== undefined
  const isNotIn = direction === 'out' && shift.clockIn === undefined
  if (shift.state !== 'published' || isDone || isNotIn) return err('state')
  const { startMs, endMs } = shiftSpan(shift)
  const offMs = msFromTimestamp(at) - (direction === 'in' ? startMs : endMs)
  if (Math.abs(offMs) > WINDOW_MS) return err('window')
  return ok({ lateMin: direction === 'in' ? Math.max(0, Math.floor(offMs / MINUTE_MS)) : 0 })
}
