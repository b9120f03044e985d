import { paramsOf } from '@brigade/contract/path.ts'
import { isSame } from '@brigade/domain/core/documents/changed-fields.ts'
import { priceLines } from '@brigade/domain/food/ingredients/price-lines.ts'
import { catalogueLines } from '@brigade/domain/kitchen/suppliers/catalogue-line.ts'
import { announceSpecChange as contract } from '@brigade/domain/kitchen/suppliers/supplier-functions.ts'
import { supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { suppliers } from '@brigade/domain/kitchen/suppliers/supplier.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { needSales, tellBuyers } from './order-parties.ts'

export const announceSpecChange = defineFunction(
  contract,
  async ({ supplierId, lineId, change, words }, scope) => {
    await needSales(scope, supplierId)
    const store = storeOf(scope)
    const line = await store.need(catalogueLines, { supplierId, lineId })
    if (isSame({ ...line, ...change }, line)) throwRefusal('FAILED_PRECONDITION', 'unchanged')
    store.change(catalogueLines, { supplierId, lineId }, { ...change, changedAt: scope.now })
    const supplier = await store.need(suppliers, { uid: supplierId })
    const values = { supplier: supplier.companyName, product: line.name, words }
    return { kitchensTold: await tellKitchens(scope, { supplierId, lineId }, values) }
  },
)

/** Tells every kitchen that buys the product; where it stands on the shelf is where the notice leads. */
async function tellKitchens(
  scope: FunctionScope,
  product: Product,
  values: Readonly<Record<string, string>>,
): Promise<number> {
  const kitchens = await buyersOf(scope, product)
  for (const [kitchenId, shelved] of kitchens) {
    await tellBuyers(scope, kitchenId, {
      kind: 'product-changed',
      thing: `kitchens/${kitchenId}/ingredients/${shelved}`,
      values,
    })
  }
  return kitchens.size
}

interface Product {
  readonly supplierId: string
  readonly lineId: string
}

/** The stock line by kitchen. Suppliers name their products alike, so the kitchen's link says whose one it is. */
async function buyersOf(
  scope: FunctionScope,
  { supplierId, lineId: catalogueLineId }: Product,
): Promise<ReadonlyMap<string, string>> {
  const store = storeOf(scope)
  const kitchens = new Map<string, string>()
  for (const { path, content } of await store.find(priceLines, { where: { catalogueLineId } })) {
    const { linkId, lineId } = content
    const { kitchenId = '' } = paramsOf(priceLines, path)
    const link = linkId === undefined ? undefined : await store.load(supplierLinks, { kitchenId, linkId })
    if (link?.supplierId === supplierId) kitchens.set(kitchenId, lineId)
  }
  return kitchens
}
