import { maySetAccess } from '@brigade/domain/kitchens/access-rules.ts'
import { kitchens } from '@brigade/domain/kitchens/kitchen.ts'
import { setAccess as contract } from '@brigade/domain/kitchens/team-functions.ts'
import { teamMembers } from '@brigade/domain/kitchens/team-member.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { notify } from '../notify.ts'
import { storeOf, uidOf } from '../store.ts'
import { allow, memberOf } from './caller-in-kitchen.ts'

export const setAccess = defineFunction(contract, async ({ kitchenId, uid, access, grants }, scope) => {
  const store = storeOf(scope)
  const kitchen = await store.need(kitchens, { kitchenId })
  const actor = await memberOf(store, kitchenId, uidOf(scope))
  allow(maySetAccess(actor, await memberOf(store, kitchenId, uid), access))
  store.change(teamMembers, { kitchenId, uid }, { access, grants })
  notify(scope, uid, {
    kind: 'access-changed',
    thing: `kitchens/${kitchenId}`,
    values: { kitchen: kitchen.name, access },
  })
  return { access, grants }
})
