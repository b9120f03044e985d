import { collectionPath, collectionPathOf } from '@brigade/contract/path.ts'
import { type LineCommand, moveLine } from '@brigade/domain/kitchen/tickets/move-line.ts'
import { movedLine } from '@brigade/domain/kitchen/tickets/moved-line.ts'
import {
  type OrderedLine,
  type OrderedTicket,
  sendTicket,
} from '@brigade/domain/kitchen/tickets/send-ticket.ts'
import { tickets } from '@brigade/domain/kitchen/tickets/ticket-document.ts'
import { ticketEvents } from '@brigade/domain/kitchen/tickets/ticket-event-document.ts'
import { type TicketLineDocument, ticketLines } from '@brigade/domain/kitchen/tickets/ticket-line-document.ts'
import { ticketLineOf } from '@brigade/domain/kitchen/tickets/ticket-of.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { type BuiltDocument, builtDocument } from './built-document.ts'
import type { Pantry } from './build-pantry.ts'

const MS_PER_MINUTE = 60_000
const DEVICE = 'built'

/** A line, and what was done with it so many minutes after it was sent. */
export interface LineToBuild {
  readonly line: OrderedLine
  readonly moves?: readonly {
    readonly command: LineCommand
    readonly afterMin: number
    readonly reason?: string
  }[]
}

/** A ticket with its lines; the first of its events is number `seq` of the device. */
export interface TicketToBuild {
  readonly ticketId: string
  readonly ticket: OrderedTicket
  readonly lines: readonly LineToBuild[]
  readonly seq: number
}

/**
 * A ticket as it stands after everything that was done with it, by the rules themselves, with all events.
 * @throws when a rule refuses a move
 */
export function buildTicket(
  { kitchenId, by }: Pantry,
  wanted: TicketToBuild,
  sentAt: Timestamp,
): readonly BuiltDocument[] {
  const { ticketId, lines } = wanted
  const author = { uid: by, acted: { by } }
  const eventId = (count: number) => `${ticketId}-e${count}`
  const place = { kitchenId, ticketId, device: DEVICE, author }
  const sent = sendTicket(
    wanted.ticket,
    lines.map(({ line }) => line),
    { ...place, eventId: eventId(0), seq: wanted.seq, at: sentAt },
  )
  const events = [sent.event]
  const moved = sent.lines.map((start, index): TicketLineDocument => {
    let line = start
    const lineId = `${ticketId}-l${index + 1}`
    for (const { command, afterMin, ...why } of lines[index]?.moves ?? []) {
      const at = timestampFromMs(msFromTimestamp(sentAt) + afterMin * MS_PER_MINUTE)
      const access = { access: 'owner', grants: [], state: 'active' } as const
      const actor = { uid: by, access, isExpediter: true, hasExpediter: true, at, ...why }
      const result = moveLine(ticketLineOf(lineId, line), command, actor)
      if (!result.ok) throw new Error(`${ticketId}: ${command} of ${line.name} is refused: ${result.problem}`)
      const seq = wanted.seq + events.length
      const documents = movedLine(line, result.value, {
        ...place,
        lineId,
        events: [{ eventId: eventId(events.length), seq }],
      })
      line = documents.line
      events.push(...documents.events)
    }
    return line
  })
  const isDone = moved.every(({ state }) => state === 'served' || state === 'voided')
  const closing = { isOpen: false, closedAt: moved.at(-1)?.updatedAt ?? sentAt }
  const params = { kitchenId, ticketId }
  return [
    builtDocument(tickets, params, { ...sent.ticket, ...(isDone && closing) }),
    ...moved.map((line, index) =>
      builtDocument(ticketLines, { ...params, lineId: `${ticketId}-l${index + 1}` }, line),
    ),
    ...events.map((event, index) =>
      builtDocument(ticketEvents, { kitchenId, eventId: eventId(index) }, event),
    ),
  ]
}

/** How many events a built ticket has: what the next one counts on from. */
export function eventCount(documents: readonly BuiltDocument[], { kitchenId }: Pantry): number {
  const place = collectionPath(ticketEvents, { kitchenId })
  return documents.filter(({ path }) => collectionPathOf(path) === place).length
}
