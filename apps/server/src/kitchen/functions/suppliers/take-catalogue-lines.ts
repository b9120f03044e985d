import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { documentPath } from '@brigade/contract/path.ts'
import { ingredients } from '@brigade/domain/food/ingredients/ingredient.ts'
import { newStockLine, stockLineOf, stockUnitOf } from '@brigade/domain/food/ingredients/new-stock-line.ts'
import { pastPrices, priceLines } from '@brigade/domain/food/ingredients/price-lines.ts'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { type CatalogueLine, catalogueLines } from '@brigade/domain/kitchen/suppliers/catalogue-line.ts'
import { takeCatalogueLines as contract } from '@brigade/domain/kitchen/suppliers/supplier-functions.ts'
import { type SupplierLink, supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { needAccess } from '../../../access/caller-in-kitchen.ts'
import { priceInForce } from './price-in-force.ts'

export const takeCatalogueLines = defineFunction(contract, async ({ kitchenId, linkId, lineIds }, scope) => {
  const store = storeOf(scope)
  await needAccess(store, kitchenId, { uid: uidOf(scope), atLeast: 'lead' })
  const link = await store.need(supplierLinks, { kitchenId, linkId })
  if (link.state !== 'active') throwRefusal('FAILED_PRECONDITION', 'not-linked', { state: link.state })
  const priceLineIds: string[] = []
  for (const lineId of lineIds) {
    priceLineIds.push(await takeOne(scope, { kitchenId, linkId, link }, lineId))
  }
  return { priceLineIds }
})

interface Buyer {
  readonly kitchenId: string
  readonly linkId: string
  readonly link: SupplierLink
}

/** Takes one product; its price line follows from the product, so taking it twice makes one. */
async function takeOne(
  scope: FunctionScope,
  { kitchenId, linkId, link }: Buyer,
  lineId: string,
): Promise<string> {
  const store = storeOf(scope)
  const { supplierId = '', zone } = link
  const product = await store.need(catalogueLines, { supplierId, lineId })
  const priceLineId = `${linkId}_${lineId}`
  if ((await store.load(priceLines, { kitchenId, priceLineId })) !== undefined) return priceLineId
  const price = await priceInForce(scope, { supplierId, lineId, linkId, zone })
  if (price === undefined) throwRefusal('FAILED_PRECONDITION', 'no-price', { product: product.name })
  const stockLineId = await shelve(scope, kitchenId, { lineId, product })
  const { name, code, pack } = product
  store.create(
    priceLines,
    { kitchenId, priceLineId },
    {
      lineId: stockLineId,
      linkId,
      supplierName: link.name,
      catalogueLineId: lineId,
      name,
      ...(code !== undefined && { code }),
      pack,
      price,
      priceAt: scope.now,
      minPacks: 1,
      multiple: 1,
      rank: 1,
      isAvailable: product.isAvailable,
    },
  )
  store.create(
    pastPrices,
    { kitchenId, priceLineId, priceId: scope.newId() },
    { price, pack, at: scope.now, reason: 'catalogue' },
  )
  return priceLineId
}

/** The stock line that a product is kept as: the one of its shared ingredient, or one of the product's own. */
async function shelve(
  scope: FunctionScope,
  kitchenId: string,
  { lineId, product }: { readonly lineId: string; readonly product: CatalogueLine },
): Promise<string> {
  const store = storeOf(scope)
  const id = product.ingredientId ?? lineId
  if ((await store.load(stockLines, { kitchenId, lineId: id })) !== undefined) return id
  const shared = await store.load(ingredients, { ingredientId: id })
  const common = newCommonFields(uidOf(scope), scope.now)
  const stockUnit = stockUnitOf(product.category)
  const { name, category, allergens, namedAllergens } = product
  const made: StockLine =
    shared === undefined
      ? { ...newStockLine({ name, category, stockUnit }, common), allergens, namedAllergens }
      : stockLineOf({ ingredientId: id, ingredient: shared, stockUnit }, common)
  scope.tx.create(documentPath(stockLines, { kitchenId, lineId: id }), { ...made })
  return id
}
