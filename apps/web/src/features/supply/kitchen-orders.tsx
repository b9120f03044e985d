import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { isOrderLate, type OrderState } from '@brigade/domain/ordering/order-state.ts'
import type { Order } from '@brigade/domain/ordering/order.ts'
import { localDateAndTime } from '@brigade/domain/time/local-time.ts'
import type { Kept } from '../../data/loadable.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../shell/paths.ts'
import { orderMarks } from './order-words.table.ts'
import type { Buying } from './use-buying.ts'

const OPEN: ReadonlySet<OrderState> = new Set([
  'sent',
  'confirmed',
  'changed',
  'part-received',
  'received',
  'disputed',
])

interface OrdersProps {
  readonly buying: Buying
  readonly now: number
}

function OrderCard({ buying, now, order }: OrdersProps & { readonly order: Kept<Order> }) {
  const t = useText()
  const { day, money } = useFormat()
  const { kitchenId, settings } = buying.shelf
  const { number, supplierName, state, totals, wantedDay } = order.content
  const today = localDateAndTime(now, settings.zone).date
  const isLate = isOrderLate({ state, wantedDay }, today)
  return (
    <Card
      title={t('supply.order.title', { number, supplier: supplierName })}
      href={paths.kitchenDashboard(kitchenId, 'suppliers', order.id)}
      detail={t('supply.order.line', { day: day(wantedDay), money: money(totals.gross) })}
      aside={
        <StateMark state={isLate ? 'late' : orderMarks[state]}>
          {t(isLate ? 'supply.state.late' : `supply.state.${state}`)}
        </StateMark>
      }
    />
  )
}

/** The orders that are not over, the next delivery first. */
export function KitchenOrders({ buying, now }: OrdersProps) {
  const t = useText()
  const open = buying.orders
    .filter(({ content }) => OPEN.has(content.state))
    .toSorted((one, other) => one.content.wantedDay.localeCompare(other.content.wantedDay))
  if (open.length === 0) return null
  return (
    <Stack gap={12}>
      <h2>{t('supply.order.open')}</h2>
      <Grid cells="large">
        {open.map((order) => (
          <OrderCard key={order.id} buying={buying} now={now} order={order} />
        ))}
      </Grid>
    </Stack>
  )
}
