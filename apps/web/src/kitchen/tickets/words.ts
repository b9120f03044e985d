import type { TicketMode } from '@brigade/domain/kitchen/kitchens/ticket-modes.ts'
import type { LineState } from '@brigade/domain/kitchen/tickets/ticket.ts'
import type { AgeBand } from '@brigade/domain/kitchen/tickets/ticket-age.ts'
import { refusalWords } from '../../lib/problems/refusal-words.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import type { Translate } from '../../messages/text.tsx'
import type { BoardTicket } from './board-ticket.ts'
import type { TicketStepOutcome } from './ticket-actions.ts'

export const modeWords: Readonly<Record<TicketMode, MessageKey>> = {
  'eat in': 'tickets.mode.eatIn',
  'take away': 'tickets.mode.takeAway',
  delivery: 'tickets.mode.delivery',
  staff: 'tickets.mode.staff',
}

export const bandWords: Readonly<Record<AgeBand, MessageKey>> = {
  new: 'tickets.age.new',
  'on time': 'tickets.age.onTime',
  slow: 'tickets.age.slow',
  late: 'tickets.age.late',
}

export const lineStateWords: Readonly<Record<LineState, MessageKey>> = {
  held: 'tickets.state.held',
  fired: 'tickets.state.fired',
  cooking: 'tickets.state.cooking',
  ready: 'tickets.state.ready',
  served: 'tickets.state.served',
  voided: 'tickets.state.voided',
}

/** Where a ticket goes, as it is called out: its table, else its guest; undefined when it has neither. */
export function placeOf(t: Translate, { document }: BoardTicket): string | undefined {
  return document.table === undefined ? document.guest : t('tickets.table', { table: document.table })
}

/** A ticket in a sentence: "Ticket 41, table 12". */
export function ticketName(t: Translate, ticket: BoardTicket): string {
  const place = placeOf(t, ticket)
  const { number } = ticket
  return place === undefined ? t('tickets.name', { number }) : t('tickets.name.at', { number, place })
}

/** A clock's reading in minutes and seconds: 6:05. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Why a step was not done, in words; null when it was. */
export function ticketProblemText(t: Translate, outcome: TicketStepOutcome): string | null {
  switch (outcome.state) {
    case 'done':
      return null
    case 'refused':
      return t(`tickets.refused.${outcome.problem}`, { line: outcome.line ?? '' })
    case 'not-written':
      return refusalWords(t, outcome.written)
  }
}
