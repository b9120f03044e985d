import { Button } from '@brigade/design-system/atoms/button.tsx'
import { type State, StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { claimOfInvoice } from '@brigade/domain/kitchen/ordering/claim-of-invoice.ts'
import { decideInvoice } from '@brigade/domain/kitchen/ordering/delivery-functions.ts'
import { highestVat } from '@brigade/domain/kitchen/ordering/invoice-vat.ts'
import { type Invoice, invoices } from '@brigade/domain/kitchen/ordering/invoice.ts'
import type { InvoiceState } from '@brigade/domain/kitchen/ordering/move-invoice.ts'
import { orderLifecycle } from '@brigade/domain/kitchen/ordering/order-state.ts'
import type { Order, OrderLine } from '@brigade/domain/kitchen/ordering/order.ts'
import { DEFAULT_PRICE_TOLERANCE } from '@brigade/domain/kitchen/ordering/match-invoice-line.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useCall } from '../../lib/calls/use-call.ts'
import { useIsOffline } from '../../lib/network/use-is-offline.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { Form } from '../../shell/forms/form.tsx'
import { useKitchenSettings } from '../../lib/kitchen/use-kitchen.ts'
import { SendButton } from './send-button.tsx'
import { SupplyProblem } from './supply-problem.tsx'

interface InvoicesProps {
  readonly order: StoredDocument<Order>
  readonly lines: readonly StoredDocument<OrderLine>[]
}

const marks: Readonly<Record<InvoiceState, State>> = {
  open: 'warn',
  approved: 'ok',
  disputed: 'late',
  settled: 'ok',
}

type DecisionProps = { readonly order: StoredDocument<Order>; readonly invoice: StoredDocument<Invoice> }

/** Disputes an invoice, with the words that the supplier reads. */
function DisputeForm({ order, invoice }: DecisionProps) {
  const t = useText()
  const { values, clear, field } = useDraft(decideInvoice.input, {
    name: `dispute ${invoice.id}`,
    start: { words: '' },
  })
  const [isTried, setTried] = useState(false)
  const { send, problem } = useCall(decideInvoice)
  const words = values.words.trim()
  const dispute = async () => {
    setTried(true)
    if (words === '') return
    const at = { orderId: order.id, invoiceId: invoice.id }
    const outcome = await send({ ...at, approve: false, words })
    if (outcome.state === 'done') clear()
  }
  return (
    <Form onSubmit={dispute}>
      <Stack gap={12}>
        <SupplyProblem problem={problem} />
        <TextField
          label={t('supply.invoice.why')}
          hint={t('supply.invoice.whyHint')}
          {...field('words')}
          problem={isTried && words === '' ? t('supply.problem.words') : undefined}
        />
        <Cluster>
          <SendButton tone="danger">{t('supply.invoice.dispute')}</SendButton>
        </Cluster>
      </Stack>
    </Form>
  )
}

function Decision({ order, invoice }: DecisionProps) {
  const t = useText()
  const isOffline = useIsOffline()
  const { send, isPending, problem } = useCall(decideInvoice)
  const mayDispute = orderLifecycle.isAllowed(order.content.state, 'dispute')
  const approve = () => send({ orderId: order.id, invoiceId: invoice.id, approve: true, words: '' })
  return (
    <Stack gap={12}>
      <SupplyProblem problem={problem} />
      <Cluster>
        <Button disabled={isOffline} isPending={isPending} onClick={() => void approve()}>
          {t(isOffline ? 'common.needsConnection' : 'supply.invoice.approve')}
        </Button>
      </Cluster>
      {mayDispute ? (
        <DisputeForm order={order} invoice={invoice} />
      ) : (
        <p className="supply-quiet">{t('supply.invoice.notYet')}</p>
      )}
    </Stack>
  )
}

function InvoiceCard({
  order,
  lines,
  invoice,
}: InvoicesProps & { readonly invoice: StoredDocument<Invoice> }) {
  const t = useText()
  const { day, money } = useFormat()
  const settings = useKitchenSettings(order.content.kitchenId)
  const known = settings.state === 'success' ? settings.value?.content : undefined
  const { number, date, gross, state, words } = invoice.content
  const byId = new Map(lines.map(({ id, content }) => [id, content]))
  const tolerance = known?.priceTolerance ?? DEFAULT_PRICE_TOLERANCE
  const { creditAsked } = claimOfInvoice(invoice.content, byId, tolerance)
  const highest = highestVat(invoice.content, order.content.totals)
  return (
    <Card
      title={t('supply.invoice.title', { number, day: day(date) })}
      detail={t('supply.invoice.gross', { money: money(gross) })}
      aside={<StateMark state={marks[state]}>{t(`supply.invoice.state.${state}`)}</StateMark>}
    >
      <p>
        {creditAsked.minor > 0
          ? t('supply.invoice.tooMuch', { money: money(creditAsked) })
          : t(highest === undefined ? 'supply.invoice.matches' : 'supply.invoice.goodsMatch')}
      </p>
      {highest === undefined ? null : <p>{t('supply.match.vatHigh', { most: money(highest) })}</p>}
      {words === '' ? null : <p className="supply-note">{words}</p>}
      {state === 'open' ? <Decision order={order} invoice={invoice} /> : null}
    </Card>
  )
}

/** The invoices of an order, each to be approved or disputed. */
export function InvoicesView({ order, lines }: InvoicesProps) {
  const t = useText()
  const mine = { where: [['kitchenId', '==', order.content.kitchenId]] } as const
  const result = useQuery(invoices, { orderId: order.id }, mine)
  return (
    <Loaded of={result} empty={null}>
      {(rows) => (
        <Stack gap={12}>
          <h2>{t('supply.invoice.list')}</h2>
          {rows.map((invoice) => (
            <InvoiceCard key={invoice.id} order={order} lines={lines} invoice={invoice} />
          ))}
        </Stack>
      )}
    </Loaded>
  )
}
