import './supply.css'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { SUPPLIER_COLUMNS, supplierColumn } from '@brigade/domain/kitchen/ordering/supplier-column.ts'
import type { Order } from '@brigade/domain/kitchen/ordering/order.ts'
import { localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useText } from '../../messages/text.tsx'
import { SearchedList } from '../../shell/lists/searched-list.tsx'
import { useNow } from '../../lib/time/use-now.ts'
import { AskingKitchens } from './asking-kitchens.tsx'
import { orderColumns } from './order-columns.ts'
import { SupplierOrderCard } from './supplier-order-card.tsx'
import { type OwnPlace, useOwnPlace } from './use-own-place.ts'
import { OlderOrders } from './older-orders.tsx'
import { useNewestOrders, useOpenOrders, withOlder } from './use-orders.ts'

interface BoardProps {
  readonly place: OwnPlace
  readonly rows: readonly StoredDocument<Order>[]
}

/** The orders in their columns; beside each other on a desk, under each other on a phone. */
function Board({ place, rows }: BoardProps) {
  const t = useText()
  const now = useNow()
  const today = localDateAndTime(now, place.terms.zone).date
  const byColumn = Map.groupBy(rows, ({ content }) => supplierColumn(content, today))
  return (
    <div className="order-board">
      {SUPPLIER_COLUMNS.map((column) => {
        const some = byColumn.get(column) ?? []
        return (
          <section className="order-column" key={column} data-empty={some.length === 0 || undefined}>
            <h2>{t('supply.board.column', { name: t(`supply.column.${column}`), count: some.length })}</h2>
            <Stack gap={12}>
              {some.map((order) => (
                <SupplierOrderCard key={order.id} place={place} order={order} now={now} />
              ))}
            </Stack>
          </section>
        )
      })}
    </div>
  )
}

function Orders({ place }: { readonly place: OwnPlace }) {
  const t = useText()
  const open = useOpenOrders(place.supplierId)
  const newest = useNewestOrders('supplierId', place.supplierId)
  const rows =
    open.state === 'success' && newest.isKnown ? { ...open, value: withOlder(open.value, newest) } : open
  const columns = orderColumns(t, {
    side: 'supplier',
    zone: place.terms.zone,
    stateOf: ({ state }) => t(`supply.state.${state}`),
  })
  return (
    <Stack gap={24}>
      <h1>{t('supply.board.title')}</h1>
      <AskingKitchens place={place} />
      <Loaded
        of={rows}
        empty={
          <EmptyState
            drawing="nothing-here"
            title={t('supply.board.emptyTitle')}
            text={t('supply.board.emptyText')}
          />
        }
      >
        {(value) => (
          <SearchedList
            title={t('supply.board.title')}
            columns={columns}
            first={t('supply.order.day')}
            rows={value}
            idOf={({ id }) => id}
          >
            {(sorted) => <Board place={place} rows={sorted} />}
          </SearchedList>
        )}
      </Loaded>
      <OlderOrders of={newest} />
    </Stack>
  )
}

/** Orders of the company's kitchens, and the kitchens that ask to buy. */
export function SupplierOrdersPage() {
  const place = useOwnPlace()
  return (
    <Page width="full">
      <Loaded of={place}>{(value) => <Orders place={value} />}</Loaded>
    </Page>
  )
}
