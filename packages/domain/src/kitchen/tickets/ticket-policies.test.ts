import { describe, expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { aCaller, askedAt, mayChange, mayRead, type World } from '../../../testing/ask-policy.ts'
import {
  atWork,
  type Author,
  castWorld,
  cooksAtWork,
  nobodyAtAll,
  whoMay,
} from '../../../testing/kitchen-cast.ts'
import { orderLines } from '../ordering/order.ts'
import { countLines } from '../stock/count.ts'
import { type TicketDocument, tickets } from './ticket-document.ts'
import { type TicketEventDocument, ticketEvents } from './ticket-event-document.ts'
import { type TicketLineDocument, ticketLines } from './ticket-line-document.ts'
import { ticketLineOf, ticketOf } from './ticket-of.ts'
import { ticketState } from './ticket-state.ts'
import { LINE_STATES, type LineState } from './ticket.ts'

const t1 = { kitchenId: 'k1', ticketId: 't1' }
const later = { ...askedAt, seconds: askedAt.seconds + 60 }
const owner: Author = { common: newCommonFields('owner', askedAt), acted: { by: 'owner' } }

const aTicket = ({ common, acted }: Author): TicketDocument => ({
  ...common,
  ...acted,
  number: '41',
  source: 'hand',
  mode: 'eat in',
  sentAt: askedAt,
  isOpen: true,
  isPriority: false,
  note: '',
  courses: [],
})
const aLine =
  (state: LineState, more: Partial<TicketLineDocument> = {}) =>
  ({ common, acted }: Author): TicketLineDocument => ({
    ...common,
    ...acted,
    kitchenId: 'k1',
    name: 'Burger',
    qty: 1,
    options: [],
    note: '',
    allergies: [],
    course: 1,
    stationIds: ['grill'],
    prepMin: 5,
    state,
    times: { sent: askedAt },
    ackBy: null,
    isAddOn: false,
    isCleared: false,
    lastEventId: 'e1',
    ...(state === 'voided' && { voidReason: 'guest left' }),
    ...more,
  })
const anEvent =
  (more: Partial<TicketEventDocument> = {}) =>
  ({ common, acted }: Author): TicketEventDocument => ({
    ...common,
    by: acted.by,
    device: acted.device ?? 'phone',
    ticketId: 't1',
    lineId: 'l1',
    kind: 'bumped',
    from: 'fired',
    to: 'ready',
    at: later,
    seq: 1,
    ...more,
  })
const stored: World = { 'kitchens/k1/tickets/t1': {} }

describe('who may do what with tickets', () => {
  test('[ID10] tickets: cooks and the tablet write them, nobody deletes them, number and time stay', () => {
    const ask = { params: t1, sample: aTicket }
    expect(whoMay(tickets, ask)).toEqual({
      read: atWork,
      create: cooksAtWork,
      change: cooksAtWork,
      delete: nobodyAtAll,
    })
    const changed =
      (more: Partial<TicketDocument>) =>
      ({ common, acted }: Author, before: TicketDocument): TicketDocument => ({
        ...before,
        ...acted,
        updatedBy: common.updatedBy,
        ...more,
      })
    expect(whoMay(tickets, { ...ask, change: changed({ number: '42' }) }).change).toBe(nobodyAtAll)
    expect(whoMay(tickets, { ...ask, change: changed({ sentAt: later }) }).change).toBe(nobodyAtAll)
  })

  test('[ID10] lines: with their event in the same batch', () => {
    const ask = { params: { ...t1, lineId: 'l1' }, sample: aLine('fired'), world: stored }
    const batch = { 'kitchens/k1/ticket-events/e1': anEvent({ kind: 'sent' })(owner) }
    expect(whoMay(ticketLines, { ...ask, batch })).toEqual({
      read: atWork,
      create: cooksAtWork,
      change: cooksAtWork,
      delete: nobodyAtAll,
    })
    expect(whoMay(ticketLines, ask).create).toBe(nobodyAtAll)
    expect(whoMay(ticketLines, { ...ask, batch, world: {} }).create).toBe(nobodyAtAll)
    expect(whoMay(ticketLines, { ...ask, batch, sample: aLine('ready') }).create).toBe(nobodyAtAll)
    expect(whoMay(ticketLines, { ...ask, batch, sample: aLine('fired', { kitchenId: 'k2' }) }).create).toBe(
      nobodyAtAll,
    )
  })

  test('a station’s list over all tickets names its kitchen', () => {
    const list = (uid: string, known: object) =>
      mayRead(ticketLines, { caller: aCaller(uid), params: {}, before: castWorld }, known)
    expect(list('cook', { kitchenId: 'k1', stationIds: ['grill'] })).toBe(true)
    expect(list('neighbour', { kitchenId: 'k1', stationIds: ['grill'] })).toBe(false)
    expect(list('cook', { stationIds: ['grill'] })).toBe(false)
    expect(list('stranger', { orderNumber: 7 })).toBe(true)
  })

  test('a cook may ask for the lines of all tickets, though lines of orders and counts bear the same name', () => {
    const known: object = { kitchenId: 'k1', isCleared: false }
    const asked = { caller: aCaller('cook'), params: {}, before: castWorld }
    expect(mayRead(ticketLines, asked, known)).toBe(true)
    expect(mayRead(orderLines, asked, known)).toBe(true)
    expect(mayRead(countLines, asked, known)).toBe(true)
    expect(mayRead(ticketLines, { ...asked, caller: aCaller('stranger') }, known)).toBe(false)
  })

  test('[TK12] events: appended by cooks and the tablet, applied once; a manager voids what is ready', () => {
    const ask = { params: { kitchenId: 'k1', eventId: 'e1' }, sample: anEvent() }
    expect(whoMay(ticketEvents, ask)).toEqual({
      read: atWork,
      create: cooksAtWork,
      change: nobodyAtAll,
      delete: nobodyAtAll,
    })
    const voided = (from: LineState) =>
      whoMay(ticketEvents, {
        ...ask,
        sample: anEvent({ kind: 'voided', from, to: 'voided', reason: 'guest left' }),
      }).create
    expect(voided('cooking')).toBe(cooksAtWork)
    expect(voided('ready')).toBe('manager owner')
    const again = anEvent()(owner)
    const asked = { caller: aCaller('owner'), params: ask.params, before: castWorld }
    expect(mayChange(ticketEvents, asked, [again, { ...again }])).toBe(true)
  })
})

describe('moves of a line as they arrive', () => {
  /** Whether somebody may write this move; the event says what the device saw. */
  function mayMove(
    [before, after]: readonly [LineState, LineState],
    { by = 'manager', saw = before, at = later, line = {}, next = {} }: Partial<Arrival> = {},
  ): boolean {
    const was = aLine(before, line)(owner)
    const will: TicketLineDocument = {
      ...was,
      state: after,
      by,
      updatedBy: by,
      lastEventId: 'e2',
      ...(after === 'voided' && { voidReason: 'guest left' }),
      ...next,
    }
    const event = anEvent({ from: saw, to: after, at })(owner)
    const batch = { 'kitchens/k1/ticket-events/e2': event }
    const asked = {
      caller: aCaller(by),
      params: { ...t1, lineId: 'l1' },
      before: { ...castWorld, ...stored },
      batch,
    }
    return mayChange(ticketLines, asked, [was, will])
  }
  interface Arrival {
    readonly by: string
    readonly saw: LineState
    readonly at: typeof later
    readonly line: Partial<TicketLineDocument>
    readonly next: Partial<TicketLineDocument>
  }

  test('[TK3] the whole matrix; without an expediter a bump passes to served, and an undo leads all the way back', () => {
    const row = (from: LineState) => LINE_STATES.filter((to) => from !== to && mayMove([from, to]))
    expect(Object.fromEntries(LINE_STATES.map((from) => [from, row(from)]))).toEqual({
      held: ['fired', 'voided'],
      fired: ['held', 'cooking', 'ready', 'served', 'voided'],
      cooking: ['ready', 'served', 'voided'],
      ready: ['fired', 'cooking', 'served', 'voided'],
      served: ['fired', 'cooking', 'ready', 'voided'],
      voided: [],
    })
  })

  test('[TK3] an allergy is acknowledged by name, in one’s own, before the bump', () => {
    const line = { allergies: ['nuts'] }
    expect(mayMove(['fired', 'ready'], { line })).toBe(false)
    expect(mayMove(['fired', 'ready'], { line, next: { ackBy: 'manager' } })).toBe(true)
    expect(mayMove(['fired', 'ready'], { line, next: { ackBy: 'cook' } })).toBe(false)
    expect(mayMove(['fired', 'fired'], { line, next: { ackBy: 'manager' } })).toBe(true)
    expect(mayMove(['ready', 'cooking'], { line })).toBe(true)
    expect(mayMove(['fired', 'ready'], { line, next: { allergies: [] } })).toBe(false)
    expect(mayMove(['fired', 'ready'], { next: { allergies: ['nuts'] } })).toBe(false)
  })

  test('[TK3] an allergy that was told stays told', () => {
    const line = { allergies: ['nuts'] }
    expect(mayMove(['fired', 'fired'], { line, next: { allergies: [] } })).toBe(false)
    expect(mayMove(['fired', 'fired'], { line, next: { allergies: ['sesame'] } })).toBe(false)
    expect(mayMove(['fired', 'fired'], { line, next: { allergies: ['nuts', 'sesame'] } })).toBe(true)
  })

  test('[TK4] what is ready is voided by a manager; a void made before it was ready holds', () => {
    const line = { times: { sent: askedAt, ready: later } }
    expect(mayMove(['ready', 'voided'], { by: 'cook', line })).toBe(false)
    expect(mayMove(['ready', 'voided'], { by: 'manager', line })).toBe(true)
    expect(mayMove(['ready', 'voided'], { by: 'cook', saw: 'cooking', at: askedAt, line })).toBe(true)
    expect(mayMove(['ready', 'voided'], { by: 'cook', saw: 'cooking', at: later, line })).toBe(false)
    expect(mayMove(['cooking', 'voided'], { by: 'cook' })).toBe(true)
  })

  test('[TK3] what is served is voided by a manager, whatever time the device tells', () => {
    const line = { times: { sent: askedAt, ready: later, served: later } }
    expect(mayMove(['served', 'voided'], { by: 'cook', saw: 'cooking', at: askedAt, line })).toBe(false)
    expect(mayMove(['served', 'voided'], { by: 'manager', saw: 'cooking', at: askedAt, line })).toBe(true)
  })

  test('[TK4] who made it ready cannot have voided it before', () => {
    const line = { by: 'cook', times: { sent: askedAt, ready: later } }
    expect(mayMove(['ready', 'voided'], { by: 'cook', saw: 'cooking', at: askedAt, line })).toBe(false)
  })

  test('[TK12] a bump that arrives late is judged by what its device saw', () => {
    expect(mayMove(['served', 'ready'], { by: 'cook', saw: 'fired' })).toBe(true)
    expect(mayMove(['voided', 'ready'], { by: 'cook', saw: 'fired' })).toBe(false)
    expect(mayMove(['fired', 'ready'], { by: 'cook', saw: 'held' })).toBe(false)
    expect(mayMove(['fired', 'ready'], { by: 'viewer' })).toBe(false)
  })
})

test('[TK3] stored tickets are what the rules read', () => {
  const sent = aTicket(owner)
  const state = (lines: readonly TicketLineDocument[]) =>
    ticketState(
      ticketOf(
        't1',
        sent,
        lines.map((line, index) => ticketLineOf(`l${index}`, line)),
      ),
    )
  expect(state([aLine('fired')(owner)])).toBe('new')
  expect(state([aLine('fired', { ackBy: 'ann' })(owner)])).toBe('in progress')
  const times = { sent: askedAt, fired: askedAt, started: askedAt, ready: later, served: later }
  expect(state([aLine('served', { times, itemId: 'i1' })(owner)])).toBe('done')
  expect(state([aLine('voided', { times: { ...times, voided: later } })(owner)])).toBe('void')
  const more = { ...sent, table: '12', clockFrom: later }
  expect(ticketOf('t1', more, [])).toMatchObject({ table: '12', clockFrom: later, isTouched: false })
})
