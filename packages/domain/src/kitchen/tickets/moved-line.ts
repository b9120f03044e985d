import { type Author, signedBy } from '../../access/roles/acting-person.ts'
import type { LineChange, LineMove } from './move-line.ts'
import type { TicketEventDocument, TicketEventKind } from './ticket-event-document.ts'
import type { TicketLineDocument } from './ticket-line-document.ts'
import { LINE_STATES, type LineState } from './ticket.ts'

/** What a move is called among the events, by where it leads; backwards it is a recall. */
const KINDS: Readonly<Record<LineState, TicketEventKind>> = {
  held: 'recalled',
  fired: 'fired',
  cooking: 'started',
  ready: 'bumped',
  served: 'served',
  voided: 'voided',
}

function kindOf({ from, to }: LineMove): TicketEventKind {
  const isBackwards = LINE_STATES.indexOf(to) < LINE_STATES.indexOf(from)
  return isBackwards ? 'recalled' : KINDS[to]
}

/** Which line of which ticket moved, and by which device; the ids and numbers of the events are the device's own. */
export interface Moving {
  readonly ticketId: string
  readonly lineId: string
  readonly device: string
  readonly author: Author
  /** An id and the device's next number for each move, in their order. */
  readonly events: readonly { readonly eventId: string; readonly seq: number }[]
}

/**
 * The documents of a move that `moveLine` allowed, written in one batch: the line as it is now, and an event for each step
 * (product, E29; rule TK12).
 * @throws RangeError when there are fewer event ids than steps
 */
export function movedLine(
  before: TicketLineDocument,
  { line, moves }: LineChange,
  { ticketId, lineId, device, author, events }: Moving,
): { readonly line: TicketLineDocument; readonly events: readonly TicketEventDocument[] } {
  const written = moves.map((move, index): TicketEventDocument & { readonly id: string } => {
    const event = events[index]
    if (event === undefined) throw new RangeError('Each step of a move has an event of its own.')
    const { from, to, at, reason } = move
    const signed = signedBy(author, at)
    const why = reason === undefined ? {} : { reason }
    return {
      id: event.eventId,
      ...signed,
      ticketId,
      lineId,
      kind: kindOf(move),
      from,
      to,
      at,
      device,
      seq: event.seq,
      ...why,
    }
  })
  const last = moves.at(-1)
  const voidReason = last?.to === 'voided' ? last.reason : before.voidReason
  const { device: _device, personNotConfirmed: _unconfirmed, ...kept } = before
  const { createdAt: _at, createdBy: _by, ...signature } = signedBy(author, last?.at ?? before.updatedAt)
  return {
    line: {
      ...kept,
      ...signature,
      state: line.state,
      times: line.times,
      ackBy: line.ackBy,
      isCleared: line.isCleared,
      ...(voidReason !== undefined && { voidReason }),
      lastEventId: written.at(-1)?.id ?? before.lastEventId,
    },
    events: written.map(({ id: _id, ...event }) => event),
  }
}
