import { mayRemove } from '@brigade/domain/access/roles/access-rules.ts'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { removeMember as contract } from '@brigade/domain/kitchen/team/team-functions.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { notify } from '../../../people/push/notify.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { allow, memberOf } from '../../../access/caller-in-kitchen.ts'
import { endMembership } from './end-membership.ts'

export const removeMember = defineFunction(contract, async ({ kitchenId, uid, reason }, scope) => {
  const store = storeOf(scope)
  const kitchen = await store.need(kitchens, { kitchenId })
  const actor = await memberOf(store, kitchenId, uidOf(scope))
  allow(mayRemove(actor, await memberOf(store, kitchenId, uid)))
  await endMembership(scope, { kitchenId, uid })
  notify(scope, uid, {
    kind: 'removed-from-team',
    thing: `kitchens/${kitchenId}`,
    values: { kitchen: kitchen.name, reason },
  })
  return { state: 'left' as const }
})
