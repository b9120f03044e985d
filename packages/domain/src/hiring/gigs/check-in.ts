import { err, ok, type Result } from '@brigade/contract/result.ts'
import { MINUTE_MS } from '../../core/time/span.ts'
import type { DayCodes } from './day-codes.ts'

/** Rule GG6: check-in opens this long before the start. */
const CHECK_IN_OPENS_MS = 60 * MINUTE_MS
/** Rule GG6: how far from the kitchen a place may be, its edge included. */
export const CHECK_IN_METRES = 150

/** What shows that a worker is there: how far the device is from the kitchen, or the code they were told. */
export interface Presence {
  readonly metresAway?: number
  readonly code?: string
}

/** Why a worker is not checked in or out. */
export type PresenceProblem = 'too-early' | 'not-there'

/** A moment, and the shift it is looked at for, in ms since 1970. */
export interface ArrivalTimes {
  readonly shiftStartMs: number
  readonly nowMs: number
}

/** Whether a worker may come in by now: 60 minutes before the start, that minute included (rule GG6). */
export function isCheckInOpen({ shiftStartMs, nowMs }: ArrivalTimes): boolean {
  return nowMs >= shiftStartMs - CHECK_IN_OPENS_MS
}

function isThere({ metresAway, code }: Presence, wanted: string): boolean {
  return code === wanted || (metresAway !== undefined && metresAway <= CHECK_IN_METRES)
}

/**
 * Whether a worker is checked in (rule GG6): from 60 minutes before the start, within 150 m of the kitchen or with the
 * day's code for going in.
 */
export function judgeCheckIn(
  presence: Presence,
  codes: DayCodes,
  times: ArrivalTimes,
): Result<'in', PresenceProblem> {
  if (!isCheckInOpen(times)) return err('too-early')
  return isThere(presence, codes.in) ? ok('in') : err('not-there')
}

/** Whether a worker is checked out: by the same place, or with the day's code for going out (rule GG6). */
export function judgeCheckOut(presence: Presence, codes: DayCodes): Result<'out', PresenceProblem> {
  return isThere(presence, codes.out) ? ok('out') : err('not-there')
}
