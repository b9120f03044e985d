import { addLines, coursesOf, sendTicket } from '@brigade/domain/kitchen/tickets/send-ticket.ts'
import { tickets } from '@brigade/domain/kitchen/tickets/ticket-document.ts'
import { ticketEvents } from '@brigade/domain/kitchen/tickets/ticket-event-document.ts'
import { ticketLines } from '@brigade/domain/kitchen/tickets/ticket-line-document.ts'
import { nextTicketNumber } from '@brigade/domain/kitchen/tickets/ticket-number.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { newId } from '../../lib/writing/new-id.ts'
import { syncStore } from '../../lib/writing/sync-store.ts'
import { changing, creating, write, type WriteOutcome, type WritePart } from '../../lib/writing/write.ts'
import type { Crew } from '../../lib/kitchen/use-crew.ts'
import type { BoardTicket } from './board-ticket.ts'
import { deviceBlock, deviceId, nextSeq } from './device-sequence.ts'
import { coversOf, type OrderDraft, orderedLines, type OrderItems } from './order-draft.ts'

/** Lines are shown on a ticket in the order of their ids. */
const lineId = (index: number, prefix: string) => `${prefix}${String(index).padStart(3, '0')}`

function sendingOf({ kitchenId, uid }: Crew, ticketId: string) {
  const at = timestampFromMs(Date.now())
  const author = { uid, acted: { by: uid } }
  return { kitchenId, ticketId, eventId: newId(), device: deviceId(), seq: nextSeq(), author, at }
}

/** Sends a new ticket to its stations; without a network it gets a number of this device's own block. */
export async function sendOrder(
  crew: Crew,
  draft: OrderDraft,
  {
    ticketId,
    service,
    items,
  }: { readonly ticketId: string; readonly service: readonly BoardTicket[]; readonly items: OrderItems },
): Promise<WriteOutcome> {
  const sending = sendingOf(crew, ticketId)
  const lines = orderedLines(draft, crew, items)
  const isOffline = syncStore.get().connection === 'offline'
  const numbers = service.map(({ number }) => number)
  const table = draft.table.trim()
  const covers = coversOf(draft) ?? 0
  const sent = sendTicket(
    {
      number: nextTicketNumber(numbers, isOffline ? deviceBlock() : undefined),
      mode: draft.mode,
      source: 'hand',
      note: draft.note.trim(),
      courses: coursesOf(lines, draft.mode, sending.at),
      ...(table !== '' && (draft.mode === 'eat in' ? { table } : { guest: table })),
      ...(covers > 0 && { covers }),
    },
    lines,
    sending,
  )
  const { kitchenId } = crew
  return write([
    creating(tickets, { kitchenId, ticketId }, sent.ticket),
    ...sent.lines.map((line, index) =>
      creating(ticketLines, { kitchenId, ticketId, lineId: lineId(index, 'l') }, line),
    ),
    creating(ticketEvents, { kitchenId, eventId: sending.eventId }, sent.event),
  ])
}

/** Adds what was ordered later to a ticket, marked as such (rule TK11). */
export async function addToTicket(
  crew: Crew,
  draft: OrderDraft,
  { ticket, items }: { readonly ticket: BoardTicket; readonly items: OrderItems },
): Promise<WriteOutcome> {
  const { kitchenId, uid } = crew
  const sending = sendingOf(crew, ticket.id)
  const added = addLines(ticket.document, orderedLines(draft, crew, items), sending)
  const reopened: readonly WritePart[] = ticket.document.isOpen
    ? []
    : [
        changing(
          tickets,
          { kitchenId, ticketId: ticket.id },
          {
            before: ticket.document,
            changes: { isOpen: true, closedAt: undefined, by: uid, device: undefined },
          },
        ),
      ]
  return write([
    ...reopened,
    ...added.lines.map((line, index) => {
      const id = lineId(index, `m${sending.eventId}-`)
      return creating(ticketLines, { kitchenId, ticketId: ticket.id, lineId: id }, line)
    }),
    creating(ticketEvents, { kitchenId, eventId: sending.eventId }, added.event),
  ])
}
