import { type Author, signedBy } from '../../access/roles/acting-person.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import type { TicketDocument } from './ticket-document.ts'
import type { TicketEventDocument } from './ticket-event-document.ts'
import type { TicketLineDocument } from './ticket-line-document.ts'

/** One thing that is ordered; what is not said has a default. */
export type OrderedLine = Pick<TicketLineDocument, 'name' | 'qty' | 'stationIds' | 'prepMin'> &
  Partial<
    Pick<TicketLineDocument, 'itemId' | 'options' | 'note' | 'allergies' | 'course' | 'recipeVersionId'>
  >

/** What is ordered at one table. */
export type OrderedTicket = Pick<TicketDocument, 'number' | 'mode' | 'source'> &
  Partial<
    Pick<TicketDocument, 'table' | 'guest' | 'covers' | 'note' | 'allergyNote' | 'isPriority' | 'courses'>
  >

/** Where and by which device a ticket is written; the ids are the device's own. */
export interface Sending {
  readonly kitchenId: string
  readonly ticketId: string
  readonly eventId: string
  /** The paired tablet, or the installation on somebody's own phone. */
  readonly device: string
  /** The device's next number. */
  readonly seq: number
  readonly author: Author
  readonly at: Timestamp
}

/** A ticket, its lines in the order given and the event of its sending: written in one batch. */
export interface SentTicket {
  readonly ticket: TicketDocument
  readonly lines: readonly TicketLineDocument[]
  readonly event: TicketEventDocument
}

/** Sends a ticket with the defaults of product E29. Lines of a held course are held, all others fire at once. */
export function sendTicket(
  ticket: OrderedTicket,
  lines: readonly OrderedLine[],
  { kitchenId, ticketId, eventId, device, seq, author, at }: Sending,
): SentTicket {
  const signed = signedBy(author, at)
  const courses = ticket.courses ?? []
  const isHeld = (course: number) => courses.some(({ n, state }) => n === course && state === 'held')
  return {
    ticket: { ...signed, note: '', isPriority: false, ...ticket, courses, sentAt: at, isOpen: true },
    lines: lines.map((line) => {
      const course = line.course ?? 1
      const state = isHeld(course) ? 'held' : 'fired'
      return {
        ...signed,
        options: [],
        note: '',
        allergies: [],
        ...line,
        kitchenId,
        course,
        state,
        times: { sent: at, ...(state === 'fired' && { fired: at }) },
        ackBy: null,
        isAddOn: false,
        isCleared: false,
        lastEventId: eventId,
      }
    }),
    event: { ...signed, ticketId, kind: 'sent', at, device, seq },
  }
}

/**
 * Lines that come to a ticket later (rule TK11): marked as such, with the event of their own sending. A course that the
 * ticket holds is held for them too.
 */
export function addLines(
  ticket: TicketDocument,
  lines: readonly OrderedLine[],
  sending: Sending,
): Pick<SentTicket, 'lines' | 'event'> {
  const sent = sendTicket(ticket, lines, sending)
  return { lines: sent.lines.map((line) => ({ ...line, isAddOn: true })), event: sent.event }
}

/** The courses of a new ticket: at a table the first fires and the others wait for a hand; elsewhere all fire at once. */
export function coursesOf(
  lines: readonly Pick<OrderedLine, 'course'>[],
  mode: TicketDocument['mode'],
  at: Timestamp,
): TicketDocument['courses'] {
  const courses = [...new Set(lines.map(({ course }) => course ?? 1))].toSorted((one, other) => one - other)
  if (mode !== 'eat in' || courses.length < 2) return []
  return courses.map((n, index) =>
    index === 0 ? { n, state: 'fired', firedAt: at } : { n, state: 'held', firedAt: null },
  )
}
