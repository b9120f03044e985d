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
import { type OwnPlace, useOwnPlace } from './use-own-place.ts'
import { OlderOrders } from './older-orders.tsx'
import { useNewestOrders, useOpenOrders, withOlder } from './use-orders.ts'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { orderLifecycle } from '@brigade/domain/kitchen/ordering/order-state.ts'
import { answerOrder } from '@brigade/domain/kitchen/ordering/order-functions.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import { useCall } from '../../lib/calls/use-call.ts'
import { useIsOffline } from '../../lib/network/use-is-offline.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { orderMarks } from './order-words.table.ts'
import { SupplierOrderDialog } from './supplier-order-dialog.tsx'
import { SupplyProblem } from './supply-problem.tsx'

interface SupplierOrderCardProps {
  readonly place: OwnPlace
  readonly order: StoredDocument<Order>
  readonly now: number
}

/** One order: whose, for when, how much; a new one is answered in one tap, or line by line. */
function SupplierOrderCard({ place, order, now }: SupplierOrderCardProps) {
  const t = useText()
  const { ago, day, money } = useFormat()
  const isOffline = useIsOffline()
  const [isOpen, setOpen] = useState(false)
  const { send, isPending, problem } = useCall(answerOrder)
  const { number, kitchenName, wantedDay, totals, state, sentAt } = order.content
  const isToAnswer = orderLifecycle.isAllowed(state, 'confirm') && place.sells
  const allOk = () => send({ order: { kind: 'id', orderId: order.id }, lines: [], note: '' })
  return (
    <Card
      title={kitchenName}
      detail={t('supply.board.line', { number, day: day(wantedDay), money: money(totals.net) })}
      aside={<StateMark state={orderMarks[state]}>{t(`supply.state.${state}`)}</StateMark>}
      foot={
        <div className="supply-foot">
          <SupplyProblem problem={problem} />
          <Cluster>
            {isToAnswer ? (
              <Button tone="primary" disabled={isOffline} isPending={isPending} onClick={() => void allOk()}>
                {t(isOffline ? 'common.needsConnection' : 'supply.board.allOk')}
              </Button>
            ) : null}
            <Button
              aria-label={t(isToAnswer ? 'supply.board.byLineName' : 'supply.board.openName', {
                number,
                kitchen: kitchenName,
              })}
              onClick={() => setOpen(true)}
            >
              {t(isToAnswer ? 'supply.board.byLine' : 'supply.board.open')}
            </Button>
          </Cluster>
        </div>
      }
    >
      <p className="supply-quiet">{t('supply.board.sent', { ago: ago(msFromTimestamp(sentAt), now) })}</p>
      {isOpen ? (
        <SupplierOrderDialog order={order} sells={place.sells} onClose={() => setOpen(false)} />
      ) : null}
    </Card>
  )
}

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
