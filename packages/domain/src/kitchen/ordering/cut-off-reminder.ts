import type { SupplierTerms } from '../suppliers/supplier-terms.ts'
import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'
import type { Basket } from './basket.ts'
import { nextDayOf } from './check-sending.ts'
import { cutOffAt } from './cut-off.ts'

/** Product 5.2: a basket that is not empty is brought to mind so long before the cut-off. */
const REMINDED_BEFORE_MS = 2 * 3_600_000

/** The delivery that a basket would miss, and the moment until which it must be sent. */
export interface NearCutOff {
  /** Day `YYYY-MM-DD` of the delivery. */
  readonly day: string
  readonly at: Timestamp
}

/**
 * The cut-off that is at most two hours away; undefined when there is none, when nothing in the basket is to be sent by it,
 * or when it was brought to mind before.
 */
export function nearCutOff(
  { lines, remindedFor }: Pick<Basket, 'lines' | 'remindedFor'>,
  { cutOff, zone, deliveryDays }: Pick<SupplierTerms, 'cutOff' | 'zone' | 'deliveryDays'>,
  now: Timestamp,
): NearCutOff | undefined {
  const day = nextDayOf(now, { zone, deliveryDays, ...(cutOff !== undefined && { cutOff }) })
  if (cutOff === undefined || day === undefined || day === remindedFor) return undefined
  if (!Object.values(lines).some(({ packs }) => packs > 0)) return undefined
  const at = cutOffAt(day, { ...deliveryDays, zone, cutOff })
  return msFromTimestamp(at) - msFromTimestamp(now) <= REMINDED_BEFORE_MS ? { day, at } : undefined
}
