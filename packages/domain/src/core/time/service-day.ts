import { localDateAndTime, previousDay } from './local-time.ts'

/** What turns instants into a kitchen's days. */
export interface KitchenTime {
  /** IANA name. */
  readonly zone: string
  /** Wall-clock time `HH:MM` at which the service day begins. */
  readonly dayStartsAt: string
}

/**
 * The service day `YYYY-MM-DD` an instant belongs to: from `dayStartsAt` for one calendar day, kitchen time
 * (rule TK7).
 * @param instantMs - milliseconds since 1970
 */
export function serviceDayOf(instantMs: number, kitchen: KitchenTime): string {
  const { date, time } = localDateAndTime(instantMs, kitchen.zone)
  return time < kitchen.dayStartsAt ? previousDay(date) : date
}
