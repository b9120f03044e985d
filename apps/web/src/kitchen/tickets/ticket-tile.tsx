import './ticket-tile.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { commandForAll, linesAt, nextHeldCourse } from '@brigade/domain/kitchen/tickets/board.ts'
import { groupBySending } from '@brigade/domain/kitchen/tickets/added-lines.ts'
import { CloudUpload, Ellipsis, Star } from 'lucide'
import { memo, type ReactNode } from 'react'
import { useText } from '../../messages/text.tsx'
import type { BoardTicket } from './board-ticket.ts'
import type { Screen } from './screen.ts'
import { TicketLineRow } from './ticket-line.tsx'
import type { BoardSteps } from './use-board-steps.ts'
import { modeWords, placeOf, ticketName, bandWords, clockText } from './words.ts'
import {
  type AgeBand,
  type AgeThresholds,
  ageBand,
  ticketAgeMs,
  thresholdsFor,
} from '@brigade/domain/kitchen/tickets/ticket-age.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { useClock } from '../../lib/time/use-clock.ts'

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
function useAgeBand(screen: Screen, ticket: BoardTicket): AgeBand {
  const thresholds = thresholdsAt(screen, ticket.mode)
  return useClock((nowMs) =>
    ageBand(ticketAgeMs(ticket, timestampFromMs(nowMs)), ticket.isTouched, thresholds),
  )
}

/** The clock of a ticket with the word and the shape of its age. */
function TicketAge({ ticket, band }: { readonly ticket: BoardTicket; readonly band: AgeBand }) {
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

export interface TicketTileProps {
  readonly ticket: BoardTicket
  readonly screen: Screen
  readonly steps: BoardSteps
  readonly onOpen: (ticketId: string) => void
}

/** Number, place and age over the whole width; a tap finishes what this screen has to do on the ticket. */
function TileHead({ ticket, screen, steps }: Omit<TicketTileProps, 'onOpen'>) {
  const t = useText()
  const band = useAgeBand(screen, ticket)
  const all = commandForAll(linesAt(ticket.lines, screen.stationId), screen.isExpediter)
  const place = placeOf(t, ticket)
  const { covers, mode } = ticket.document
  return (
    <button
      type="button"
      className="ticket-head"
      data-band={band}
      aria-disabled={all === undefined || undefined}
      onClick={() => steps.tapAll(ticket.id)}
    >
      <span className="ticket-number">{ticket.number}</span>
      <TicketAge ticket={ticket} band={band} />
      <span className="ticket-place">
        {ticket.isPriority ? <Icon of={Star} label={t('tickets.priority')} /> : null}
        {place === undefined ? null : <strong>{place}</strong>}
        <span>{t(modeWords[mode])}</span>
        {covers === undefined ? null : <span>{t('tickets.covers', { count: covers })}</span>}
      </span>
      {all === undefined ? null : (
        <span className="ticket-all">
          {t(all.command === 'serve' ? 'tickets.all.serve' : 'tickets.all.ready')}
        </span>
      )}
    </button>
  )
}

interface Band {
  readonly key: string
  readonly title: string | undefined
  readonly lines: BoardTicket['lines']
}

/** The lines in their courses, and after them what was added later under its own time (rule TK11). */
function useBands({ ticket, screen }: Pick<TicketTileProps, 'ticket' | 'screen'>): readonly Band[] {
  const t = useText()
  const visible = linesAt(ticket.lines, screen.stationId).filter(({ state }) => state !== 'served')
  return groupBySending({ ...ticket, lines: visible }, screen.settings.zone).flatMap(
    ({ addedAt, lines }): readonly Band[] => {
      if (addedAt !== undefined) {
        return [{ key: `added ${addedAt}`, title: t('tickets.added', { time: addedAt }), lines }]
      }
      const courses = [...Map.groupBy(lines, ({ course }) => course)].toSorted(
        ([one], [other]) => one - other,
      )
      return courses.map(([course, own]) => {
        const isHeld = ticket.courses.some(({ n, state }) => n === course && state === 'held')
        const words = isHeld ? 'tickets.course.held' : 'tickets.course'
        const title = ticket.courses.length > 1 ? t(words, { course }) : undefined
        return { key: `course ${course}`, title, lines: own }
      })
    },
  )
}

/** A ticket on the rail: head, lines in their courses, and the way to everything else. Drawn anew only with news. */
export const TicketTile = memo(function TicketTile({ ticket, screen, steps, onOpen }: TicketTileProps) {
  const t = useText()
  const bands = useBands({ ticket, screen })
  const served = ticket.lines.filter(({ state }) => state === 'served').length
  const held = nextHeldCourse(ticket)
  const { note, allergyNote } = ticket.document
  const name = ticketName(t, ticket)
  return (
    <li className="ticket" data-ticket={ticket.id} tabIndex={-1} aria-label={name}>
      <TileHead ticket={ticket} screen={screen} steps={steps} />
      {note === '' ? null : (
        <p className="ticket-note">
          <bdi>{note}</bdi>
        </p>
      )}
      {allergyNote === undefined ? null : <p className="ticket-allergy">{allergyNote}</p>}
      {bands.map((band) => (
        <section key={band.key}>
          {band.title === undefined ? null : <h2 className="ticket-band">{band.title}</h2>}
          <ul className="ticket-lines">
            {band.lines.map((line) => (
              <TicketLineRow
                key={line.id}
                ticket={ticket}
                line={line}
                screen={screen}
                onTap={steps.tapLine}
              />
            ))}
          </ul>
        </section>
      ))}
      <div className="ticket-foot">
        {ticket.isWaiting ? (
          <span className="ticket-waiting">
            <Icon of={CloudUpload} label={t('tickets.waiting')} />
          </span>
        ) : null}
        {served === 0 ? null : <span>{t('tickets.servedCount', { count: served })}</span>}
        {held === undefined || !screen.isExpediter ? null : (
          <Button
            aria-label={t('common.actionOf', { action: t('tickets.fire', { course: held }), name })}
            onClick={() => steps.fire(ticket.id)}
          >
            {t('tickets.fire', { course: held })}
          </Button>
        )}
        <Button
          tone="plain"
          shape="icon"
          aria-label={t('tickets.more', { name })}
          onClick={() => onOpen(ticket.id)}
        >
          <Icon of={Ellipsis} />
        </Button>
      </div>
    </li>
  )
})
