import { localDateAndTime } from '../../core/time/local-time.ts'
import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'

/**
 * Whether a batch has expired: it may be used through the end of its use-by day and has expired from 00:00 of the next
 * day, kitchen time (rule ST8).
 * @param useBy - day `YYYY-MM-DD`
 * @param zone - IANA name of the kitchen's zone
 */
export function isExpired(useBy: string, now: Timestamp, zone: string): boolean {
  return localDateAndTime(msFromTimestamp(now), zone).date > useBy
}
