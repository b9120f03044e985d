import { moneyText } from '@brigade/domain/core/money/money-arithmetic.ts'
import type { Order } from '@brigade/domain/kitchen/ordering/order.ts'
import { ORDER_STATES } from '@brigade/domain/kitchen/ordering/order-state.ts'
import type { LinkSide } from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import type { Translate } from '../../messages/text.tsx'
import { momentField } from '../../shell/lists/moment-field.ts'
import type { ListColumn } from '../../shell/lists/list-order.ts'

interface OrderReader {
  /** Whose list it is: a kitchen reads the whole sum and who sells, a supplier its goods and who buys. */
  readonly side: LinkSide
  /** The zone in which the reader's days are counted. */
  readonly zone: string
  /** An order's state in words. */
  readonly stateOf: (order: Order) => string
}

/** What the list says of each order, to one of its two sides. */
export function orderColumns(
  t: Translate,
  { side, zone, stateOf }: OrderReader,
): readonly ListColumn<StoredDocument<Order>>[] {
  const isKitchen = side === 'kitchen'
  return [
    { heading: t('lists.number'), kind: 'text', valueOf: ({ content }) => content.number },
    {
      heading: t(isKitchen ? 'lists.supplier' : 'lists.kitchen'),
      kind: 'text',
      valueOf: ({ content }) => (isKitchen ? content.supplierName : content.kitchenName),
    },
    { heading: t('supply.order.day'), kind: 'text', valueOf: ({ content }) => content.wantedDay },
    {
      heading: t('lists.state'),
      kind: 'text',
      valueOf: ({ content }) => stateOf(content),
      placeOf: ({ content }) => ORDER_STATES.indexOf(content.state),
    },
    {
      heading: t('supply.order.sent'),
      kind: 'text',
      valueOf: ({ content }) => momentField(content.sentAt, zone),
      placeOf: ({ content }) => -msFromTimestamp(content.sentAt),
    },
    {
      heading: t(isKitchen ? 'supply.totals.gross' : 'supply.totals.net'),
      kind: 'number',
      valueOf: ({ content: { totals } }) => moneyText(isKitchen ? totals.gross : totals.net),
    },
    { heading: t('lists.currency'), kind: 'text', valueOf: ({ content }) => content.currency },
  ]
}
