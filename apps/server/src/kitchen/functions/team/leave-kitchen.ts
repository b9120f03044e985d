import { mayLeave } from '@brigade/domain/access/roles/access-rules.ts'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { leaveKitchen as contract } from '@brigade/domain/kitchen/team/team-functions.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { notify } from '../../../people/push/notify.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { allow } from '../../../access/caller-in-kitchen.ts'
import { endMembership } from './end-membership.ts'

export const leaveKitchen = defineFunction(contract, async ({ kitchenId }, scope) => {
  const store = storeOf(scope)
  const uid = uidOf(scope)
  const kitchen = await store.need(kitchens, { kitchenId })
  const member = await store.load(teamMembers, { kitchenId, uid })
  allow(mayLeave(member))
  await endMembership(scope, { kitchenId, uid })
  notify(scope, kitchen.owner, {
    kind: 'member-left',
    thing: `kitchens/${kitchenId}`,
    values: { kitchen: kitchen.name, person: member?.displayName ?? '' },
  })
  return { state: 'left' as const }
})
