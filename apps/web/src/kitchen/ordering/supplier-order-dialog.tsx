import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { orderEvents } from '@brigade/domain/kitchen/ordering/order-event.ts'
import { hasArrived, orderLifecycle } from '@brigade/domain/kitchen/ordering/order-state.ts'
import { type Order, type OrderLine, orderLines } from '@brigade/domain/kitchen/ordering/order.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useText } from '../../messages/text.tsx'
import { AnswerForm } from './answer-form.tsx'
import { ClaimsView } from './claims-view.tsx'
import { EndOrder } from './end-order.tsx'
import { ofSide } from './of-side.ts'
import { OrderHistory } from './order-history.tsx'
import { OrderLinesView } from './order-lines-view.tsx'

interface SupplierOrderDialogProps {
  readonly order: StoredDocument<Order>
  /** Whether the reader answers for the company, or only looks. */
  readonly sells: boolean
  readonly onClose: () => void
}

/** The kitchen's wish to cancel after the cut-off, which only those who sell can grant. */
function CancelAsked({ order, sells }: Pick<SupplierOrderDialogProps, 'order' | 'sells'>) {
  const t = useText()
  const events = useQuery(orderEvents, { orderId: order.id }, ofSide(order.content, 'supplier'))
  const rows = events.state === 'success' ? events.value : []
  const request = rows.find(({ content }) => content.kind === 'cancel asked')?.content
  if (request === undefined || !orderLifecycle.isAllowed(order.content.state, 'cancel')) return null
  return (
    <Stack gap={12}>
      <Banner state="warn">
        {t('supply.end.askedYou', { kitchen: order.content.kitchenName, words: request.words })}
      </Banner>
      {sells ? <EndOrder order={order} side="supplier" /> : null}
    </Stack>
  )
}

function OrderView({
  order,
  sells,
  lines,
}: Pick<SupplierOrderDialogProps, 'order' | 'sells'> & {
  readonly lines: readonly StoredDocument<OrderLine>[]
}) {
  return (
    <Stack gap={16}>
      <OrderLinesView lines={lines} />
      {hasArrived(order.content.state) ? (
        <ClaimsView order={order} lines={lines} side="supplier" maySpeak={sells} />
      ) : null}
      <OrderHistory order={order} side="supplier" />
    </Stack>
  )
}

/** One order as its supplier sees it: to be answered, later with its claims and its history. */
export function SupplierOrderDialog({ order, sells, onClose }: SupplierOrderDialogProps) {
  const t = useText()
  const lines = useQuery(orderLines, { orderId: order.id }, ofSide(order.content, 'supplier'))
  const { number, kitchenName, state, note } = order.content
  return (
    <Dialog
      isOpen
      size="large"
      onClose={onClose}
      title={t('supply.order.title', { number, supplier: kitchenName })}
      closeLabel={t('common.close')}
    >
      {note === '' ? null : <p className="supply-note">{note}</p>}
      <Stack gap={16}>
        <CancelAsked order={order} sells={sells} />
        <Loaded of={lines}>
          {(rows) =>
            orderLifecycle.isAllowed(state, 'confirm') && sells ? (
              <AnswerForm
                order={{ kind: 'id', orderId: order.id }}
                lines={rows.map(({ id, content }) => ({ ...content, lineId: id }))}
                onDone={onClose}
              />
            ) : (
              <OrderView order={order} sells={sells} lines={rows} />
            )
          }
        </Loaded>
      </Stack>
    </Dialog>
  )
}
