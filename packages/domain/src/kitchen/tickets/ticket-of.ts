import type { TicketDocument } from './ticket-document.ts'
import type { TicketLineDocument } from './ticket-line-document.ts'
import type { Ticket, TicketLine } from './ticket.ts'

/** A line of a ticket as the rules read it. */
export function ticketLineOf(id: string, line: TicketLineDocument): TicketLine {
  const { name, qty, stationIds, course, prepMin, allergies, state, ackBy, isCleared } = line
  const { sent, fired, started, ready, served, voided } = line.times
  return {
    id,
    ...(line.itemId !== undefined && { itemId: line.itemId }),
    name,
    qty,
    stationIds,
    course,
    prepMin,
    allergies,
    state,
    times: {
      sent,
      ...(fired !== undefined && { fired }),
      ...(started !== undefined && { started }),
      ...(ready !== undefined && { ready }),
      ...(served !== undefined && { served }),
      ...(voided !== undefined && { voided }),
    },
    ackBy,
    isCleared,
  }
}

/** Whether somebody has done something to a line since it was sent (rule TK3). */
function isTouched({ state, times, ackBy }: TicketLine): boolean {
  return (state !== 'held' && state !== 'fired') || times.started !== undefined || ackBy !== null
}

/** A ticket with its lines as the rules read it; the documents of the lines lie below the ticket's. */
export function ticketOf(id: string, ticket: TicketDocument, lines: readonly TicketLine[]): Ticket {
  const { number, mode, sentAt, isPriority, courses } = ticket
  return {
    id,
    number,
    mode,
    ...(ticket.table !== undefined && { table: ticket.table }),
    sentAt,
    ...(ticket.clockFrom !== undefined && { clockFrom: ticket.clockFrom }),
    isPriority,
    isTouched: lines.some(isTouched),
    courses,
    lines,
  }
}
