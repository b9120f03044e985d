import { expect, test } from 'vitest'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { ticketState } from './ticket-state.ts'
import { LINE_STATES, type LineState, type TicketLine } from './ticket.ts'

const aLine = (state: LineState): TicketLine => ({
  id: state,
  name: 'Burger',
  qty: 1,
  stationIds: ['grill'],
  course: 1,
  prepMin: 5,
  allergies: [],
  state,
  times: { sent: timestampFromMs(0) },
  ackBy: null,
  isCleared: false,
})

test('[TK3] the state of a ticket, for every pair of states of its lines', () => {
  const state = (one: LineState, other: LineState) =>
    ticketState({ lines: [aLine(one), aLine(other)], isTouched: true })
  const rows = LINE_STATES.map((one) => [one, LINE_STATES.map((other) => state(one, other))])
  const busy = 'in progress'
  expect(Object.fromEntries(rows)).toEqual({
    //        held  fired cooking ready   served  voided
    held: [busy, busy, busy, busy, busy, busy],
    fired: [busy, busy, busy, busy, busy, busy],
    cooking: [busy, busy, busy, busy, busy, busy],
    ready: [busy, busy, busy, 'ready', 'ready', 'ready'],
    served: [busy, busy, busy, 'ready', 'done', 'done'],
    voided: [busy, busy, busy, 'ready', 'done', 'void'],
  })
})
