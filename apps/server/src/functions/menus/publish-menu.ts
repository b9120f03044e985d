import { documentPath } from '@brigade/domain/collections/document-path.ts'
import { newCommonFields } from '@brigade/domain/collections/common-fields.ts'
import { publishMenu as contract } from '@brigade/domain/menus/functions.ts'
import { menuItems, menuSections, menus, publicMenus } from '@brigade/domain/menus/menus.ts'
import { publishDraftMenu } from '@brigade/domain/menus/publish-menu.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { refuse } from '@brigade/platform/functions/refusal.ts'
import { type Found, storeOf, uidOf } from '../store.ts'
import { needAccess } from '../team/caller-in-kitchen.ts'
import { kitchenAllergensOf } from './kitchen-allergens-of.ts'

export const publishMenu = defineFunction(contract, async ({ kitchenId, menuId }, scope) => {
  const store = storeOf(scope)
  const at = { kitchenId, menuId }
  await needAccess(store, kitchenId, { uid: uidOf(scope), atLeast: 'manager' })
  const draft = {
    kitchenId,
    menu: await store.need(menus, at),
    sections: (await store.find(menuSections, { params: at })).map(withId),
    items: (await store.find(menuItems, { params: at })).map(withId),
  }
  const publication = publishDraftMenu(draft, await kitchenAllergensOf(store, kitchenId), {
    snapshotId: scope.newId(),
    at: scope.now,
    common: newCommonFields(uidOf(scope), scope.now),
  })
  if (!publication.ok) {
    const { ok: _, reason, ...details } = publication
    refuse('FAILED_PRECONDITION', reason, details)
  }
  const { snapshot, warnings } = publication
  scope.tx.set(documentPath(publicMenus, at), snapshot)
  store.change(menus, at, { state: 'published', publishedSnapshotId: snapshot.snapshotId })
  return { snapshotId: snapshot.snapshotId, warnings: [...warnings] }
})

function withId<Content>({ id, content }: Found<Content>): Content & { readonly id: string } {
  return { ...content, id }
}
