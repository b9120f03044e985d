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
import { ClaimsView } from './claims-view.tsx'
import { EndOrder } from './end-order.tsx'
import { InvoiceForm } from './invoice-form.tsx'
import { InvoicesView } from './invoices-view.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLinesView } from './order-lines-view.tsx'
import { orderMarks } from './order-words.table.ts'
import { OrderReachView } from './order-reach-view.tsx'
import { ReceiveForm } from './receive-form.tsx'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { packsExpected } from '@brigade/domain/kitchen/ordering/answer-lines.ts'
import { answerChanges } from '@brigade/domain/kitchen/ordering/order-functions.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { Form } from '../../shell/forms/form.tsx'
import { SendButton } from './send-button.tsx'
import { SupplyProblem } from './supply-problem.tsx'

interface AnswerChangesProps {
  readonly order: StoredDocument<Order>
  readonly lines: readonly StoredDocument<OrderLine>[]
}

/** What the supplier changed, line by line: taken or left. */
function AnswerChanges({ order, lines }: AnswerChangesProps) {
  const t = useText()
  const nothing: { readonly left: readonly string[] } = { left: [] }
  const { values, setValues, clear } = useDraft(answerChanges.input, {
    name: `changes ${order.id}`,
    start: nothing,
  })
  const { left } = values
  const { send, problem } = useCall(answerChanges)
  const offered = lines.filter(({ content }) => packsExpected(content) > 0)
  const take = (id: string, isOn: boolean) =>
    setValues({ left: isOn ? left.filter((each) => each !== id) : [...left, id] })
  const answer = async () => {
    const answers = offered.map(({ id }) => ({ lineId: id, accept: !left.includes(id) }))
    const outcome = await send({ orderId: order.id, lines: answers, words: '' })
    if (outcome.state === 'done') clear()
  }
  return (
    <Form className="supply-step" onSubmit={answer}>
      <Stack gap={12}>
        <h2>{t('supply.changes.title')}</h2>
        <SupplyProblem problem={problem} />
        <Banner state="warn">{t('supply.changes.text')}</Banner>
        {offered.map(({ id, content }) => (
          <Checkbox
            key={id}
            label={t('supply.changes.take', {
              packs: packsExpected(content),
              name: content.substitute?.name ?? content.name,
            })}
            checked={!left.includes(id)}
            onChange={({ target }) => take(id, target.checked)}
          />
        ))}
        <span>
          <SendButton>
            {t(left.length === offered.length ? 'supply.changes.cancel' : 'supply.changes.submit')}
          </SendButton>
        </span>
      </Stack>
    </Form>
  )
}

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
          {
            name: t('supply.totals.gross'),
            value: totals.lacksVat ? t('supply.totals.grossUnknown') : money(totals.gross),
          },
        ]}
      />
      {note === '' ? null : (
        <p className="supply-note">
          <bdi>{note}</bdi>
        </p>
      )}
      <OrderReachView order={order} />
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
