import type { PolicyContext } from '@brigade/contract/policy.ts'
import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'

/** How far the server's own time may lie from the moment a write is judged. */
const ALLOWED_MS = 60_000

/** Whether a "recorded at" is the server's time and no time of the writer's choice; absent it says nothing. */
export function isRecordedNow({ now }: PolicyContext, recordedAt: Timestamp | undefined): boolean {
  return (
    recordedAt === undefined || Math.abs(msFromTimestamp(now) - msFromTimestamp(recordedAt)) <= ALLOWED_MS
  )
}
