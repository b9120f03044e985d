const MS_PER_MINUTE = 60_000

/** Minutes a check may take after its due time, and the grace after that, where a schedule sets nothing else (PR7). */
export const DEFAULT_WINDOW_MIN = 60
export const DEFAULT_GRACE_MIN = 15

/** One check that is due; instants in milliseconds since 1970. */
export interface DueCheck {
  readonly dueMs: number
  readonly windowMin?: number
  readonly graceMin?: number
  /** When the check was recorded; absent while there is no record. */
  readonly doneMs?: number
  /** When the service day of the check ends, which is when the next one begins. */
  readonly serviceDayEndMs: number
}

/** `open` is not recorded and not late; `late` is recorded late, or not yet recorded and late. */
export type CheckTiming = 'open' | 'on time' | 'late' | 'missed'

/**
 * Where a check stands (rule PR7): on time until due + window + grace, that instant included; late after it; missed
 * without a record when both that time and the service day are over.
 */
export function checkTiming(check: DueCheck, nowMs: number): CheckTiming {
  const {
    dueMs,
    windowMin = DEFAULT_WINDOW_MIN,
    graceMin = DEFAULT_GRACE_MIN,
    doneMs,
    serviceDayEndMs,
  } = check
  const lastMs = dueMs + (windowMin + graceMin) * MS_PER_MINUTE
  if (doneMs !== undefined) return doneMs <= lastMs ? 'on time' : 'late'
  if (nowMs <= lastMs) return 'open'
  return nowMs < serviceDayEndMs ? 'late' : 'missed'
}
