import type { Ticket, TicketState } from './ticket.ts'

/**
 * The state of a ticket from its lines (rule TK3): void when all are voided; else done when all are served or voided;
 * else ready when all that are not voided are ready or served; else new before the first touch, in progress after it.
 * A ticket without lines is new or in progress.
 */
export function ticketState({ lines, isTouched }: Pick<Ticket, 'lines' | 'isTouched'>): TicketState {
  const live = lines.filter(({ state }) => state !== 'voided')
  if (lines.length > 0) {
    if (live.length === 0) return 'void'
    if (live.every(({ state }) => state === 'served')) return 'done'
    if (live.every(({ state }) => state === 'ready' || state === 'served')) return 'ready'
  }
  return isTouched ? 'in progress' : 'new'
}

/** Whether there is still something to do on a ticket. */
export function isOpenTicket(ticket: Pick<Ticket, 'lines' | 'isTouched'>): boolean {
  const state = ticketState(ticket)
  return state !== 'done' && state !== 'void'
}
