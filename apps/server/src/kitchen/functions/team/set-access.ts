import { maySetAccess } from '@brigade/domain/access/roles/access-rules.ts'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { setAccess as contract } from '@brigade/domain/kitchen/team/team-functions.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { notify } from '../../../people/push/notify.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { allow, memberOf } from '../../../access/caller-in-kitchen.ts'
import { endOpenLinks } from '../../../access/end-open-links.ts'
import { noteInAudit } from './note-in-audit.ts'

export const setAccess = defineFunction(contract, async ({ kitchenId, uid, access, grants }, scope) => {
  const store = storeOf(scope)
  const kitchen = await store.need(kitchens, { kitchenId })
  const actor = await memberOf(store, kitchenId, uidOf(scope))
  const member = await memberOf(store, kitchenId, uid)
  allow(maySetAccess(actor, member, access))
  store.change(teamMembers, { kitchenId, uid }, { access, grants })
  await endOpenLinks(scope, { kitchenId, uid }, { access, grants, state: 'active' })
  noteInAudit(
    scope,
    { kitchenId, uid },
    {
      action: 'setAccess',
      from: { access: member?.access ?? null, grants: member?.grants.join(' ') ?? '' },
      to: { access, grants: grants.join(' ') },
    },
  )
  notify(scope, uid, {
    kind: 'access-changed',
    thing: `kitchens/${kitchenId}`,
    values: { kitchen: kitchen.name, access },
  })
  return { access, grants }
})
