import { idInPath } from '@brigade/contract/path.ts'
import { type Basket, baskets } from '@brigade/domain/kitchen/ordering/basket.ts'
import { packsMissing } from '@brigade/domain/kitchen/ordering/answer-lines.ts'
import { contentOfPacks } from '@brigade/domain/kitchen/ordering/receipt.ts'
import { type Order, type OrderLine, orderLines, orders } from '@brigade/domain/kitchen/ordering/order.ts'
import type { OrderState } from '@brigade/domain/kitchen/ordering/order-state.ts'
import { convert, NOT_CONVERTIBLE } from '@brigade/domain/core/quantities/convert.ts'
import { type Exact, EXACT_ZERO } from '@brigade/domain/core/quantities/exact.ts'
import { type Movement, movements } from '@brigade/domain/kitchen/stock/movement.ts'
import { onHand } from '@brigade/domain/kitchen/stock/on-hand.ts'
import { type SupplierLink, supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { useMemo } from 'react'
import type { StoredDocument, Loadable } from '../../lib/reading/loadable.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { type Shelf, useShelf } from '../../lib/kitchen/use-shelf.ts'

/** Everything that buying needs: the shelf, who sells, what is in the baskets, what is on its way. */
export interface Buying {
  readonly shelf: Shelf
  readonly links: readonly StoredDocument<SupplierLink>[]
  readonly baskets: ReadonlyMap<string, Basket>
  readonly orders: readonly StoredDocument<Order>[]
  /** By stock line, in its stock unit. */
  readonly onHand: ReadonlyMap<string, Exact>
  readonly onOrder: ReadonlyMap<string, Exact>
}

const NEWEST_ORDERS = 100
const ON_THE_WAY: ReadonlySet<OrderState> = new Set(['sent', 'confirmed', 'changed', 'part-received'])

function sums(rows: readonly StoredDocument<Movement>[]): ReadonlyMap<string, Exact> {
  const byLine = Map.groupBy(rows, ({ content }) => content.lineId)
  return new Map(
    [...byLine].map(([lineId, some]) => [
      lineId,
      onHand(some.map(({ id, content }) => ({ ...content, id }))),
    ]),
  )
}

/** What is still to come of every stock line; packs that nothing can bring into its unit are left out. */
function comingOf(
  lines: readonly StoredDocument<OrderLine>[],
  known: readonly StoredDocument<Order>[],
  { stockLines }: Shelf,
): ReadonlyMap<string, Exact> {
  const open = new Set(known.flatMap(({ id, content }) => (ON_THE_WAY.has(content.state) ? [id] : [])))
  const coming = new Map<string, Exact>()
  for (const { path, content } of lines) {
    const stockLine = stockLines.get(content.lineId)
    if (!open.has(idInPath(orderLines, path, 'orderId')) || stockLine === undefined) continue
    const quantity = contentOfPacks(content.pack, packsMissing(content))
    const amount =
      quantity === undefined ? NOT_CONVERTIBLE : convert(quantity, stockLine.stockUnit, stockLine.conversions)
    if (amount === NOT_CONVERTIBLE) continue
    coming.set(content.lineId, (coming.get(content.lineId) ?? EXACT_ZERO).add(amount))
  }
  return coming
}

/** The kitchen's buying, kept up to date. */
export function useBuying(kitchenId: string): Loadable<Buying> {
  const shelf = useShelf(kitchenId)
  const links = useQuery(supplierLinks, { kitchenId }, { orderBy: ['name'] })
  const filled = useQuery(baskets, { kitchenId })
  const moved = useQuery(movements, { kitchenId })
  const mine = { where: [['kitchenId', '==', kitchenId]] } as const
  const placed = useQuery(orders, {}, { ...mine, orderBy: ['-updatedAt'], limit: NEWEST_ORDERS })
  const ordered = useQuery(orderLines, {}, { ...mine, everywhere: true })

  const rows = moved.state === 'success' ? moved.value : undefined
  const there = useMemo(() => sums(rows ?? []), [rows])
  for (const part of [shelf, links, filled, placed, ordered, moved])
    if (part.state === 'forbidden' || part.state === 'failed') return part
  if (
    shelf.state !== 'success' ||
    links.state !== 'success' ||
    filled.state !== 'success' ||
    placed.state !== 'success' ||
    ordered.state !== 'success' ||
    rows === undefined
  )
    return { state: 'pending' }
  const value: Buying = {
    shelf: shelf.value,
    links: links.value,
    baskets: new Map(filled.value.map(({ id, content }) => [id, content])),
    orders: placed.value,
    onHand: there,
    onOrder: comingOf(ordered.value, placed.value, shelf.value),
  }
  return { ...links, value }
}
