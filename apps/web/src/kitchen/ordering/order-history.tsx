import { type OrderEvent, orderEvents } from '@brigade/domain/kitchen/ordering/order-event.ts'
import type { Order } from '@brigade/domain/kitchen/ordering/order.ts'
import type { LinkSide } from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { nameOfSide, ofSide } from './of-side.ts'

interface OrderHistoryProps {
  readonly order: StoredDocument<Order>
  /** Whose list it is. */
  readonly side: LinkSide
}

function Entry({ order, event }: { readonly order: Order; readonly event: OrderEvent }) {
  const t = useText()
  const { dateTime } = useFormat()
  const { at, kind, side, words } = event
  const who = side === 'server' ? t('supply.history.server') : nameOfSide(order, side)
  return (
    <li>
      <time className="supply-quiet">{dateTime(msFromTimestamp(at))}</time>{' '}
      {t('supply.history.entry', { what: t(`supply.event.${kind}`), who })}
      {words === '' ? null : <p className="supply-note">{words}</p>}
    </li>
  )
}

/** Every step of an order with who took it and why, the newest first. */
export function OrderHistory({ order, side }: OrderHistoryProps) {
  const t = useText()
  const events = useQuery(orderEvents, { orderId: order.id }, ofSide(order.content, side))
  return (
    <details className="supply-more">
      <summary>{t('supply.history.title')}</summary>
      <Loaded of={events}>
        {(rows) => (
          <ol className="order-history">
            {rows
              .toSorted((one, other) => msFromTimestamp(other.content.at) - msFromTimestamp(one.content.at))
              .map(({ id, content }) => (
                <Entry key={id} order={order.content} event={content} />
              ))}
          </ol>
        )}
      </Loaded>
    </details>
  )
}
