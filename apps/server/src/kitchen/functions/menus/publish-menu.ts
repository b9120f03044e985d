import { publishMenu as contract } from '@brigade/domain/kitchen/menus/menu-functions.ts'
import { menus } from '@brigade/domain/kitchen/menus/menus.ts'
import { compareTimestamps } from '@brigade/domain/core/time/compare-timestamps.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { needAccess } from '../../../access/caller-in-kitchen.ts'
import { publicationOf, showPublication } from './publish-draft.ts'

export const publishMenu = defineFunction(contract, async ({ kitchenId, menuId, at }, scope) => {
  const store = storeOf(scope)
  const place = { kitchenId, menuId }
  await needAccess(store, kitchenId, { uid: uidOf(scope), atLeast: 'manager' })
  const publication = await publicationOf(scope, place)
  if (!publication.ok) {
    const { ok: _, reason, ...details } = publication
    throwRefusal('FAILED_PRECONDITION', reason, details)
  }
  const { snapshot, warnings } = publication
  if (at !== undefined && compareTimestamps(at, scope.now) > 0) {
    store.change(menus, place, { planned: { at, by: uidOf(scope) } })
    return { snapshotId: null, warnings: [...warnings] }
  }
  showPublication(scope, place, snapshot)
  return { snapshotId: snapshot.snapshotId, warnings: [...warnings] }
})
