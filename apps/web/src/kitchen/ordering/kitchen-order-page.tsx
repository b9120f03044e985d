import './supply.css'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { Facts } from '@brigade/design-system/organisms/facts.tsx'
import { type Order, type OrderLine, orderLines, orders } from '@brigade/domain/kitchen/ordering/order.ts'
import { hasArrived, orderLifecycle } from '@brigade/domain/kitchen/ordering/order-state.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { BackLink } from '../../shell/layouts/back-link.tsx'
import { useParam } from '../../shell/page-context.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { useOwnAccess } from '../../lib/kitchen/use-own-access.ts'
import { AnswerChanges } from './answer-changes.tsx'
import { ClaimsView } from './claims-view.tsx'
import { EndOrder } from './end-order.tsx'
import { InvoiceForm } from './invoice-form.tsx'
import { InvoicesView } from './invoices-view.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLinesView } from './order-lines-view.tsx'
import { orderMarks } from './order-words.table.ts'
import { ReceiveForm } from './receive-form.tsx'

interface OrderProps {
  readonly order: StoredDocument<Order>
  readonly lines: readonly StoredDocument<OrderLine>[]
}

function Steps({ order, lines }: OrderProps) {
  const { kitchenId, state } = order.content
  const access = useOwnAccess(kitchenId)
  const hasCome = hasArrived(state)
  const seesInvoices = hasCome && access.may('lead')
  const claims = <ClaimsView order={order} lines={lines} side="kitchen" maySpeak={access.orders} />
  if (!access.orders) return hasCome ? claims : null
  return (
    <>
      {state === 'changed' ? <AnswerChanges order={order} lines={lines} /> : null}
      {orderLifecycle.isAllowed(state, 'receive') ? (
        <ReceiveForm key={state} order={order} lines={lines} />
      ) : null}
      {seesInvoices ? <InvoicesView order={order} lines={lines} /> : null}
      {hasCome ? claims : null}
      {seesInvoices && state !== 'closed' ? <InvoiceForm order={order} lines={lines} /> : null}
      <EndOrder order={order} side="kitchen" />
    </>
  )
}

function OrderView({ order, lines }: OrderProps) {
  const t = useText()
  const { day, dateTime, money } = useFormat()
  const { kitchenId, number, supplierName, state, wantedDay, sentAt, totals, note } = order.content
  useHead({ title: t('supply.order.title', { number, supplier: supplierName }) })
  return (
    <Stack gap={24}>
      <div>
        <BackLink href={paths.kitchenDashboard(kitchenId, 'suppliers')}>{t('supply.order.back')}</BackLink>
        <Cluster justify="between" gap={12}>
          <h1>{t('supply.order.title', { number, supplier: supplierName })}</h1>
          <StateMark state={orderMarks[state]}>{t(`supply.state.${state}`)}</StateMark>
        </Cluster>
      </div>
      <Facts
        facts={[
          { name: t('supply.order.day'), value: day(wantedDay) },
          { name: t('supply.order.sent'), value: dateTime(msFromTimestamp(sentAt)) },
          { name: t('supply.totals.net'), value: money(totals.net) },
          { name: t('supply.totals.gross'), value: money(totals.gross) },
        ]}
      />
      {note === '' ? null : (
        <p className="supply-note">
          <bdi>{note}</bdi>
        </p>
      )}
      <OrderLinesView lines={lines} />
      <Steps order={order} lines={lines} />
      <OrderHistory order={order} side="kitchen" />
    </Stack>
  )
}

function NoOrder({ kitchenId }: { readonly kitchenId: string }) {
  const t = useText()
  return (
    <EmptyState
      drawing="nothing-here"
      level={1}
      title={t('supply.order.none')}
      text={t('supply.order.noneText')}
    >
      <Link href={paths.kitchenDashboard(kitchenId, 'suppliers')}>{t('supply.order.back')}</Link>
    </EmptyState>
  )
}

/** One order of the kitchen: what was asked and answered, and taking it in at the door. */
export function KitchenOrderPage() {
  const kitchenId = useParam('kitchenId')
  const orderId = useParam('orderId')
  const order = useDocument(orders, { orderId })
  const mine = { where: [['kitchenId', '==', kitchenId]] } as const
  const lines = useQuery(orderLines, { orderId }, mine)
  return (
    <Page>
      <Loaded of={order} empty={<NoOrder kitchenId={kitchenId} />}>
        {(row) => <Loaded of={lines}>{(rows) => <OrderView order={row} lines={rows} />}</Loaded>}
      </Loaded>
    </Page>
  )
}
