import { accept, refuse, type Result } from '../collections/result.ts'
import { DAY_MS } from '../time/span.ts'
import { msFromTimestamp, type Timestamp } from '../time/timestamp.ts'

/** Product, section 6: who ends an account has proved who they are within so long. */
const RECENT_MS = 5 * 60_000

/** Product, section 6: one export a day. */
export const EXPORT_EVERY_MS = DAY_MS

/** A kitchen that somebody owns. */
export interface OwnedKitchen {
  readonly kitchenId: string
  readonly name: string
  /** Active members of the team beside the owner. */
  readonly others: number
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
 * own handle typed, and no kitchen left in which others work. A kitchen of theirs alone goes with them.
 */
export function mayEndAccount(
  { signedInAt, handleTyped, handle, kitchens }: Leaving,
  now: Timestamp,
): Result<
  { readonly goAlong: readonly OwnedKitchen[] },
  'requires-recent-login' | 'handle' | 'owns-kitchens'
> {
  if (msFromTimestamp(now) - msFromTimestamp(signedInAt) >= RECENT_MS) return refuse('requires-recent-login')
  if (handleTyped.trim().toLowerCase() !== handle) return refuse('handle')
  if (kitchens.some(({ others }) => others > 0)) return refuse('owns-kitchens')
  return accept({ goAlong: kitchens })
}
