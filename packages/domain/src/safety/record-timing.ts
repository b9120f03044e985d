import type { AccessRole } from '../kitchens/access.ts'
import { msFromTimestamp, type Timestamp } from '../time/timestamp.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** Product E35: entered later than this after measuring, a record is marked as back-dated. */
const BACK_DATED_MS = 15 * MINUTE_MS
/** Product E35: entered later than this, it takes a lead. */
const LEADS_ONLY_MS = 24 * HOUR_MS

/** When a value was measured and when somebody entered it, both by the clock of the device. */
export interface RecordTimes {
  readonly at: Timestamp
  readonly enteredAt: Timestamp
}

function delayMs({ at, enteredAt }: RecordTimes): number {
  return msFromTimestamp(enteredAt) - msFromTimestamp(at)
}

/** Whether a record is marked as entered late; it is never blocked for that. */
export function isBackDated(times: RecordTimes): boolean {
  return delayMs(times) > BACK_DATED_MS
}

/** The access role a record takes: cooks and higher, after 24 hours leads and higher. */
export function accessToRecord(times: RecordTimes): AccessRole {
  return delayMs(times) > LEADS_ONLY_MS ? 'lead' : 'cook'
}
