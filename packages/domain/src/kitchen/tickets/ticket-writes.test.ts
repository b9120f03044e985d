import { describe, expect, test } from 'vitest'
import { aCaller, askedAt, mayChange, mayCreate } from '../../../testing/ask-policy.ts'
import { castWorld } from '../../../testing/kitchen-cast.ts'
import type { Author } from '../../access/roles/acting-person.ts'
import { type LineCommand, moveLine } from './move-line.ts'
import { movedLine } from './moved-line.ts'
import { addLines, coursesOf, type OrderedTicket, sendTicket, type Sending } from './send-ticket.ts'
import { tickets } from './ticket-document.ts'
import { ticketEvents } from './ticket-event-document.ts'
import { type TicketLineDocument, ticketLines } from './ticket-line-document.ts'
import { ticketLineOf } from './ticket-of.ts'
import { LINE_STATES, type LineState } from './ticket.ts'

const cook: Author = { uid: 'cook', acted: { by: 'cook' } }
const atTablet: Author = { uid: 'tablet', acted: { by: 'cook', device: 'tablet' } }
const burger = { name: 'Burger', qty: 1, stationIds: ['grill'], prepMin: 5 }
const later = { ...askedAt, seconds: askedAt.seconds + 60 }
const at = { kitchenId: 'k1', ticketId: 't1' }

function sent(author: Author, ticket: Partial<OrderedTicket> = {}) {
  const sending: Sending = { ...at, eventId: 'e1', device: 'tablet', seq: 1, author, at: askedAt }
  return sendTicket(
    { number: '41', mode: 'eat in', source: 'hand', ...ticket },
    [burger, { ...burger, course: 2 }],
    sending,
  )
}

describe('courses and later lines', () => {
  test('[TK2] at a table the first course fires and the others wait; elsewhere, and with one, all fire', () => {
    const lines = [{ course: 2 }, {}, { course: 2 }]
    expect(coursesOf(lines, 'eat in', askedAt)).toEqual([
      { n: 1, state: 'fired', firedAt: askedAt },
      { n: 2, state: 'held', firedAt: null },
    ])
    expect([coursesOf(lines, 'take away', askedAt), coursesOf([{ course: 2 }], 'eat in', askedAt)]).toEqual([
      [],
      [],
    ])
  })
  test('[TK11] lines added later say so, and a course that the ticket holds is held for them too', () => {
    const { ticket } = sent(cook, { courses: [{ n: 2, state: 'held', firedAt: null }] })
    const sending: Sending = { ...at, eventId: 'e2', device: 'tablet', seq: 2, author: cook, at: later }
    const added = addLines(ticket, [burger, { ...burger, course: 2 }], sending)
    expect(added.lines).toMatchObject([
      { state: 'fired', isAddOn: true, times: { sent: later, fired: later } },
      { state: 'held', isAddOn: true, times: { sent: later } },
    ])
    expect(added.event).toMatchObject({ kind: 'sent', at: later, seq: 2 })
  })
})

describe('sending a ticket', () => {
  const isWritten = (author: Author) => {
    const { ticket, lines, event } = sent(author)
    const batch = { 'kitchens/k1/tickets/t1': ticket, 'kitchens/k1/ticket-events/e1': event }
    const asked = { caller: aCaller(author.uid), before: castWorld, batch }
    return [
      mayCreate(tickets, { ...asked, params: at }, ticket),
      ...lines.map((line) => mayCreate(ticketLines, { ...asked, params: { ...at, lineId: 'l1' } }, line)),
      mayCreate(ticketEvents, { ...asked, params: { kitchenId: 'k1', eventId: 'e1' } }, event),
    ]
  }

  test('makes what a cook may write, also at a tablet', () => {
    expect(isWritten(cook)).toEqual([true, true, true, true])
    expect(isWritten(atTablet)).toEqual([true, true, true, true])
    expect(isWritten({ uid: 'viewer', acted: { by: 'viewer' } })).toEqual([false, false, false, false])
    const { ticket, lines, event } = sent(cook)
    expect(tickets.schema.safeParse(ticket).error).toBeUndefined()
    for (const line of lines) expect(ticketLines.schema.safeParse(line).error).toBeUndefined()
    expect(ticketEvents.schema.safeParse(event).error).toBeUndefined()
  })

  test('[TK3] holds the lines of a held course and fires the others', () => {
    const { lines } = sent(cook, { courses: [{ n: 2, state: 'held', firedAt: null }] })
    expect(lines.map(({ state, times }) => [state, times])).toEqual([
      ['fired', { sent: askedAt, fired: askedAt }],
      ['held', { sent: askedAt }],
    ])
  })
})

describe('moving a line', () => {
  const commands: readonly LineCommand[] = ['fire', 'start', 'bump', 'serve', 'recall', 'void']
  const inState = (state: LineState): TicketLineDocument => {
    const [line] = sent(cook).lines
    if (line === undefined) throw new Error('no line was sent')
    return { ...line, state, ...(state === 'voided' && { voidReason: 'guest left' }) }
  }
  /** The documents of a move by a manager; undefined when the rules refuse it. */
  function moved(before: TicketLineDocument, command: LineCommand, hasExpediter: boolean) {
    const change = moveLine(ticketLineOf('l1', before), command, {
      uid: 'manager',
      access: { access: 'manager', grants: [], state: 'active' },
      isExpediter: true,
      hasExpediter,
      at: later,
      reason: 'guest left',
    })
    if (!change.ok) return undefined
    return movedLine(before, change.value, {
      ticketId: 't1',
      lineId: 'l1',
      device: 'phone',
      author: { uid: 'manager', acted: { by: 'manager' } },
      events: [
        { eventId: 'e2', seq: 2 },
        { eventId: 'e3', seq: 3 },
      ],
    })
  }

  test.each([true, false])('what the rules allow the server takes, expediter: %s', (hasExpediter) => {
    for (const state of LINE_STATES) {
      for (const command of commands) {
        const before = inState(state)
        const written = moved(before, command, hasExpediter)
        if (written === undefined) continue
        const { line, events } = written
        const batch = Object.fromEntries(
          events.map((event, index) => [`kitchens/k1/ticket-events/e${index + 2}`, event]),
        )
        const asked = {
          caller: aCaller('manager'),
          params: { ...at, lineId: 'l1' },
          before: castWorld,
          batch,
        }
        expect([state, command, mayChange(ticketLines, asked, [before, line])]).toEqual([
          state,
          command,
          true,
        ])
        expect(ticketLines.schema.safeParse(line).error).toBeUndefined()
        for (const event of events) expect(ticketEvents.schema.safeParse(event).error).toBeUndefined()
      }
    }
  })

  test('names each step, a recall as such', () => {
    const kinds = (state: LineState, command: LineCommand, hasExpediter = true) =>
      moved(inState(state), command, hasExpediter)?.events.map(({ kind }) => kind)
    expect(kinds('held', 'fire')).toEqual(['fired'])
    expect(kinds('fired', 'start')).toEqual(['started'])
    expect(kinds('fired', 'bump', false)).toEqual(['bumped', 'served'])
    expect(kinds('served', 'recall')).toEqual(['recalled'])
    expect(kinds('ready', 'recall')).toEqual(['recalled'])
    expect(kinds('cooking', 'void')).toEqual(['voided'])
    expect(moved(inState('cooking'), 'void', true)?.line).toMatchObject({
      voidReason: 'guest left',
      lastEventId: 'e2',
      updatedAt: later,
    })
  })

  test('has an event of its own for each step', () => {
    const change = moveLine(ticketLineOf('l1', inState('fired')), 'start', {
      uid: 'cook',
      access: { access: 'cook', grants: [], state: 'active' },
      isExpediter: false,
      hasExpediter: true,
      at: later,
    })
    if (!change.ok) throw new Error(change.problem)
    const moving = { ticketId: 't1', lineId: 'l1', device: 'phone', author: cook, events: [] }
    expect(() => movedLine(inState('fired'), change.value, moving)).toThrow(RangeError)
    const none = movedLine(inState('fired'), { ...change.value, moves: [] }, moving)
    expect(none.line.lastEventId).toBe('e1')
  })
})
