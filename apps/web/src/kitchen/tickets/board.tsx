import { Button } from '@brigade/design-system/atoms/button.tsx'
import { VisuallyHidden } from '@brigade/design-system/atoms/visually-hidden.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { ticketsAt } from '@brigade/domain/kitchen/tickets/board.ts'
import { lastBumpMs } from '@brigade/domain/kitchen/tickets/recall-ticket.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../messages/text.tsx'
import { navigate } from '../../shell/routing/navigation.ts'
import { usePage } from '../../shell/page-context.tsx'
import { AllDayPanel } from './all-day-panel.tsx'
import type { BoardTicket } from './board-ticket.ts'
import { OrderDialog } from './order-dialog.tsx'
import { RecallPanel } from './recall-panel.tsx'
import type { Screen } from './screen.ts'
import { StationLinks, stationAddress, stationsInOrder } from './station-links.tsx'
import { TicketDialog } from './ticket-dialog.tsx'
import { TicketTile } from './ticket-tile.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { useBoardSounds } from './use-board-sounds.ts'
import { useBoardSteps } from './use-board-steps.ts'
import type { OrderItem, OrderSection } from './use-order-menu.ts'
import { ticketName } from './words.ts'

interface BoardProps {
  readonly screen: Screen
  readonly service: readonly BoardTicket[]
  readonly sections: readonly OrderSection[]
}

type Panel = 'all-day' | 'recall' | null

/** Speaks of a ticket that has just come to this screen. */
function Announcement({ tickets }: { readonly tickets: readonly BoardTicket[] }) {
  const t = useText()
  const known = useRef<ReadonlySet<string> | null>(null)
  const [words, setWords] = useState('')
  useEffect(() => {
    const before = known.current
    const fresh = before === null ? [] : tickets.filter(({ id }) => !before.has(id))
    known.current = new Set([...(before ?? []), ...tickets.map(({ id }) => id)])
    if (fresh.length > 0) {
      setWords(t('tickets.arrived', { names: fresh.map((ticket) => ticketName(t, ticket)).join(', ') }))
    }
  }, [tickets, t])
  return (
    <VisuallyHidden>
      <span aria-live="polite">{words}</span>
    </VisuallyHidden>
  )
}

function lastBumped(service: readonly BoardTicket[]): BoardTicket | undefined {
  const bumped = service.filter((ticket) => lastBumpMs(ticket) !== undefined && !ticket.document.isOpen)
  return bumped.toSorted((one, other) => (lastBumpMs(other) ?? 0) - (lastBumpMs(one) ?? 0))[0]
}

/** What may be in front of the rail: one ticket with its tools, or an order being typed. */
type Front = { readonly kind: 'tools' | 'add'; readonly ticketId: string } | { readonly kind: 'new' } | null

/** The rail with its tickets, the panels beside it and what is opened in front. */
export function Board({ screen, service, sections }: BoardProps) {
  const t = useText()
  const { path } = usePage()
  const [panel, setPanel] = useState<Panel>(null)
  const [front, setFront] = useState<Front>(null)
  const { steps, problem } = useBoardSteps(screen, service)
  const visible = useMemo(() => ticketsAt(service, screen.stationId), [service, screen.stationId])
  useBoardSounds(screen, visible)
  const items = new Map<string, OrderItem>(
    sections.flatMap((section) => section.items.map((item) => [item.id, item])),
  )
  const toggle = (wanted: Exclude<Panel, null>) => setPanel(panel === wanted ? null : wanted)
  useBoardKeys({
    steps,
    onPanel: toggle,
    onOpen: (ticketId) => setFront({ kind: 'tools', ticketId }),
    onRecallLast: (clock) => {
      const last = lastBumped(service)
      if (last !== undefined) steps.recall(last.id, clock)
    },
    onStation: (by) => {
      const ids = [undefined, ...stationsInOrder(screen)]
      const next = ids[(ids.indexOf(screen.stationId) + by + ids.length) % ids.length]
      navigate(stationAddress(path, next))
    },
  })
  const ticket =
    front === null || front.kind === 'new' ? undefined : service.find(({ id }) => id === front.ticketId)
  const close = () => setFront(null)
  const isAdding = front?.kind === 'add'
  return (
    <div className="board">
      <div className="board-bar" data-print="no">
        <StationLinks screen={screen} path={path} />
        <div className="board-tools">
          <Button aria-pressed={panel === 'all-day'} onClick={() => toggle('all-day')}>
            {t('tickets.allDay')}
          </Button>
          <Button aria-pressed={panel === 'recall'} onClick={() => toggle('recall')}>
            {t('tickets.recall')}
          </Button>
          {screen.crew.isCook ? (
            <Button tone="primary" data-shortcut="create" onClick={() => setFront({ kind: 'new' })}>
              {t('tickets.new')}
            </Button>
          ) : null}
        </div>
      </div>
      {problem === null || front !== null ? null : (
        <Banner state="warn" role="alert">
          {problem}
        </Banner>
      )}
      <Announcement tickets={visible} />
      <div className="board-body">
        {visible.length === 0 ? (
          <EmptyState drawing="empty-rail" title={t('tickets.empty')} text={t('tickets.empty.text')} />
        ) : (
          <ol className="rail">
            {visible.map((each) => (
              <TicketTile
                key={each.id}
                ticket={each}
                screen={screen}
                steps={steps}
                onOpen={(ticketId) => setFront({ kind: 'tools', ticketId })}
              />
            ))}
          </ol>
        )}
        {panel === null ? null : (
          <aside className="board-panel">
            <h2>{t(panel === 'all-day' ? 'tickets.allDay' : 'tickets.recall')}</h2>
            {panel === 'all-day' ? (
              <AllDayPanel tickets={service} screen={screen} items={items} />
            ) : (
              <RecallPanel tickets={service} screen={screen} steps={steps} />
            )}
          </aside>
        )}
      </div>
      {front?.kind === 'tools' && ticket !== undefined ? (
        <TicketDialog
          ticket={ticket}
          screen={screen}
          steps={steps}
          problem={problem}
          items={items}
          onAdd={() => setFront({ kind: 'add', ticketId: ticket.id })}
          onClose={close}
        />
      ) : null}
      {front?.kind === 'new' || (isAdding && ticket !== undefined) ? (
        <OrderDialog
          crew={screen.crew}
          service={service}
          sections={sections}
          ticket={ticket}
          onSent={close}
          onClose={close}
        />
      ) : null}
    </div>
  )
}
