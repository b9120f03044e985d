import type { AccessRole } from '../../access/roles/access.ts'
import { isNotAhead, isRecent } from '../../core/time/device-time.ts'
import { MINUTE_MS } from '../../core/time/span.ts'
import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'

/** Product E35: entered later than this after measuring, a record is marked as back-dated. */
const BACK_DATED_MS = 15 * MINUTE_MS

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

/**
 * When the server had a record, if that was later than entering may take: it waited on a device without a network, or the
 * device's clock said what was wished. Undefined for what came in time, and where nobody knows.
 * @param heldAt - when the record was taken into its kitchen's chain
 */
export function lateArrival(
  { at, recordedAt }: Pick<RecordTimes, 'at'> & { readonly recordedAt?: Timestamp | undefined },
  heldAt: Timestamp | undefined,
): Timestamp | undefined {
  const arrivedAt = recordedAt ?? heldAt
  const isLate = arrivedAt !== undefined && isBackDated({ at, enteredAt: arrivedAt })
  return isLate ? arrivedAt : undefined
}

/** A record as it was kept, with its id. */
interface KeptRecord {
  readonly id: string
  readonly content: RecordTimes & { readonly recordedAt?: Timestamp | undefined }
}

/** Whether a record was entered later than measured, and when it came if that was late. */
export interface TimingMarks {
  readonly isBackDated: boolean
  readonly arrivedAt: Timestamp | undefined
}

/**
 * The marks of a record with all that was said of it: a correction, which is made later, takes none away.
 * @param all - the record and its corrections
 * @param heldAt - when each was taken into its kitchen's chain, by id, as far as that is known
 */
export function timingMarks(all: readonly KeptRecord[], heldAt: ReadonlyMap<string, Timestamp>): TimingMarks {
  const arrivals = all.flatMap(({ id, content }) => lateArrival(content, heldAt.get(id)) ?? [])
  return { isBackDated: all.some(({ content }) => isBackDated(content)), arrivedAt: arrivals[0] }
}

/** Whether a device can have these times: measured before they were entered, and nothing in the future. */
export function arePossible(times: RecordTimes, now: Timestamp): boolean {
  return delayMs(times) >= 0 && isNotAhead(times.enteredAt, now)
}

/**
 * The access role a record takes that arrives now: cooks and higher, 24 hours after measuring leads and higher (product,
 * E35). The server's clock decides, because a device can say that it entered a record at any time.
 */
export function accessToRecord({ at }: Pick<RecordTimes, 'at'>, now: Timestamp): AccessRole {
  return isRecent(at, now) ? 'cook' : 'lead'
}
