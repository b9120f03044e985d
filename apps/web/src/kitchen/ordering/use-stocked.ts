import { packsMissing } from '@brigade/domain/kitchen/ordering/answer-lines.ts'
import { type OrderLine, orderLines } from '@brigade/domain/kitchen/ordering/order.ts'
import type { OrderState } from '@brigade/domain/kitchen/ordering/order-state.ts'
import { contentOfPacks } from '@brigade/domain/kitchen/ordering/receipt.ts'
import { convert, NOT_CONVERTIBLE } from '@brigade/domain/core/quantities/convert.ts'
import { type Exact, EXACT_ZERO, exactFromDecimal } from '@brigade/domain/core/quantities/exact.ts'
import { type StockBalance, stockBalances } from '@brigade/domain/kitchen/stock/stock-balance.ts'
import { useMemo } from 'react'
import type { StoredDocument, Loadable } from '../../lib/reading/loadable.ts'
import { useLists } from '../../lib/reading/use-lists.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { type Shelf, useShelf } from '../../lib/kitchen/use-shelf.ts'
import type { Buying } from './use-buying.ts'

/** Buying with the whole shelf: what is kept and what it costs, how much of it is there and on its way. */
export interface Stocked extends Buying {
  readonly shelf: Shelf
  /** By stock line, in its stock unit. */
  readonly onHand: ReadonlyMap<string, Exact>
  readonly onOrder: ReadonlyMap<string, Exact>
}

const ON_THE_WAY: ReadonlySet<OrderState> = new Set(['sent', 'confirmed', 'changed', 'part-received'])

function amounts(rows: readonly StoredDocument<StockBalance>[]): ReadonlyMap<string, Exact> {
  return new Map(rows.map(({ id, content }) => [id, exactFromDecimal(content.amount)]))
}

/** What is still to come of every stock line; packs that nothing can bring into its unit are left out. */
function comingOf(
  lines: readonly StoredDocument<OrderLine>[],
  { stockLines }: Shelf,
): ReadonlyMap<string, Exact> {
  const coming = new Map<string, Exact>()
  for (const { content } of lines) {
    const stockLine = stockLines.get(content.lineId)
    if (stockLine === undefined) continue
    const quantity = contentOfPacks(content.pack, packsMissing(content))
    const amount =
      quantity === undefined ? NOT_CONVERTIBLE : convert(quantity, stockLine.stockUnit, stockLine.conversions)
    if (amount === NOT_CONVERTIBLE) continue
    coming.set(content.lineId, (coming.get(content.lineId) ?? EXACT_ZERO).add(amount))
  }
  return coming
}

/** The whole shelf behind the buying, for who fills a basket; it is read when that begins, and kept up to date. */
export function useStocked(buying: Buying): Loadable<Stocked> {
  const { kitchenId } = buying.shelf
  const shelf = useShelf(kitchenId)
  const balances = useQuery(stockBalances, { kitchenId })
  const wish = { where: [['kitchenId', '==', kitchenId]] } as const
  const onTheWay = buying.orders.flatMap(({ id, content }) =>
    ON_THE_WAY.has(content.state) ? [{ params: { orderId: id }, wish }] : [],
  )
  const ordered = useLists(orderLines, onTheWay)
  const rows = balances.state === 'success' ? balances.value : undefined
  const onHand = useMemo(() => amounts(rows ?? []), [rows])
  for (const part of [shelf, balances, ordered])
    if (part.state === 'forbidden' || part.state === 'failed') return part
  if (shelf.state !== 'success' || rows === undefined || ordered.state !== 'success')
    return { state: 'pending' }
  const onOrder = comingOf(ordered.value, shelf.value)
  return { ...shelf, value: { ...buying, shelf: shelf.value, onHand, onOrder } }
}
