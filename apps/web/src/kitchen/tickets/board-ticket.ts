import { idInPath } from '@brigade/contract/path.ts'
import type { TicketDocument } from '@brigade/domain/kitchen/tickets/ticket-document.ts'
import { type TicketLineDocument, ticketLines } from '@brigade/domain/kitchen/tickets/ticket-line-document.ts'
import { ticketLineOf, ticketOf } from '@brigade/domain/kitchen/tickets/ticket-of.ts'
import type { Ticket } from '@brigade/domain/kitchen/tickets/ticket.ts'
import type { Kept } from '../../lib/reading/loadable.ts'

/** A ticket as the rules read it, with the documents it was read from. */
export interface BoardTicket extends Ticket {
  readonly document: TicketDocument
  readonly lineDocuments: ReadonlyMap<string, TicketLineDocument>
  /** Whether something of it is on this device only. */
  readonly isWaiting: boolean
}

interface Read {
  readonly ticket: Kept<TicketDocument>
  readonly lines: readonly Kept<TicketLineDocument>[]
  readonly board: BoardTicket
}

function boardTicket(ticket: Kept<TicketDocument>, lines: readonly Kept<TicketLineDocument>[]): BoardTicket {
  const inOrder = lines.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return {
    ...ticketOf(
      ticket.id,
      ticket.content,
      inOrder.map(({ id, content }) => ticketLineOf(id, content)),
    ),
    document: ticket.content,
    lineDocuments: new Map(inOrder.map(({ id, content }) => [id, content])),
    isWaiting: [ticket, ...lines].some(({ hasPendingWrites }) => hasPendingWrites),
  }
}

/** The id of the ticket a line lies below. */
function ticketIdOf({ path }: Kept<TicketLineDocument>): string {
  return idInPath(ticketLines, path, 'ticketId')
}

/** Puts tickets and lines together. A ticket of which nothing changed stays the very same, so that only news is drawn. */
export function boardReader() {
  const known = new Map<string, Read>()
  return (
    tickets: readonly Kept<TicketDocument>[],
    lines: readonly Kept<TicketLineDocument>[],
  ): readonly BoardTicket[] => {
    const below = Map.groupBy(lines, ticketIdOf)
    return tickets.map((ticket) => {
      const own = below.get(ticket.id) ?? []
      const before = known.get(ticket.id)
      const isSameAsBefore =
        before?.ticket === ticket &&
        before.lines.length === own.length &&
        own.every((line, index) => before.lines[index] === line)
      const board = isSameAsBefore ? before.board : boardTicket(ticket, own)
      known.set(ticket.id, { ticket, lines: own, board })
      return board
    })
  }
}
