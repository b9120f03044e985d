import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import type { Pack } from '@brigade/domain/food/ingredients/price-line.ts'
import type { Money } from '@brigade/domain/core/money/money.ts'
import { orderEvents } from '@brigade/domain/kitchen/ordering/order-event.ts'
import { orderTotals } from '@brigade/domain/kitchen/ordering/order-totals.ts'
import { type OrderLine, orderLines, orderNumber, orders } from '@brigade/domain/kitchen/ordering/order.ts'
import {
  catalogueLines,
  cataloguePrices,
  DEFAULT_PRICE,
} from '@brigade/domain/kitchen/suppliers/catalogue-line.ts'
import { newCatalogueLine } from '@brigade/domain/kitchen/suppliers/new-supplier-documents.ts'
import { type SupplierLink, supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import type { OrderState } from '@brigade/domain/kitchen/ordering/order-state.ts'
import type { Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import { catalogueEntry, type Pantry } from './build-pantry.ts'
import { type BuiltDocument, builtDocument } from './built-document.ts'

/** A shared ingredient as a supplier sells it: its pack, and what that costs every kitchen. */
export interface ProductToBuild {
  readonly ingredientId: string
  readonly pack: Pack
  readonly price: Money
  readonly code?: string
}

/** A product in a supplier's catalogue under its ingredient's id, with the price that holds for everybody. */
export function buildProduct(
  supplierId: string,
  { ingredientId, pack, price, code }: ProductToBuild,
  at: Timestamp,
): readonly BuiltDocument[] {
  const { name, category, allergens, namedAllergens } = catalogueEntry(ingredientId)
  const said = {
    ingredientId,
    name,
    category,
    pack,
    allergens,
    namedAllergens,
    ...(code !== undefined && { code }),
  }
  return [
    builtDocument(
      catalogueLines,
      { supplierId, lineId: ingredientId },
      newCatalogueLine(said, supplierId, at),
    ),
    builtDocument(
      cataloguePrices,
      { supplierId, lineId: ingredientId, priceId: DEFAULT_PRICE },
      { ...newCommonFields(supplierId, at), price, validFrom: '2026-01-01' },
    ),
  ]
}

/** A kitchen's link to a supplier: an active one where the supplier has an account, else one kept by the kitchen. */
export function buildSupplierLink(
  { kitchenId, by }: Pantry,
  { linkId, ...link }: { readonly linkId: string } & Pick<SupplierLink, 'name'> & Partial<SupplierLink>,
  at: Timestamp,
): BuiltDocument {
  const built: SupplierLink = {
    ...newCommonFields(by, at),
    zone: 'Europe/Lisbon',
    deliveryDays: { weekdays: [1, 2, 3, 4, 5, 6], holidays: [] },
    note: '',
    state: link.supplierId === undefined ? 'local' : 'active',
    ...link,
  }
  return builtDocument(supplierLinks, { kitchenId, linkId }, built)
}

/** One line of an order that has been sent. */
export type OrderedLine = Pick<OrderLine, 'lineId' | 'priceLineId' | 'name' | 'pack' | 'price' | 'packs'> &
  Partial<OrderLine>

/** An order as it stands some time after it was sent. */
export interface OrderToBuild {
  readonly link: { readonly linkId: string; readonly supplierId?: string; readonly name: string }
  readonly kitchenName: string
  /** Counted from 1 in the kitchen. */
  readonly count: number
  readonly wantedDay: string
  readonly state: OrderState
  readonly lines: readonly OrderedLine[]
}

/** An order with its lines and the first entry of its history; its id follows from its number. */
export function buildOrder(
  { kitchenId, by }: Pantry,
  { link, kitchenName, count, wantedDay, state, lines }: OrderToBuild,
  at: Timestamp,
): readonly BuiltDocument[] {
  const { supplierId, linkId } = link
  const number = orderNumber(count)
  const orderId = `${kitchenId}_${number}`
  const common = newCommonFields(by, at)
  const sides = { kitchenId, ...(supplierId !== undefined && { supplierId }) }
  return [
    builtDocument(
      orders,
      { orderId },
      {
        ...common,
        ...sides,
        linkId,
        number,
        kitchenName,
        supplierName: link.name,
        wantedDay,
        currency: 'EUR',
        totals: orderTotals(lines, { currency: 'EUR' }),
        note: '',
        sentBy: by,
        sentAt: at,
        channel: 'account',
        state,
        stateSince: at,
      },
    ),
    ...lines.map((line, index) =>
      builtDocument(
        orderLines,
        { orderId, lineId: `line-${index + 1}` },
        { ...common, ...sides, note: '', receivedPacks: 0, ...line },
      ),
    ),
    builtDocument(
      orderEvents,
      { orderId, eventId: 'sent' },
      { ...common, ...sides, kind: 'sent', side: 'kitchen', at, to: 'sent', words: '' },
    ),
  ]
}
