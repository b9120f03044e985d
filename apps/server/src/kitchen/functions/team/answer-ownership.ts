import { acceptOwnership, mayEndOffer } from '@brigade/domain/kitchen/team/hand-over.ts'
import { answerOwnership as contract } from '@brigade/domain/kitchen/kitchens/kitchen-functions.ts'
import { kitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { notify } from '../../../people/push/notify.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { memberOf } from '../../../access/caller-in-kitchen.ts'
import { endOpenLinks } from '../../../access/end-open-links.ts'
import { noteInAudit } from './note-in-audit.ts'

export const answerOwnership = defineFunction(contract, async ({ kitchenId, accept }, scope) => {
  const store = storeOf(scope)
  const uid = uidOf(scope)
  const at = { kitchenId, settingsId: 'main' }
  const kitchen = await store.need(kitchens, { kitchenId })
  const { handOver } = await store.need(kitchenSettings, at)
  const person = await memberOf(store, kitchenId, uid)
  if (!accept) {
    if (person === undefined || !mayEndOffer(handOver, person))
      throwRefusal('FAILED_PRECONDITION', 'not-yours')
    store.change(kitchenSettings, at, { handOver: undefined })
    noteInAudit(scope, { kitchenId, uid }, { action: 'endOwnershipOffer' })
    return { access: person.access }
  }
  const answer = acceptOwnership(handOver, person, scope.now)
  if (!answer.ok) throwRefusal('FAILED_PRECONDITION', answer.problem)
  store.change(kitchenSettings, at, { handOver: undefined })
  const { newOwner, oldOwner } = answer.value
  store.change(kitchens, { kitchenId }, { owner: uid })
  store.change(teamMembers, { kitchenId, uid }, { access: newOwner })
  const before = { kitchenId, uid: kitchen.owner }
  store.change(teamMembers, before, { access: oldOwner })
  await endOpenLinks(scope, before, { access: oldOwner, grants: [], state: 'active' })
  noteInAudit(
    scope,
    { kitchenId, uid },
    {
      action: 'acceptOwnership',
      from: { access: person?.access ?? null, owner: kitchen.owner },
      to: { access: newOwner, owner: uid },
    },
  )
  notify(scope, kitchen.owner, {
    kind: 'access-changed',
    thing: `kitchens/${kitchenId}`,
    values: { kitchen: kitchen.name, access: oldOwner },
  })
  return { access: newOwner }
})
