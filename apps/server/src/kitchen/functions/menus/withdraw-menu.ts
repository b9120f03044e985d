import { documentPath } from '@brigade/contract/path.ts'
import { withdrawMenu as contract } from '@brigade/domain/kitchen/menus/menu-functions.ts'
import { menus, publicMenus } from '@brigade/domain/kitchen/menus/menus.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { needAccess } from '../../../access/caller-in-kitchen.ts'

export const withdrawMenu = defineFunction(contract, async ({ kitchenId, menuId }, scope) => {
  const store = storeOf(scope)
  const at = { kitchenId, menuId }
  await needAccess(store, kitchenId, { uid: uidOf(scope), atLeast: 'manager' })
  const { state, planned } = await store.need(menus, at)
  if (state === 'draft' && planned !== undefined) {
    store.change(menus, at, { planned: undefined })
    return { menuId }
  }
  if (state !== 'published') throwRefusal('FAILED_PRECONDITION', 'state', { state })
  const shown = await store.load(publicMenus, at)
  if (shown !== undefined && shown.kitchenId !== kitchenId) throwRefusal('FAILED_PRECONDITION', 'id-taken')
  scope.tx.delete(documentPath(publicMenus, at))
  store.change(menus, at, {
    state: 'withdrawn',
    publishedSnapshotId: undefined,
    publicId: menuId,
    planned: undefined,
  })
  return { menuId }
})
