import { documentPath, paramsOf } from '@brigade/contract/path.ts'
import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import type { PublicMenu } from '@brigade/domain/kitchen/menus/menu.ts'
import { menuItems, menuSections, menus, publicMenus } from '@brigade/domain/kitchen/menus/menus.ts'
import { type MenuPublication, publishDraftMenu } from '@brigade/domain/kitchen/menus/publish-menu.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { allergensOf } from '../../../food/functions/recipes/allergens-of.ts'
import type { FoundDocument } from '../../../core/functions/find-documents.ts'
import { type Store, storeOf, uidOf } from '../../../core/functions/store.ts'

interface MenuPlace {
  readonly kitchenId: string
  readonly menuId: string
}

/** What publishing a menu now would show, or why it cannot be; writes nothing. */
export async function publicationOf(scope: FunctionScope, place: MenuPlace): Promise<MenuPublication> {
  const store = storeOf(scope)
  const draft = {
    kitchenId: place.kitchenId,
    menu: await store.need(menus, { ...place }),
    sections: (await store.find(menuSections, { params: { ...place } })).map(withId),
    items: (await store.find(menuItems, { params: { ...place } })).map(withId),
    heldBy: await holdersOf(store, place.menuId),
  }
  return publishDraftMenu(
    draft,
    await allergensOf(store, { ownerKind: 'kitchen', ownerId: place.kitchenId }),
    {
      snapshotId: scope.newId(),
      at: scope.now,
      common: newCommonFields(uidOf(scope), scope.now),
    },
  )
}

/** Kitchens whose menu guests read at the address of this id, or have read. */
async function holdersOf(store: Store, menuId: string): Promise<readonly string[]> {
  const shown = await store.load(publicMenus, { menuId })
  const before = await store.find(menus, { where: { publicId: menuId } })
  return [
    ...(shown === undefined ? [] : [shown.kitchenId]),
    ...before.map(({ path }) => paramsOf(menus, path)['kitchenId'] ?? ''),
  ]
}

/** Puts a publication before the guests. */
export function showPublication(scope: FunctionScope, place: MenuPlace, snapshot: PublicMenu): void {
  scope.tx.set(documentPath(publicMenus, { ...place }), snapshot)
  storeOf(scope).change(
    menus,
    { ...place },
    {
      state: 'published',
      publishedSnapshotId: snapshot.snapshotId,
      publicId: place.menuId,
      planned: undefined,
    },
  )
}

function withId<Content>({ id, content }: FoundDocument<Content>): Content & { readonly id: string } {
  return { ...content, id }
}
