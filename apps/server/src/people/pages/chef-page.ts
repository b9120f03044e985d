import { chefs } from '@brigade/domain/people/profiles/chef.ts'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import type { ChefPageData } from '@brigade/domain/search/public-pages.ts'
import { personData } from '@brigade/domain/people/profiles/structured-data.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import { NOTHING_HERE, type PageLoader } from '../../core/pages/page-loader.ts'
import { readPublic } from '../../core/pages/read-public.ts'

/** The kitchens a chef shows, without those that do not want to be found. */
async function shownKitchens(
  documents: Documents,
  kitchenIds: readonly string[],
): Promise<ChefPageData['kitchens']> {
  const found = await Promise.all(
    kitchenIds.map(async (kitchenId) => {
      const kitchen = await readPublic(documents, kitchens, `kitchens/${kitchenId}`)
      return kitchen?.isListed === true ? [{ kitchenId, name: kitchen.name, town: kitchen.address.town }] : []
    }),
  )
  return found.flat()
}

/** A chef's card as strangers see it [schema.org Person]. */
export const chefPage: PageLoader = {
  pattern: '/chefs/{chefId}',
  async load({ params, documents, origin }) {
    const uid = params['chefId'] ?? ''
    const card = await readPublic(documents, chefs, `chefs/${uid}`)
    if (card === undefined) return NOTHING_HERE
    const { displayName, specialties, shortBio, longBio } = card
    const data: ChefPageData = {
      card: { displayName, specialties, shortBio, longBio },
      kitchens: await shownKitchens(documents, card.shownKitchens),
    }
    const person = { displayName, headline: shortBio, links: [] }
    return { status: 200, data, jsonLd: [personData(person, `${origin}/chefs/${uid}`)] }
  },
}
