import type { PriceLine } from '@brigade/domain/food/ingredients/price-line.ts'
import { priceLines } from '@brigade/domain/food/ingredients/price-lines.ts'
import { type Basket, baskets } from '@brigade/domain/kitchen/ordering/basket.ts'
import { type Order, orders } from '@brigade/domain/kitchen/ordering/order.ts'
import { OPEN_ORDER_STATES } from '@brigade/domain/kitchen/ordering/order-state.ts'
import { type SupplierLink, supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { useKitchenSettings } from '../../lib/kitchen/use-kitchen.ts'
import { useOwnAccess } from '../../lib/kitchen/use-own-access.ts'
import type { Shelf } from '../../lib/kitchen/use-shelf.ts'
import type { StoredDocument, Loadable } from '../../lib/reading/loadable.ts'
import { useNamed } from '../../lib/reading/use-named.ts'
import { useQuery } from '../../lib/reading/use-query.ts'

/** What buying shows: who sells, what is in the baskets, what is on its way. */
export interface Buying {
  readonly shelf: Pick<Shelf, 'kitchenId' | 'settings' | 'access'>
  readonly links: readonly StoredDocument<SupplierLink>[]
  readonly baskets: ReadonlyMap<string, Basket>
  /** The prices of what is in the baskets. */
  readonly prices: ReadonlyMap<string, PriceLine>
  /** Those that are not over, the next delivery first. */
  readonly orders: readonly StoredDocument<Order>[]
}

/** A kitchen has a few with each supplier. */
const MOST_OPEN = 200

/** The kitchen's buying, kept up to date. */
export function useBuying(kitchenId: string): Loadable<Buying> {
  const access = useOwnAccess(kitchenId)
  const settings = useKitchenSettings(kitchenId)
  const links = useQuery(supplierLinks, { kitchenId }, { orderBy: ['name'] })
  const filled = useQuery(baskets, { kitchenId })
  const rows = filled.state === 'success' ? filled.value : undefined
  const inBaskets = rows?.flatMap(({ content }) => Object.keys(content.lines))
  const prices = useNamed(
    priceLines,
    { kitchenId },
    access.seesCosts ? inBaskets : access.isKnown ? [] : undefined,
  )
  const open = useQuery(
    orders,
    {},
    {
      where: [
        ['kitchenId', '==', kitchenId],
        ['state', 'in', OPEN_ORDER_STATES],
      ],
      orderBy: ['wantedDay'],
      limit: MOST_OPEN,
    },
  )
  for (const part of [settings, links, filled, prices, open])
    if (part.state === 'forbidden' || part.state === 'failed') return part
  if (
    settings.state !== 'success' ||
    settings.value === null ||
    links.state !== 'success' ||
    rows === undefined ||
    prices.state !== 'success' ||
    open.state !== 'success'
  )
    return { state: 'pending' }
  const value: Buying = {
    shelf: { kitchenId, access, settings: settings.value.content },
    links: links.value,
    baskets: new Map(rows.map(({ id, content }) => [id, content])),
    prices: prices.value,
    orders: open.value,
  }
  return { ...links, value }
}
