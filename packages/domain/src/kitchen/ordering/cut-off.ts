import { err, ok, type Result } from '@brigade/contract/result.ts'
import { daysAfter, instantOf, localDateAndTime, nextDay } from '../../core/time/local-time.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '../../core/time/timestamp.ts'
import { type DeliveryDays, deliveryDayFrom, isDeliveryDay, LONGEST_WAIT_DAYS } from './delivery-days.ts'

/** Until when a supplier takes orders for a delivery. */
export interface CutOff {
  /** Wall-clock time `HH:MM` in the supplier's zone. */
  readonly hm: string
  /** Whole days before the delivery, 0 or more. */
  readonly daysBefore: number
  /** "strict" takes no late order; "flexible" takes it when the sender has been asked once. */
  readonly mode: 'strict' | 'flexible'
}

/** A supplier's delivery terms. */
export interface DeliveryTerms extends DeliveryDays {
  /** IANA name. */
  readonly zone: string
  readonly cutOff: CutOff
}

/** The last moment at which an order for a delivery day is in time, in the supplier's zone (rule OR7). */
export function cutOffAt(deliveryDay: string, { cutOff, zone }: DeliveryTerms): Timestamp {
  const date = daysAfter(deliveryDay, -cutOff.daysBefore)
  return timestampFromMs(instantOf({ date, time: cutOff.hm }, zone))
}

function todayOf(now: Timestamp, { zone }: DeliveryTerms): string {
  return localDateAndTime(msFromTimestamp(now), zone).date
}

/** Whether an order for a delivery day is in time: at or before the cut-off (rule OR7). */
function isInTime(deliveryDay: string, now: Timestamp, terms: DeliveryTerms): boolean {
  return msFromTimestamp(now) <= msFromTimestamp(cutOffAt(deliveryDay, terms))
}

/** The first delivery day that an order sent now reaches; undefined when the supplier does not deliver in a year. */
export function nextReachableDay(now: Timestamp, terms: DeliveryTerms): string | undefined {
  const today = todayOf(now, terms)
  const last = daysAfter(today, LONGEST_WAIT_DAYS)
  let day = deliveryDayFrom(today, terms)
  while (day !== undefined && day <= last) {
    if (isInTime(day, now, terms)) return day
    day = deliveryDayFrom(nextDay(day), terms)
  }
  return undefined
}

/** Why an order is not sent as it is. */
export interface CutOffProblem {
  /** "asks" goes away when the sender accepts to be late; the others stay. */
  readonly kind: 'asks' | 'late' | 'no-delivery'
  /** The first day that can be reached; absent when there is none. */
  readonly nextDay?: string
}

/**
 * Whether an order may be sent now for the wanted day (rules OR7, OR8): in time, or late to a flexible supplier and
 * accepted. A strict supplier refuses, and the refusal names the next day that can be reached; so does everybody for a
 * day that has passed.
 */
export function checkCutOff(
  order: { readonly wantedDay: string; readonly now: Timestamp; readonly acceptsLate: boolean },
  terms: DeliveryTerms,
): Result<'in-time' | 'late', CutOffProblem> {
  const nextDayReached = nextReachableDay(order.now, terms)
  const named = nextDayReached === undefined ? {} : { nextDay: nextDayReached }
  if (!isDeliveryDay(order.wantedDay, terms)) return err({ kind: 'no-delivery', ...named })
  if (isInTime(order.wantedDay, order.now, terms)) return ok('in-time')
  const isOver = order.wantedDay < todayOf(order.now, terms)
  if (isOver || terms.cutOff.mode === 'strict') return err({ kind: 'late', ...named })
  return order.acceptsLate ? ok('late') : err({ kind: 'asks', ...named })
}
