import type { AccessRole } from '../src/access/roles/access.ts'
import { timestampFromMs, type Timestamp } from '../src/core/time/timestamp.ts'
import { type LineActor } from '../src/kitchen/tickets/move-line.ts'
import type { LineState, Ticket, TicketLine } from '../src/kitchen/tickets/ticket.ts'

export const at = (time: string): Timestamp => timestampFromMs(Date.parse(`2026-05-03T${time}Z`))
export const noon = at('12:00:00')

export function aLine(state: LineState, change: Partial<TicketLine> = {}): TicketLine {
  return {
    id: 'l1',
    name: 'Burger',
    qty: 1,
    stationIds: ['grill'],
    course: 1,
    prepMin: 5,
    allergies: [],
    state,
    times: { sent: noon },
    ackBy: null,
    isCleared: false,
    ...change,
  }
}

export function aTicket(lines: readonly TicketLine[], change: Partial<Ticket> = {}): Ticket {
  return {
    id: 't1',
    number: '41',
    mode: 'eat in',
    sentAt: noon,
    isPriority: false,
    isTouched: true,
    courses: [],
    lines,
    ...change,
  }
}

export function someone(access: AccessRole, change: Partial<LineActor> = {}): LineActor {
  return {
    uid: 'ann',
    access: { access, grants: [], state: 'active' },
    isExpediter: false,
    hasExpediter: true,
    at: at('12:10:00'),
    ...change,
  }
}

export const cook = someone('cook')
export const refused = (problem: string) => ({ ok: false, problem })
