import { brigadeUsers } from '@brigade/domain/people/profiles/brigade-user.ts'
import { type Professional, professionals } from '@brigade/domain/people/profiles/professional.ts'
import type { ProfessionalPageData } from '@brigade/domain/search/public-pages.ts'
import { professionalData } from '@brigade/domain/people/profiles/structured-data.ts'
import { NOTHING_HERE, type PageLoader } from '../../core/pages/page-loader.ts'
import { readPublic } from '../../core/pages/read-public.ts'

/** A professional's card as strangers see it [schema.org ProfilePage]. */
export const professionalPage: PageLoader = {
  pattern: '/professionals/{professionalId}',
  async load({ params, documents, origin }) {
    const uid = params['professionalId'] ?? ''
    const card = await readPublic(documents, professionals, `professionals/${uid}`)
    if (card === undefined) return NOTHING_HERE
    const person = await readPublic(documents, brigadeUsers, `brigade-users/${uid}`)
    const data: ProfessionalPageData = { card: shown(card), languages: person?.languages ?? [] }
    return { status: 200, data, jsonLd: [professionalData(card, `${origin}/professionals/${uid}`)] }
  },
}

function shown(card: Professional): ProfessionalPageData['card'] {
  const { displayName, title, roles, stations, cuisines, shortBio, longBio } = card
  const { openTo, workAreas, earliestStart } = card
  return {
    displayName,
    title,
    roles,
    stations,
    cuisines,
    shortBio,
    longBio,
    openTo,
    workAreas,
    earliestStart,
  }
}
