import type { AgeBand, AgeThresholds } from '@brigade/domain/kitchen/tickets/ticket-age.ts'
import { ageBand, ticketAgeMs, thresholdsFor } from '@brigade/domain/kitchen/tickets/ticket-age.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { ReactNode } from 'react'
import { useText } from '../../messages/text.tsx'
import type { BoardTicket } from './board-ticket.ts'
import type { Screen } from './screen.ts'
import { useClock } from '../../lib/time/use-clock.ts'
import { bandWords, clockText } from './words.ts'

/** Square, circle, triangle, octagon: an age is known by its shape too. */
const shapes: Readonly<Record<AgeBand, ReactNode>> = {
  new: <rect x="2" y="2" width="12" height="12" rx="1.5" />,
  'on time': <circle cx="8" cy="8" r="6.5" />,
  slow: <path d="M8 1.2 15.4 14.4H.6Z" />,
  late: <path d="M5 1h6l4 4v6l-4 4H5l-4-4V5Z" />,
}

/** From which age a ticket is slow, and late, on this screen. */
function thresholdsAt({ settings, crew, stationId }: Screen, mode: BoardTicket['mode']): AgeThresholds {
  const own = [...crew.stations].flatMap(([id, { thresholds }]) =>
    thresholds === undefined ? [] : [[id, thresholds] as const],
  )
  const modes = Object.fromEntries(
    Object.entries(settings.modeThresholds ?? {}).filter(([, pair]) => pair !== undefined),
  )
  return thresholdsFor(
    { kitchen: settings.ticketThresholds, modes, stations: Object.fromEntries(own) },
    mode,
    stationId,
  )
}

/** How old a ticket is, in a word; drawn anew only when the word changes (rule TK1). */
export function useAgeBand(screen: Screen, ticket: BoardTicket): AgeBand {
  const thresholds = thresholdsAt(screen, ticket.mode)
  return useClock((nowMs) =>
    ageBand(ticketAgeMs(ticket, timestampFromMs(nowMs)), ticket.isTouched, thresholds),
  )
}

/** The clock of a ticket with the word and the shape of its age. */
export function TicketAge({ ticket, band }: { readonly ticket: BoardTicket; readonly band: AgeBand }) {
  const t = useText()
  const clock = useClock((nowMs) => clockText(ticketAgeMs(ticket, timestampFromMs(nowMs))))
  return (
    <span className="ticket-age">
      <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
        {shapes[band]}
      </svg>
      <span>{t(bandWords[band])}</span>
      <bdi className="ticket-clock">{clock}</bdi>
    </span>
  )
}
