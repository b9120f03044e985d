import type { Collection } from '@brigade/contract/collection.ts'
import type { MenuItem, MenuSection } from '@brigade/domain/kitchen/menus/menu.ts'
import { menuItems, menuSections } from '@brigade/domain/kitchen/menus/menus.ts'
import { getDocuments } from '../reading/documents.ts'
import { sdkQuery } from '../reading/use-query.ts'
import { fromSdk } from '../reading/stored-values.ts'

/** A menu's sections and items in their order, without those in the bin or below a section in the bin. */
export interface MenuContent {
  readonly sections: readonly (MenuSection & { readonly id: string })[]
  readonly items: readonly (MenuItem & { readonly id: string })[]
}

async function readList<Content extends { readonly deletedAt?: unknown }>(
  collection: Collection<Content>,
  params: Readonly<Record<string, string>>,
): Promise<readonly (Content & { readonly id: string })[]> {
  const documents = await getDocuments()
  const snapshot = await documents.sdk.getDocs(
    sdkQuery(documents, { collection, params, wish: { orderBy: ['sortKey'] } }),
  )
  return snapshot.docs.flatMap((each) => {
    const content = collection.schema.safeParse(fromSdk(documents.sdk, each.data())).data
    return content === undefined || content.deletedAt !== undefined ? [] : [{ ...content, id: each.id }]
  })
}

/** Reads a menu once, from this device when there is no network. */
export async function readMenu(kitchenId: string, menuId: string): Promise<MenuContent> {
  const params = { kitchenId, menuId }
  const [sections, items] = await Promise.all([readList(menuSections, params), readList(menuItems, params)])
  return { sections, items: sections.flatMap(({ id }) => items.filter(({ sectionId }) => sectionId === id)) }
}
