import { err, ok, type Result } from '@brigade/contract/result.ts'
import { DAY_MS } from '../../core/time/span.ts'
import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'

/** Product, section 6: who ends an account has proved who they are within so long. */
const RECENT_MS = 5 * 60_000

/** When somebody who has asked for exports may ask again, in ms since 1970: a day after the last one (rule ID12). */
export function nextExportMs(askedAt: readonly Timestamp[]): number {
  return Math.max(0, ...askedAt.map((at) => msFromTimestamp(at) + DAY_MS))
}

/** What may stand in the way of the end of a kitchen. */
export type KitchenTie = 'open-jobs' | 'open-orders' | 'records-kept'

/** A kitchen that somebody owns. */
export interface OwnedKitchen {
  readonly kitchenId: string
  readonly name: string
  /** Active members of the team beside the owner. */
  readonly others: number
  /** What stands in the way of its end, see `tiesOfKitchen`. */
  readonly ties: readonly KitchenTie[]
}

/** Why kitchens do not go along with their owner, the weightiest first. */
export const KEEPING_REASONS = ['owns-kitchens', 'open-jobs', 'open-orders', 'records-kept'] as const
export type KeepingReason = (typeof KEEPING_REASONS)[number]

/** The weightiest reason for which kitchens stay, and those it holds for; undefined when all may go along. */
export function keptKitchens(
  kitchens: readonly OwnedKitchen[],
): { readonly reason: KeepingReason; readonly kitchens: readonly OwnedKitchen[] } | undefined {
  return KEEPING_REASONS.map((reason) => ({
    reason,
    kitchens: kitchens.filter(({ others, ties }) =>
      reason === 'owns-kitchens' ? others > 0 : ties.includes(reason),
    ),
  })).find((kept) => kept.kitchens.length > 0)
}

/** What is known of somebody who wants to end the account. */
export interface Leaving {
  /** When they last proved who they are. */
  readonly signedInAt: Timestamp
  readonly handleTyped: string
  /** Of the public card; empty when there is none. */
  readonly handle: string
  readonly kitchens: readonly OwnedKitchen[]
}

/**
 * Whether somebody may end the account now (product, section 6; rule ID9): signed in within the last five minutes, the
 * own handle typed, and no kitchen left in which others work or on which others depend. A kitchen of theirs alone goes
 * with them.
 */
export function mayEndAccount(
  { signedInAt, handleTyped, handle, kitchens }: Leaving,
  now: Timestamp,
): Result<{ readonly goAlong: readonly OwnedKitchen[] }, 'requires-recent-login' | 'handle' | KeepingReason> {
  if (msFromTimestamp(now) - msFromTimestamp(signedInAt) >= RECENT_MS) return err('requires-recent-login')
  if (handleTyped.trim().toLowerCase() !== handle) return err('handle')
  const kept = keptKitchens(kitchens)
  if (kept !== undefined) return err(kept.reason)
  return ok({ goAlong: kitchens })
}
