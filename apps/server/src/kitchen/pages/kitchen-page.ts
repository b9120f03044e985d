import { kitchenData } from '@brigade/domain/kitchen/kitchens/kitchen-structured-data.ts'
import { kitchenCard, type KitchenPageData } from '@brigade/domain/kitchen/menus/public-kitchen.ts'
import { openJobsOf } from './open-jobs.ts'
import { NOTHING_HERE, type PageLoader } from '../../core/pages/page-loader.ts'
import { listedKitchen, publishedMenus } from '../../access/public-kitchen.ts'

/** The public page of a listed kitchen, with its menus and open jobs; 404 for all others. */
export const kitchenPage: PageLoader = {
  pattern: '/kitchens/{kitchenId}',
  async load({ params, documents, origin }) {
    const kitchenId = params['kitchenId'] ?? ''
    const kitchen = await listedKitchen(documents, kitchenId)
    if (kitchen === undefined) return NOTHING_HERE
    const [menus, jobs] = await Promise.all([
      publishedMenus(documents, kitchenId),
      openJobsOf(documents, { kitchenId }),
    ])
    const url = `${origin}/kitchens/${kitchenId}`
    const data: KitchenPageData = {
      kitchenId,
      kitchen: kitchenCard(kitchen),
      menus,
      jobs: jobs.map(({ jobId, job }) => ({ jobId, title: job.title })),
    }
    const menuUrls = menus.map(({ menuId }) => `${url}/menus/${menuId}`)
    return { status: 200, data, jsonLd: [kitchenData(kitchen, { url, menuUrls })] }
  },
}
