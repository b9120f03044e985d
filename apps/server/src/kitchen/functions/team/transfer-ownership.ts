import { offerOwnership } from '@brigade/domain/kitchen/team/hand-over.ts'
import { transferOwnership as contract } from '@brigade/domain/kitchen/kitchens/kitchen-functions.ts'
import { kitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { notify } from '../../../people/push/notify.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { memberOf } from '../../../access/caller-in-kitchen.ts'
import { noteInAudit } from './note-in-audit.ts'

export const transferOwnership = defineFunction(contract, async ({ kitchenId, uid }, scope) => {
  const store = storeOf(scope)
  const kitchen = await store.need(kitchens, { kitchenId })
  const owner = await memberOf(store, kitchenId, uidOf(scope))
  const offer = offerOwnership(owner, await memberOf(store, kitchenId, uid), scope.now)
  if (!offer.ok && offer.problem === 'role') throwRefusal('PERMISSION_DENIED', 'role', { needed: 'owner' })
  if (!offer.ok) throwRefusal('FAILED_PRECONDITION', offer.problem)
  store.change(kitchenSettings, { kitchenId, settingsId: 'main' }, { handOver: offer.value })
  noteInAudit(scope, { kitchenId, uid }, { action: 'transferOwnership' })
  notify(scope, uid, {
    kind: 'ownership-offered',
    thing: `kitchens/${kitchenId}`,
    values: { kitchen: kitchen.name },
  })
  return { expiresAt: offer.value.expiresAt }
})
