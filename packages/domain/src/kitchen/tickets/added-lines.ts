import { localDateAndTime } from '../../core/time/local-time.ts'
import { msFromTimestamp } from '../../core/time/timestamp.ts'
import type { Ticket, TicketLine } from './ticket.ts'

const HOURS_AND_MINUTES = 'HH:MM'.length

/** Lines that came to a ticket together; `addedAt` is `HH:MM` in kitchen time, undefined for the first sending. */
export interface LineGroup {
  readonly addedAt: string | undefined
  readonly lines: readonly TicketLine[]
}

/** Whether a line came after the ticket was sent, which is marked and sounded (rule TK11). */
export function isAddOn(line: Pick<TicketLine, 'times'>, ticket: Pick<Ticket, 'sentAt'>): boolean {
  return msFromTimestamp(line.times.sent) > msFromTimestamp(ticket.sentAt)
}

/**
 * The lines of a ticket as it shows them: first what was sent with it, then each later sending under "Added HH:MM",
 * oldest first (rule TK11).
 * @param zone - IANA name of the kitchen's zone
 */
export function groupBySending(ticket: Pick<Ticket, 'sentAt' | 'lines'>, zone: string): readonly LineGroup[] {
  const groups = new Map<string | undefined, TicketLine[]>()
  const inOrder = ticket.lines.toSorted(
    (one, other) => msFromTimestamp(one.times.sent) - msFromTimestamp(other.times.sent),
  )
  for (const line of inOrder) {
    const sent = localDateAndTime(msFromTimestamp(line.times.sent), zone)
    const addedAt = isAddOn(line, ticket) ? sent.time.slice(0, HOURS_AND_MINUTES) : undefined
    groups.set(addedAt, [...(groups.get(addedAt) ?? []), line])
  }
  return [...groups].map(([addedAt, lines]) => ({ addedAt, lines }))
}
