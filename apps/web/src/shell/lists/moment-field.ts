import { localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import { msFromTimestamp, type Timestamp } from '@brigade/domain/core/time/timestamp.ts'

const MINUTES_END = 5

/** A moment as every spreadsheet reads it, on the wall of a place: "2026-05-04 14:02". */
export function momentField(at: Timestamp, zone: string): string {
  const { date, time } = localDateAndTime(msFromTimestamp(at), zone)
  return `${date} ${time.slice(0, MINUTES_END)}`
}
