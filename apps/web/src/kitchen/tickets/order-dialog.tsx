import './order.css'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { RadioGroup } from '@brigade/design-system/atoms/radio-group.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { TICKET_MODES } from '@brigade/domain/kitchen/kitchens/ticket-modes.ts'
import { useState } from 'react'
import { newId } from '../../lib/writing/new-id.ts'
import { refusalWords } from '../../lib/problems/refusal-words.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useText } from '../../messages/text.tsx'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import type { Crew } from '../../lib/kitchen/use-crew.ts'
import type { BoardTicket } from './board-ticket.ts'
import {
  EMPTY_ORDER,
  hasCovers,
  ORDER_LIKE,
  type OrderDraft,
  soldOutNames,
  withOther,
} from './order-draft.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderMenu } from './order-menu.tsx'
import { addToTicket, sendOrder } from './send-order.ts'
import type { OrderItem, OrderSection } from './use-order-menu.ts'
import { modeWords, ticketName } from './words.ts'
import { TicketDocument } from '@brigade/domain/kitchen/tickets/ticket-document.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'

interface OrderProps {
  readonly crew: Crew
  readonly service: readonly BoardTicket[]
  readonly sections: readonly OrderSection[]
  /** The ticket to add to; a new one without it. */
  readonly ticket: BoardTicket | undefined
  readonly onSent: () => void
}

/** Where the food goes: asked of a new ticket only. */
interface HeadProps {
  readonly draft: OrderDraft
  readonly change: (part: Partial<OrderDraft>) => void
  /** Whether sending was tried. */
  readonly isTried: boolean
}

function OrderHead({ draft, change, isTried }: HeadProps) {
  const t = useText()
  const covers = t('tickets.order.covers')
  return (
    <Stack gap={12}>
      <RadioGroup
        label={t('tickets.order.mode')}
        direction="row"
        value={draft.mode}
        choices={TICKET_MODES.map((mode) => ({ value: mode, label: t(modeWords[mode]) }))}
        onChange={({ target }) =>
          change({ mode: TICKET_MODES.find((mode) => mode === target.value) ?? draft.mode })
        }
      />
      <Grid cells="small">
        <TextField
          label={t(draft.mode === 'eat in' ? 'tickets.order.table' : 'tickets.order.guest')}
          value={draft.table}
          maxLength={maxLengthOf(TicketDocument, 'table')}
          onChange={({ target }) => change({ table: target.value })}
        />
        <NumberField
          label={covers}
          optional={t('common.optional')}
          value={draft.covers}
          problem={isTried && !hasCovers(draft) ? t('rules.other', { field: covers }) : undefined}
          onChange={({ target }) => change({ covers: target.value })}
        />
        <TextField
          label={t('tickets.order.note')}
          optional={t('common.optional')}
          value={draft.note}
          maxLength={maxLengthOf(TicketDocument, 'note')}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Grid>
    </Stack>
  )
}

/** Picks what was ordered and sends it; an item that is sold out is named before it goes. */
function OrderForm({ crew, service, sections, ticket, onSent }: OrderProps) {
  const t = useText()
  const name = `order ${crew.kitchenId} ${ticket?.id ?? ''}`
  const {
    values: draft,
    setValues,
    clear,
  } = useDraft(TicketDocument, { name, start: EMPTY_ORDER, sample: ORDER_LIKE })
  const [ticketId] = useState(newId)
  const [isTried, setTried] = useState(false)
  const [accepted, setAccepted] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const items = new Map<string, OrderItem>(
    sections.flatMap((section) => section.items.map((item) => [item.path, item])),
  )
  const soldOut = soldOutNames(draft, items).join(', ')
  const send = async () => {
    setTried(true)
    const order = withOther(draft)
    if (order.lines.length === 0 || !hasCovers(order)) return
    if (soldOut !== accepted) {
      setAccepted(soldOut)
      return
    }
    const outcome =
      ticket === undefined
        ? await sendOrder(crew, order, { ticketId, service, items })
        : await addToTicket(crew, order, { ticket, items })
    setProblem(refusalWords(t, outcome))
    if (outcome.state !== 'queued') return
    clear()
    onSent()
  }
  return (
    <Form onSubmit={send}>
      <Stack gap={16}>
        <FormProblems />
        {problem === null ? null : (
          <Banner state="late" role="alert">
            {problem}
          </Banner>
        )}
        {ticket === undefined ? <OrderHead draft={draft} change={setValues} isTried={isTried} /> : null}
        <div className="order-desk">
          <OrderMenu sections={sections} draft={draft} onDraft={setValues} />
          <OrderLines draft={draft} items={items} onDraft={setValues} isTried={isTried} />
        </div>
        {soldOut === '' ? null : (
          <Banner state="warn" role="alert">
            {t('tickets.order.soldOut', { items: soldOut })}
          </Banner>
        )}
        <Cluster justify="end">
          <SubmitButton tone="primary" size="large">
            {t(soldOut === '' || soldOut !== accepted ? 'tickets.order.send' : 'tickets.order.sendAnyway')}
          </SubmitButton>
        </Cluster>
      </Stack>
    </Form>
  )
}

/** A new ticket, or more for one that is on the rail. What was typed stays when it is closed. */
export function OrderDialog({ onClose, ...form }: OrderProps & { readonly onClose: () => void }) {
  const t = useText()
  const title =
    form.ticket === undefined
      ? t('tickets.order.title')
      : t('tickets.order.addTo', { name: ticketName(t, form.ticket) })
  return (
    <Dialog isOpen size="large" onClose={onClose} title={title} closeLabel={t('common.close')}>
      <OrderForm {...form} />
    </Dialog>
  )
}
