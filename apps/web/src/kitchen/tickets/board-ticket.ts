import { idInPath } from '@brigade/contract/path.ts'
import type { TicketDocument } from '@brigade/domain/kitchen/tickets/ticket-document.ts'
import { type TicketLineDocument, ticketLines } from '@brigade/domain/kitchen/tickets/ticket-line-document.ts'
import { ticketLineOf, ticketOf } from '@brigade/domain/kitchen/tickets/ticket-of.ts'
import type { Ticket } from '@brigade/domain/kitchen/tickets/ticket.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'

/** A ticket as the rules read it, with the documents it was read from. */
export interface BoardTicket extends Ticket {
  readonly document: TicketDocument
  readonly lineDocuments: ReadonlyMap<string, TicketLineDocument>
  /** Whether something of it is on this device only. */
  readonly isWaiting: boolean
}

interface Read {
  readonly ticket: StoredDocument<TicketDocument>
  readonly lines: readonly StoredDocument<TicketLineDocument>[]
  readonly board: BoardTicket
}

function boardTicket(
  ticket: StoredDocument<TicketDocument>,
  lines: readonly StoredDocument<TicketLineDocument>[],
): BoardTicket {
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
function ticketIdOf({ path }: StoredDocument<TicketLineDocument>): string {
  return idInPath(ticketLines, path, 'ticketId')
}

/** Puts tickets and lines together. A ticket of which nothing changed stays the very same, so that only news is drawn. */
export function boardReader() {
  const known = new Map<string, Read>()
  return (
    tickets: readonly StoredDocument<TicketDocument>[],
    lines: readonly StoredDocument<TicketLineDocument>[],
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
