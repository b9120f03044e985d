import { compareTimestamps } from '../../core/time/compare-timestamps.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import { isExpired } from './batch-expiry.ts'

/** Where a batch stands (product, E24). */
export const BATCH_STATES = ['usable', 'frozen', 'used', 'binned', 'recalled'] as const
export type BatchState = (typeof BATCH_STATES)[number]

/** A batch as picking needs it (product, E24). */
export interface PickedBatch {
  readonly id: string
  readonly state: BatchState
  /** Last day of use `YYYY-MM-DD`; absent when the batch has none. */
  readonly useBy?: string | undefined
  readonly receivedAt: Timestamp
}

/** Why a batch is not offered. */
export type PickBlock = 'expired' | Exclude<BatchState, 'usable'>

export interface PickOrder<Batch> {
  /** Take these in this order. */
  readonly offered: readonly Batch[]
  /** Not to be taken, and why; in the order given. */
  readonly blocked: readonly { readonly batch: Batch; readonly reason: PickBlock }[]
}

/**
 * Which batches to take first: the earliest use-by day, then the earliest receipt, then by id; those without a use-by
 * day last. Expired, frozen, used, binned and recalled ones are not offered (rule ST7).
 * @param zone - IANA name of the kitchen's zone
 */
export function pickBatches<Batch extends PickedBatch>(
  batches: readonly Batch[],
  now: Timestamp,
  zone: string,
): PickOrder<Batch> {
  const judged = batches.map((batch) => ({ batch, reason: blockOf(batch, now, zone) }))
  return {
    offered: judged
      .flatMap(({ batch, reason }) => (reason === undefined ? [batch] : []))
      .toSorted(firstExpired),
    blocked: judged.flatMap(({ batch, reason }) => (reason === undefined ? [] : [{ batch, reason }])),
  }
}

function blockOf({ state, useBy }: PickedBatch, now: Timestamp, zone: string): PickBlock | undefined {
  if (state !== 'usable') return state
  return useBy !== undefined && isExpired(useBy, now, zone) ? 'expired' : undefined
}

/** Later than every day of the calendar. */
const NEVER = '9999-99-99'

function firstExpired(one: PickedBatch, other: PickedBatch): number {
  const [oneDay, otherDay] = [one.useBy ?? NEVER, other.useBy ?? NEVER]
  if (oneDay !== otherDay) return oneDay < otherDay ? -1 : 1
  return compareTimestamps(one.receivedAt, other.receivedAt) || (one.id < other.id ? -1 : 1)
}
