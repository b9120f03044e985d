import type { Collection } from '@brigade/domain/collections/collection.ts'
import { brigadeUsers } from '@brigade/domain/people/brigade-user.ts'
import { cardQuestion, findCards, type ListedCard } from '@brigade/domain/people/card-list.ts'
import { chefs } from '@brigade/domain/people/chef.ts'
import { professionals } from '@brigade/domain/people/professional.ts'
import { recruiters } from '@brigade/domain/people/recruiter.ts'
import { suppliers } from '@brigade/domain/people/supplier.ts'
import type { PageLoader } from '../page-loader.ts'
import { listPublic } from '../read-public.ts'

type Shown = Omit<ListedCard, 'id'>

/** The public list of one kind of card [schema.org ItemList]. */
function cardList<Content>(
  kind: string,
  of: Collection<Content>,
  {
    listed,
    show,
  }: {
    readonly listed: Readonly<Record<string, string | boolean>>
    readonly show: (content: Content) => Shown
  },
): PageLoader {
  return {
    pattern: `/${kind}`,
    async load({ search, documents, origin }) {
      const found = await listPublic(documents, of, listed)
      const cards = found.map(({ id, content }) => ({ id, ...show(content) }))
      const data = findCards(
        cards.sort((one, other) => one.name.localeCompare(other.name)),
        cardQuestion((name) => search.get(name)),
      )
      const list = {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        numberOfItems: data.total,
        itemListElement: data.cards.map(({ id, name }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name,
          url: `${origin}/${kind}/${id}`,
        })),
      }
      return { status: 200, data, jsonLd: [list] }
    },
  }
}

/** The lists of people and companies that want to be found. */
export const cardLists: readonly PageLoader[] = [
  cardList('brigade-users', brigadeUsers, {
    listed: { isGuest: false },
    show: ({ displayName, headline, kinds, town }) => ({
      name: displayName,
      line: headline,
      tags: kinds.filter((kind) => kind !== 'brigade-user'),
      place: town ?? '',
    }),
  }),
  cardList('professionals', professionals, {
    listed: { isListed: true, audience: 'public' },
    show: ({ displayName, title, roles, workAreas }) => ({
      name: displayName,
      line: title,
      tags: roles,
      place: workAreas.map(({ label }) => label).join(', '),
    }),
  }),
  cardList('chefs', chefs, {
    listed: { isListed: true },
    show: ({ displayName, shortBio, specialties }) => ({
      name: displayName,
      line: shortBio,
      tags: specialties,
      place: '',
    }),
  }),
  cardList('recruiters', recruiters, {
    listed: {},
    show: ({ companyName, shortBio, sectors, address }) => ({
      name: companyName,
      line: shortBio,
      tags: sectors,
      place: address?.town ?? '',
    }),
  }),
  cardList('suppliers', suppliers, {
    listed: {},
    show: ({ companyName, shortBio, categories, regions }) => ({
      name: companyName,
      line: shortBio,
      tags: categories,
      place: regions.map(({ region, country }) => region ?? country).join(', '),
    }),
  }),
]
