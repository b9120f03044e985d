import { type Order, orders } from '@brigade/domain/kitchen/ordering/order.ts'
import { OPEN_ORDER_STATES } from '@brigade/domain/kitchen/ordering/order-state.ts'
import { useState } from 'react'
import type { StoredDocument, Loadable } from '../../lib/reading/loadable.ts'
import { useQuery } from '../../lib/reading/use-query.ts'

/** More than a supplier can have under way at once. */
const MOST_OPEN = 500
/** A page of all orders. */
const PAGE = 50

/** What kitchens ordered of a supplier that is not over, the next delivery first, kept up to date. */
export function useOpenOrders(supplierId: string): Loadable<readonly StoredDocument<Order>[]> {
  return useQuery(
    orders,
    {},
    {
      where: [
        ['supplierId', '==', supplierId],
        ['state', 'in', OPEN_ORDER_STATES],
      ],
      orderBy: ['wantedDay'],
      limit: MOST_OPEN,
    },
  )
}

/** The last of a side's orders that something happened to, and how to have more of them. */
export interface NewestOrders {
  /** While more are on their way those that are there stay. */
  readonly rows: readonly StoredDocument<Order>[]
  readonly isKnown: boolean
  /** Absent where there are no more. */
  readonly showOlder: (() => void) | undefined
}

/** Orders of a kitchen or of a supplier, page after page, newest first. */
export function useNewestOrders(
  side: 'kitchenId' | 'supplierId',
  id: string,
  { page = PAGE }: { readonly page?: number } = {},
): NewestOrders {
  const [pages, setPages] = useState(1)
  const limit = pages * page
  const found = useQuery(orders, {}, { where: [[side, '==', id]], orderBy: ['-updatedAt'], limit })
  const [last, setLast] = useState(found)
  if (found.state === 'success' && found !== last) setLast(found)
  const shown = found.state === 'success' ? found : last
  const rows = shown.state === 'success' ? shown.value : []
  return {
    rows,
    isKnown: shown.state === 'success',
    showOlder: rows.length === limit ? () => setPages(pages + 1) : undefined,
  }
}

/** The open orders and those of the newest that are over, once each. */
export function withOlder(
  open: readonly StoredDocument<Order>[],
  { rows }: Pick<NewestOrders, 'rows'>,
): readonly StoredDocument<Order>[] {
  const known = new Set(open.map(({ id }) => id))
  return [...open, ...rows.filter(({ id }) => !known.has(id))]
}
