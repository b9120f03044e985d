import { type Kitchen, kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { publicMenus } from '@brigade/domain/kitchen/menus/menus.ts'
import type { ShownMenu } from '@brigade/domain/kitchen/menus/public-kitchen.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import { listPublic, readPublic } from '../core/pages/read-public.ts'

/** A kitchen that is listed and open; strangers see no other. */
export function listedKitchen(documents: Documents, kitchenId: string): Promise<Kitchen | undefined> {
  return readPublic(documents, kitchens, `kitchens/${kitchenId}`)
}

/** What a kitchen has published, in the kitchen's order. */
export async function publishedMenus(documents: Documents, kitchenId: string): Promise<readonly ShownMenu[]> {
  const found = await listPublic(documents, publicMenus, { kitchenId })
  return found
    .map(({ id, content }) => ({ menuId: id, menu: content }))
    .toSorted((one, other) => (one.menu.sortKey < other.menu.sortKey ? -1 : 1))
}
