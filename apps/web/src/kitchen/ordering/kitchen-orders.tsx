import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { isOrderLate } from '@brigade/domain/kitchen/ordering/order-state.ts'
import { isToPassOn, orderReach } from '@brigade/domain/kitchen/ordering/order-reach.ts'
import type { Order } from '@brigade/domain/kitchen/ordering/order.ts'
import { localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { SearchedList } from '../../shell/lists/searched-list.tsx'
import { orderColumns } from './order-columns.ts'
import { orderMarks } from './order-words.table.ts'
import { OlderOrders } from './older-orders.tsx'
import type { Buying } from './use-buying.ts'
import { useNewestOrders, withOlder } from './use-orders.ts'

/** A page of all orders. */
const PAGE = 25

const ORDER_FILTERS = ['open', 'all'] as const
type OrderFilter = (typeof ORDER_FILTERS)[number]

interface OrdersProps {
  readonly buying: Buying
  readonly now: number
}

interface OrderCardProps {
  readonly kitchenId: string
  readonly order: Order
  readonly orderId: string
  readonly isLate: boolean
  /** The state in words. */
  readonly words: string
}

function OrderCard({ kitchenId, order, orderId, isLate, words }: OrderCardProps) {
  const t = useText()
  const { day, money } = useFormat()
  const { number, supplierName, state, totals, wantedDay } = order
  return (
    <Card
      title={t('supply.order.title', { number, supplier: supplierName })}
      href={paths.kitchenDashboard(kitchenId, 'suppliers', orderId)}
      detail={t('supply.order.line', {
        day: day(wantedDay),
        money: totals.lacksVat
          ? t('supply.totals.plusVat', { money: money(totals.net) })
          : money(totals.gross),
      })}
      aside={<StateMark state={isLate ? 'late' : orderMarks[state]}>{words}</StateMark>}
    />
  )
}

/** Which orders are in the list: those that are not over, or all. */
function FilterField({
  filter,
  onChange,
}: {
  readonly filter: OrderFilter
  readonly onChange: (filter: OrderFilter) => void
}) {
  const t = useText()
  return (
    <SelectField
      label={t('lists.show')}
      choices={ORDER_FILTERS.map((each) => ({ value: each, label: t(`supply.order.show.${each}`) }))}
      value={filter}
      onChange={({ target }) => onChange(ORDER_FILTERS.find((each) => each === target.value) ?? 'open')}
    />
  )
}

/** The kitchen's orders: those that are not over, the next delivery first, until one asks for all, the last one first. */
export function KitchenOrders({ buying, now }: OrdersProps) {
  const t = useText()
  const [filter, setFilter] = useState<OrderFilter>('open')
  const { kitchenId, settings } = buying.shelf
  const { zone } = settings
  const today = localDateAndTime(now, zone).date
  const stateOf = (order: Order) => {
    if (isOrderLate(order, today)) return t('supply.state.late')
    const isHere = order.state === 'sent' && isToPassOn(order)
    return isHere ? t(`supply.reach.${orderReach(order)}`) : t(`supply.state.${order.state}`)
  }
  const newest = useNewestOrders('kitchenId', kitchenId, { page: PAGE })
  const rows = filter === 'all' ? withOlder(buying.orders, newest) : buying.orders
  if (newest.rows.length === 0 && buying.orders.length === 0) return null
  return (
    <Stack gap={12}>
      <h2>{t('supply.board.title')}</h2>
      <SearchedList<StoredDocument<Order>>
        title={t('supply.board.title')}
        columns={orderColumns(t, { side: 'kitchen', zone, stateOf })}
        first={t(filter === 'open' ? 'supply.order.day' : 'supply.order.sent')}
        rows={rows}
        idOf={({ id }) => id}
        filters={<FilterField filter={filter} onChange={setFilter} />}
      >
        {(sorted) => (
          <Grid cells="large">
            {sorted.map(({ id, content }) => (
              <OrderCard
                key={id}
                kitchenId={kitchenId}
                order={content}
                orderId={id}
                isLate={isOrderLate(content, today)}
                words={stateOf(content)}
              />
            ))}
          </Grid>
        )}
      </SearchedList>
      {filter === 'all' ? <OlderOrders of={newest} /> : null}
      {rows.length === 0 ? <p className="supply-quiet">{t('supply.order.noneOpen')}</p> : null}
    </Stack>
  )
}
