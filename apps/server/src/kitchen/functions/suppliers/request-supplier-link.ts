import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { suppliers } from '@brigade/domain/kitchen/suppliers/supplier.ts'
import { requestSupplierLink as contract } from '@brigade/domain/kitchen/suppliers/supplier-functions.ts'
import { isOverLink } from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import { supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { kitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { needAccess } from '../../../access/caller-in-kitchen.ts'
import { reachOut } from '../../../people/push/reach-out.ts'
import { tellSales } from './order-parties.ts'

export const requestSupplierLink = defineFunction(
  contract,
  async ({ kitchenId, supplierId, accountNumber, note }, scope) => {
    const store = storeOf(scope)
    const kitchen = await store.need(kitchens, { kitchenId })
    await needAccess(store, kitchenId, { uid: uidOf(scope), atLeast: 'lead' })
    const supplier = await store.need(suppliers, { uid: supplierId })
    const links = await store.find(supplierLinks, { params: { kitchenId }, where: { supplierId } })
    if (links.some(({ content }) => !isOverLink(content.state))) throwRefusal('ALREADY_EXISTS', 'linked')
    if (!supplier.isTakingKitchens) throwRefusal('FAILED_PRECONDITION', 'not-taking')

    const isTold = await reachOut(scope, supplierId)
    const { zone } = await store.need(kitchenSettings, { kitchenId, settingsId: 'main' })
    const linkId = scope.newId()
    store.create(
      supplierLinks,
      { kitchenId, linkId },
      {
        supplierId,
        name: supplier.companyName,
        ...(accountNumber !== undefined && { accountNumber }),
        // Until the supplier answers with its terms, what its card says holds.
        deliveryDays: { weekdays: supplier.deliveryDays, holidays: [] },
        zone,
        note,
        state: 'asked',
      },
    )
    if (isTold) {
      await tellSales(scope, supplierId, {
        kind: 'link-asked',
        thing: `suppliers/${supplierId}`,
        values: { kitchen: kitchen.name },
      })
    }
    return { linkId, state: 'asked' as const }
  },
)
