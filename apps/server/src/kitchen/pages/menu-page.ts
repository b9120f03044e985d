import { kitchenCard, type MenuPageData } from '@brigade/domain/kitchen/menus/public-kitchen.ts'
import { menuStructuredData } from '@brigade/domain/kitchen/menus/menu-structured-data.ts'
import { publicMenus } from '@brigade/domain/kitchen/menus/menus.ts'
import { NOTHING_HERE, type PageLoader } from '../../core/pages/page-loader.ts'
import { readPublic } from '../../core/pages/read-public.ts'
import { listedKitchen } from '../../access/public-kitchen.ts'

/** A published menu. Publishing makes it public by its own link; whose it is shows once the kitchen is listed. */
export const menuPage: PageLoader = {
  pattern: '/kitchens/{kitchenId}/menus/{menuId}',
  async load({ params, documents, origin }) {
    const { kitchenId = '', menuId = '' } = params
    const menu = await readPublic(documents, publicMenus, `menus-public/${menuId}`)
    if (menu === undefined || menu.kitchenId !== kitchenId) return NOTHING_HERE
    const kitchen = await listedKitchen(documents, kitchenId)
    const data: MenuPageData = {
      kitchenId,
      menuId,
      menu,
      kitchen: kitchen === undefined ? null : kitchenCard(kitchen),
    }
    const url = `${origin}/kitchens/${kitchenId}/menus/${menuId}`
    return { status: 200, data, jsonLd: [{ ...menuStructuredData(menu), url }] }
  },
}
