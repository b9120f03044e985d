import { brigadeUsers } from '@brigade/domain/people/brigade-user.ts'
import type { BrigadeUserPageData } from '@brigade/domain/people/public-pages.ts'
import { personData } from '@brigade/domain/people/structured-data.ts'
import { NOTHING_HERE, type PageLoader } from '../page-loader.ts'
import { readPublic } from '../read-public.ts'

/** A person's public card [schema.org Person]. */
export const brigadeUserPage: PageLoader = {
  pattern: '/brigade-users/{brigadeUserId}',
  async load({ params, documents, origin }) {
    const uid = params['brigadeUserId'] ?? ''
    const card = await readPublic(documents, brigadeUsers, `brigade-users/${uid}`)
    if (card === undefined) return NOTHING_HERE
    const { displayName, handle, brigadeCode, headline, bio, town, country, languages, kinds, links } = card
    const data: BrigadeUserPageData = {
      uid,
      card: { displayName, handle, brigadeCode, headline, bio, town, country, languages, kinds, links },
    }
    return { status: 200, data, jsonLd: [personData(card, `${origin}/brigade-users/${uid}`)] }
  },
}
