import './order.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { lastFiredCourse, nextHeldCourse } from '@brigade/domain/kitchen/tickets/board.ts'
import type { TicketLine } from '@brigade/domain/kitchen/tickets/ticket.ts'
import { useState } from 'react'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useText } from '../../messages/text.tsx'
import { Form } from '../../shell/forms/form.tsx'
import type { BoardTicket } from './board-ticket.ts'
import type { Screen } from './screen.ts'
import type { BoardSteps } from './use-board-steps.ts'
import type { OrderItem } from './use-order-menu.ts'
import { lineStateWords, ticketName } from './words.ts'
import { TicketEventDocument } from '@brigade/domain/kitchen/tickets/ticket-event-document.ts'
import { setSale } from '../menus/public.ts'

interface TicketDialogProps {
  readonly ticket: BoardTicket
  readonly screen: Screen
  readonly steps: BoardSteps
  readonly problem: string | null
  /** The items of the published menus, by id. */
  readonly items: ReadonlyMap<string, OrderItem>
  readonly onAdd: () => void
  readonly onClose: () => void
}

/** Asks why a line is voided. */
function VoidForm({ ticket, line, steps, onDone }: LineProps & { readonly onDone: () => void }) {
  const t = useText()
  const { values, clear, field } = useDraft(TicketEventDocument, {
    name: `void ${ticket.id} ${line.id}`,
    start: { reason: '' },
  })
  const { reason } = values
  const [isMissing, setMissing] = useState(false)
  const send = async () => {
    setMissing(reason.trim() === '')
    if (reason.trim() === '' || !(await steps.voidLine(ticket.id, line.id, reason))) return
    clear()
    onDone()
  }
  return (
    <Form className="ticket-void" onSubmit={send}>
      <TextField
        label={t('tickets.void.reason')}
        {...field('reason')}
        problem={isMissing ? t('tickets.void.reasonNeeded') : undefined}
      />
      <SubmitButton tone="danger">{t('tickets.void.send')}</SubmitButton>
    </Form>
  )
}

type LineProps = Pick<TicketDialogProps, 'ticket' | 'steps'> & { readonly line: TicketLine }

/** Sold out and back, for the item of a line. */
function SoldOut({ item, screen }: { readonly item: OrderItem; readonly screen: Screen }) {
  const t = useText()
  const { kitchenId, uid } = screen.crew
  const isOff = item.content.sale.state === 'off'
  const set = () =>
    setSale({ kitchenId, menuId: item.menuId }, item, { state: isOff ? 'on' : 'off', by: uid })
  return <Button onClick={() => void set()}>{t(isOff ? 'tickets.backOn' : 'tickets.soldOut')}</Button>
}

function LineTools({ line, ...props }: TicketDialogProps & { readonly line: TicketLine }) {
  const t = useText()
  const [isVoiding, setVoiding] = useState(false)
  const item = line.itemId === undefined ? undefined : props.items.get(line.itemId)
  return (
    <li className="ticket-tools-line">
      <span>
        <strong>
          {line.qty} × {line.name}
        </strong>{' '}
        <span>{t(lineStateWords[line.state])}</span>
      </span>
      <Cluster gap={8}>
        {item === undefined ? null : <SoldOut item={item} screen={props.screen} />}
        {line.state === 'voided' || isVoiding ? null : (
          <Button tone="danger" onClick={() => setVoiding(true)}>
            {t('tickets.void')}
          </Button>
        )}
      </Cluster>
      {isVoiding && line.state !== 'voided' ? (
        <VoidForm ticket={props.ticket} line={line} steps={props.steps} onDone={() => setVoiding(false)} />
      ) : null}
    </li>
  )
}

/** Everything that can be done with one ticket beside tapping its lines. */
export function TicketDialog(props: TicketDialogProps) {
  const t = useText()
  const { ticket, screen, steps, problem, onAdd, onClose } = props
  const held = nextHeldCourse(ticket)
  const fired = lastFiredCourse(ticket)
  return (
    <Dialog isOpen onClose={onClose} title={ticketName(t, ticket)} closeLabel={t('common.close')}>
      <Stack gap={16}>
        {problem === null ? null : (
          <Banner state="warn" role="alert">
            {problem}
          </Banner>
        )}
        <Cluster gap={8}>
          <Button tone="primary" onClick={onAdd}>
            {t('tickets.addLines')}
          </Button>
          <Button onClick={() => steps.start(ticket.id)}>{t('tickets.start')}</Button>
          <Button aria-pressed={ticket.isPriority} onClick={() => steps.setPriority(ticket.id)}>
            {t(ticket.isPriority ? 'tickets.priority.off' : 'tickets.priority.on')}
          </Button>
          {held === undefined || !screen.isExpediter ? null : (
            <Button onClick={() => steps.fire(ticket.id)}>{t('tickets.fire', { course: held })}</Button>
          )}
          {fired === undefined || !screen.isExpediter ? null : (
            <Button onClick={() => steps.hold(ticket.id)}>{t('tickets.hold', { course: fired })}</Button>
          )}
        </Cluster>
        <ul className="ticket-tools">
          {ticket.lines.map((line) => (
            <LineTools key={line.id} {...props} line={line} />
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}
