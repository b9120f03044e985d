import { isSame } from '@brigade/domain/core/documents/changed-fields.ts'
import type { PriceLine } from '@brigade/domain/food/ingredients/price-line.ts'
import { priceLines } from '@brigade/domain/food/ingredients/price-lines.ts'
import type { sendOrder } from '@brigade/domain/kitchen/ordering/order-functions.ts'
import { catalogueLines } from '@brigade/domain/kitchen/suppliers/catalogue-line.ts'
import type { SupplierLink } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import type * as z from 'zod'
import { storeOf } from '../../../core/functions/store.ts'
import { priceInForce } from '../suppliers/price-in-force.ts'

type AskedLine = z.infer<typeof sendOrder.input>['lines'][number]

/** A line of a basket with what the kitchen knows of its price. */
export type PricedLine = AskedLine & Pick<PriceLine, 'lineId' | 'name' | 'code' | 'pack' | 'price' | 'vatPct'>

interface Buyer {
  readonly kitchenId: string
  readonly linkId: string
  readonly link: SupplierLink
}

/**
 * The lines with the kitchen's own prices. Refuses with `gone` when one is no longer sold through this link, and with
 * `price-changed` when the supplier's catalogue says otherwise by now; the details name what it says.
 */
export async function needPricedLines(
  scope: FunctionScope,
  buyer: Buyer,
  asked: readonly AskedLine[],
): Promise<readonly PricedLine[]> {
  const { kitchenId, linkId } = buyer
  const priced: PricedLine[] = []
  const changed: object[] = []
  for (const line of asked) {
    const { priceLineId } = line
    const known = await storeOf(scope).need(priceLines, { kitchenId, priceLineId })
    if (known.linkId !== linkId || known.deletedAt !== undefined)
      throwRefusal('NOT_FOUND', 'gone', { priceLineId })
    const news = await newsOf(scope, buyer, known)
    if (news !== undefined) changed.push({ priceLineId, ...news })
    const { lineId, name, code, pack, price, vatPct } = known
    priced.push({ ...line, lineId, name, code, pack, price, vatPct })
  }
  if (changed.length > 0) throwRefusal('ABORTED', 'price-changed', { lines: changed })
  return priced
}

/** What the supplier's catalogue says differently today; undefined when it says the same, or nothing. */
async function newsOf(
  scope: FunctionScope,
  { linkId, link: { supplierId, zone } }: Buyer,
  { catalogueLineId, price, pack }: PriceLine,
): Promise<Partial<Pick<PriceLine, 'price' | 'pack' | 'isAvailable'>> | undefined> {
  if (supplierId === undefined || catalogueLineId === undefined) return undefined
  const params = { supplierId, lineId: catalogueLineId }
  const product = await storeOf(scope).need(catalogueLines, params)
  if (!product.isAvailable) return { isAvailable: false }
  const now = await priceInForce(scope, { ...params, linkId, zone })
  if (now === undefined || (isSame(now, price) && isSame(product.pack, pack))) return undefined
  return { price: now, pack: product.pack }
}
