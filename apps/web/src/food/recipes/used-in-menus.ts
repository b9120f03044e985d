import { menuItems, menus } from '@brigade/domain/kitchen/menus/menus.ts'
import { nameOfItemSelling } from '@brigade/domain/food/recipes/sells-recipe.ts'
import { getDocuments } from '../../lib/reading/documents.ts'
import { sdkQuery } from '../../lib/reading/use-query.ts'
import type { RecipeHome } from './recipe-home.ts'

/**
 * Names of the menu items that sell a recipe or offer it as an option, over all menus of the kitchen. People have no
 * menus.
 */
export async function menuItemsUsing(
  { ownerKind, ownerId: kitchenId }: RecipeHome,
  recipeId: string,
): Promise<readonly string[]> {
  if (ownerKind === 'person') return []
  const documents = await getDocuments()
  const list = await documents.sdk.getDocs(
    sdkQuery(documents, { collection: menus, params: { kitchenId }, wish: {} }),
  )
  const open = list.docs.filter((menu) => menu.data().deletedAt === undefined)
  const results = await Promise.all(
    open.map(async ({ id: menuId }) => {
      const params = { kitchenId, menuId }
      const items = await documents.sdk.getDocs(
        sdkQuery(documents, { collection: menuItems, params, wish: {} }),
      )
      return items.docs.flatMap((item) => nameOfItemSelling(recipeId, item.data()) ?? [])
    }),
  )
  return results.flat()
}
