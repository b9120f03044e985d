import { isSame } from '@brigade/domain/collections/changed-fields.ts'
import { priceLines } from '@brigade/domain/ingredients/price-lines.ts'
import { catalogueLines } from '@brigade/domain/suppliers/catalogue-line.ts'
import { announceSpecChange as contract } from '@brigade/domain/suppliers/supplier-functions.ts'
import { suppliers } from '@brigade/domain/people/supplier.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { refuse } from '@brigade/platform/functions/refusal.ts'
import { storeOf } from '../store.ts'
import { needSales, tellBuyers } from './sides.ts'

export const announceSpecChange = defineFunction(
  contract,
  async ({ supplierId, lineId, change, words }, scope) => {
    await needSales(scope, supplierId)
    const store = storeOf(scope)
    const line = await store.need(catalogueLines, { supplierId, lineId })
    if (isSame({ ...line, ...change }, line)) refuse('FAILED_PRECONDITION', 'unchanged')
    store.change(catalogueLines, { supplierId, lineId }, { ...change, changedAt: scope.now })
    const supplier = await store.need(suppliers, { uid: supplierId })
    const values = { supplier: supplier.companyName, product: line.name, words }
    return { kitchensTold: await tellKitchens(scope, lineId, values) }
  },
)

/** Tells every kitchen that buys the product; where it stands on the shelf is where the notice leads. */
async function tellKitchens(
  scope: FunctionScope,
  catalogueLineId: string,
  values: Readonly<Record<string, string>>,
): Promise<number> {
  const bought = await storeOf(scope).find(priceLines, { where: { catalogueLineId } })
  const kitchens = new Map(bought.map(({ path, content }) => [path.split('/')[1] ?? '', content.lineId]))
  for (const [kitchenId, shelved] of kitchens) {
    await tellBuyers(scope, kitchenId, {
      kind: 'product-changed',
      thing: `kitchens/${kitchenId}/ingredients/${shelved}`,
      values,
    })
  }
  return kitchens.size
}
