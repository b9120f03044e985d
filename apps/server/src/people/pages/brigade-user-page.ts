import { brigadeUsers } from '@brigade/domain/people/profiles/brigade-user.ts'
import type { BrigadeUserPageData } from '@brigade/domain/search/public-pages.ts'
import { personData } from '@brigade/domain/people/profiles/structured-data.ts'
import { NOTHING_HERE, type PageLoader } from '../../core/pages/page-loader.ts'
import { readPublic } from '../../core/pages/read-public.ts'

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
