import { err, ok, type Result } from '@brigade/contract/result.ts'
import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'
import type { TicketLine } from './ticket.ts'

/** How long a bump may be taken back where the kitchen sets nothing else (rule TK6). */
export const DEFAULT_UNDO_SECONDS = 5

/** One bump: the lines as they were and as it made them. */
export interface Bump {
  readonly before: readonly TicketLine[]
  readonly after: readonly TicketLine[]
  readonly at: Timestamp
}

/** Whether undo is still offered: below the kitchen's seconds, no more when they are over (rule TK6). */
export function isUndoOffered(
  bumpedAt: Timestamp,
  now: Timestamp,
  undoSeconds = DEFAULT_UNDO_SECONDS,
): boolean {
  return msFromTimestamp(now) - msFromTimestamp(bumpedAt) < undoSeconds * 1000
}

/**
 * The lines of a ticket with a bump taken back (rule TK6): each bumped line is exactly as it was, so that its ticket
 * stands where it stood. A line that somebody changed since the bump is not touched: the undo is refused.
 */
export function undoBump(
  lines: readonly TicketLine[],
  bump: Bump,
  { now, undoSeconds }: { readonly now: Timestamp; readonly undoSeconds?: number },
): Result<readonly TicketLine[], 'too-late' | 'changed-since'> {
  if (!isUndoOffered(bump.at, now, undoSeconds)) return err('too-late')
  const isUnchanged = bump.after.every((after) => {
    const line = lines.find(({ id }) => id === after.id)
    return line !== undefined && line.state === after.state && line.isCleared === after.isCleared
  })
  if (!isUnchanged) return err('changed-since')
  return ok(lines.map((line) => bump.before.find(({ id }) => id === line.id) ?? line))
}
