import { Button } from '@brigade/design-system/atoms/button.tsx'
import { type State, StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { claimOfInvoice } from '@brigade/domain/ordering/claim-of-invoice.ts'
import { decideInvoice } from '@brigade/domain/ordering/delivery-functions.ts'
import { type Invoice, invoices } from '@brigade/domain/ordering/invoice.ts'
import type { InvoiceState } from '@brigade/domain/ordering/move-invoice.ts'
import { orderMoves } from '@brigade/domain/ordering/order-state.ts'
import type { Order, OrderLine } from '@brigade/domain/ordering/order.ts'
import { DEFAULT_PRICE_TOLERANCE } from '@brigade/domain/ordering/match-invoice-line.ts'
import { useState } from 'react'
import type { Kept } from '../../data/loadable.ts'
import { Loaded } from '../../data/loaded.tsx'
import { useCall } from '../../data/use-call.ts'
import { useIsOffline } from '../../data/use-is-offline.ts'
import { useQuery } from '../../data/use-query.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { useKitchenSettings } from '../kitchens/use-kitchen.ts'
import { SupplyProblem } from './supply-problem.tsx'

interface InvoicesProps {
  readonly order: Kept<Order>
  readonly lines: readonly Kept<OrderLine>[]
}

const marks: Readonly<Record<InvoiceState, State>> = {
  open: 'warn',
  approved: 'ok',
  disputed: 'late',
  settled: 'ok',
}

function Decision({ order, invoice }: { readonly order: Kept<Order>; readonly invoice: Kept<Invoice> }) {
  const t = useText()
  const isOffline = useIsOffline()
  const [words, setWords] = useState('')
  const { send, isPending, problem } = useCall(decideInvoice)
  const mayDispute = orderMoves.dispute[order.content.state] !== undefined
  const decide = (approve: boolean) =>
    send({ orderId: order.id, invoiceId: invoice.id, approve, words: words.trim() })
  return (
    <Stack gap={12}>
      <SupplyProblem problem={problem} />
      {mayDispute ? (
        <TextField
          label={t('supply.invoice.why')}
          hint={t('supply.invoice.whyHint')}
          maxLength={1000}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      ) : (
        <p className="supply-quiet">{t('supply.invoice.notYet')}</p>
      )}
      <Cluster>
        <Button disabled={isOffline} isPending={isPending} onClick={() => void decide(true)}>
          {t(isOffline ? 'common.needsConnection' : 'supply.invoice.approve')}
        </Button>
        {mayDispute ? (
          <Button
            tone="danger"
            disabled={isOffline || words.trim() === ''}
            isPending={isPending}
            onClick={() => void decide(false)}
          >
            {t('supply.invoice.dispute')}
          </Button>
        ) : null}
      </Cluster>
    </Stack>
  )
}

function InvoiceCard({ order, lines, invoice }: InvoicesProps & { readonly invoice: Kept<Invoice> }) {
  const t = useText()
  const { day, money } = useFormat()
  const settings = useKitchenSettings(order.content.kitchenId)
  const known = settings.state === 'here' ? settings.value?.content : undefined
  const { number, date, gross, state, words } = invoice.content
  const byId = new Map(lines.map(({ id, content }) => [id, content]))
  const tolerance = known?.priceTolerance ?? DEFAULT_PRICE_TOLERANCE
  const { creditAsked } = claimOfInvoice(invoice.content, byId, tolerance)
  return (
    <Card
      title={t('supply.invoice.title', { number, day: day(date) })}
      detail={t('supply.invoice.gross', { money: money(gross) })}
      aside={<StateMark state={marks[state]}>{t(`supply.invoice.state.${state}`)}</StateMark>}
    >
      <p>
        {creditAsked.minor > 0
          ? t('supply.invoice.tooMuch', { money: money(creditAsked) })
          : t('supply.invoice.matches')}
      </p>
      {words === '' ? null : <p className="supply-note">{words}</p>}
      {state === 'open' ? <Decision order={order} invoice={invoice} /> : null}
    </Card>
  )
}

/** The invoices of an order, each to be approved or disputed. */
export function InvoicesView({ order, lines }: InvoicesProps) {
  const t = useText()
  const mine = { where: [['kitchenId', '==', order.content.kitchenId]] } as const
  const found = useQuery(invoices, { orderId: order.id }, mine)
  return (
    <Loaded of={found} empty={null}>
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
