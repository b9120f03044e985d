import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { VisuallyHidden } from '@brigade/design-system/atoms/visually-hidden.tsx'
import { tapOf } from '@brigade/domain/kitchen/tickets/board.ts'
import type { LineState } from '@brigade/domain/kitchen/tickets/ticket.ts'
import { Check, CheckCheck, Flame, type IconNode, Pause, TriangleAlert, X } from 'lucide'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/text.tsx'
import type { BoardTicket } from './board-ticket.ts'
import type { Screen } from './screen.ts'
import { lineStateWords } from './words.ts'

const marks: Readonly<Record<LineState, IconNode | undefined>> = {
  held: Pause,
  fired: undefined,
  cooking: Flame,
  ready: Check,
  served: CheckCheck,
  voided: X,
}

const taps: Readonly<Record<NonNullable<ReturnType<typeof tapOf>>, MessageKey>> = {
  acknowledge: 'tickets.tap.acknowledge',
  bump: 'tickets.tap.bump',
  serve: 'tickets.tap.serve',
  clear: 'tickets.tap.clear',
}

interface TicketLineProps {
  readonly ticket: BoardTicket
  readonly line: BoardTicket['lines'][number]
  readonly screen: Screen
  readonly onTap: (ticketId: string, lineId: string) => void
}

/** The allergies of a line over its whole width, with who has seen them. */
function AllergyBar({ line, screen }: Pick<TicketLineProps, 'line' | 'screen'>) {
  const t = useText()
  if (line.allergies.length === 0) return null
  const what = t('tickets.allergy', { what: line.allergies.join(', ') })
  return (
    <span className="ticket-allergy" data-seen={line.ackBy !== null || undefined}>
      <Icon of={TriangleAlert} />
      <span>
        {what}
        {line.ackBy === null || line.state === 'voided' ? null : (
          <small> {t('tickets.allergy.seen', { name: screen.crew.nameOf(line.ackBy) })}</small>
        )}
      </span>
    </span>
  )
}

/** One line of a ticket, over its whole width to be tapped: how many of what, with which modifiers, and its state. */
export function TicketLineRow({ ticket, line, screen, onTap }: TicketLineProps) {
  const t = useText()
  const document = ticket.lineDocuments.get(line.id)
  const tap = tapOf(line, screen.isExpediter)
  const mark = marks[line.state]
  const others = line.stationIds.filter((id) => id !== screen.stationId)
  const beside = others.map((id) => screen.crew.stations.get(id)?.name).filter((name) => name !== undefined)
  return (
    <li>
      <button
        type="button"
        className="ticket-line"
        data-line={line.id}
        data-state={line.state}
        aria-disabled={tap === undefined || undefined}
        onClick={() => onTap(ticket.id, line.id)}
      >
        <span className="ticket-qty">{line.qty}</span>
        <span className="ticket-item">
          <span className="ticket-item-name">{line.name}</span>
          {document?.options.map((option) => (
            <span key={option} className="ticket-option">
              {option}
            </span>
          ))}
          {document === undefined || document.note === '' ? null : (
            <bdi className="ticket-line-note">{document.note}</bdi>
          )}
          {beside.length === 0 || screen.stationId === undefined ? null : (
            <span className="ticket-option">{t('tickets.alsoAt', { stations: beside.join(', ') })}</span>
          )}
          {document?.voidReason === undefined ? null : (
            <span className="ticket-line-void">
              {t('tickets.voidedBecause', { reason: document.voidReason })}
            </span>
          )}
          <AllergyBar line={line} screen={screen} />
        </span>
        {mark === undefined ? null : (
          <span className="ticket-mark">
            <Icon of={mark} size="large" />
          </span>
        )}
        <VisuallyHidden>
          {` ${t(lineStateWords[line.state])}. ${tap === undefined ? '' : t(taps[tap])}`}
        </VisuallyHidden>
      </button>
    </li>
  )
}
