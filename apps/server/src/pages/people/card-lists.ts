import type { Collection } from '@brigade/domain/collections/collection.ts'
import type { CommonFields } from '@brigade/domain/collections/common-fields.ts'
import { kitchens } from '@brigade/domain/kitchens/kitchen.ts'
import { browseCards, cardsQuestion, type FacetedCard } from '@brigade/domain/people/browse-cards.ts'
import { type BrigadeUser, brigadeUsers } from '@brigade/domain/people/brigade-user.ts'
import type { ListedCard } from '@brigade/domain/people/card-list.ts'
import { chefs } from '@brigade/domain/people/chef.ts'
import { professionals } from '@brigade/domain/people/professional.ts'
import { recruiters } from '@brigade/domain/people/recruiter.ts'
import { suppliers } from '@brigade/domain/people/supplier.ts'
import { msFromTimestamp } from '@brigade/domain/time/timestamp.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import type { PageLoader } from '../page-loader.ts'
import { listPublic } from '../read-public.ts'

/** What a card shows, and what else a list may ask of it. */
type Shown = Omit<ListedCard, 'id'> & Pick<FacetedCard, 'facets'> & Partial<Pick<FacetedCard, 'places'>>

interface ListOf<Content> {
  readonly listed: Readonly<Record<string, string | boolean>>
  /** @param person - the same person's card as everybody sees it, where there is one */
  readonly show: (content: Content, person: BrigadeUser | undefined) => Shown
}

/** Public cards of people by uid, who are also here as something else. */
async function peopleByUid(documents: Documents): Promise<ReadonlyMap<string, BrigadeUser>> {
  const people = await listPublic(documents, brigadeUsers, { isGuest: false })
  return new Map(people.map(({ id, content }) => [id, content]))
}

/** The public list of one kind of card [schema.org ItemList]. */
function cardList<Content extends CommonFields>(
  kind: string,
  of: Collection<Content>,
  { listed, show }: ListOf<Content>,
): PageLoader {
  return {
    pattern: `/${kind}`,
    async load({ search, documents, origin }) {
      const [found, people] = await Promise.all([listPublic(documents, of, listed), peopleByUid(documents)])
      const cards = found.map(({ id, content }): FacetedCard => {
        const { facets, places = [], ...card } = show(content, people.get(id))
        return { card: { id, ...card }, facets, places, changedMs: msFromTimestamp(content.updatedAt) }
      })
      const data = browseCards(
        cards,
        cardsQuestion((name) => search.get(name)),
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

const spoken = (person: BrigadeUser | undefined) => person?.languages.map(({ code }) => code) ?? []
const known = (value: string | undefined) => (value === undefined || value === '' ? [] : [value])

/** The lists of people, companies and kitchens that want to be found. */
export const cardLists: readonly PageLoader[] = [
  cardList('brigade-users', brigadeUsers, {
    listed: { isGuest: false },
    show: (person) => ({
      name: person.displayName,
      line: person.headline,
      tags: person.kinds.filter((kind) => kind !== 'brigade-user'),
      place: person.town ?? '',
      facets: { language: spoken(person), town: known(person.town) },
    }),
  }),
  cardList('professionals', professionals, {
    listed: { isListed: true, audience: 'public' },
    show: ({ displayName, title, roles, workAreas, stations, cuisines, openTo }, person) => ({
      name: displayName,
      line: title,
      tags: roles,
      place: workAreas.map(({ label }) => label).join(', '),
      facets: { station: stations, cuisine: cuisines, language: spoken(person), openTo },
      places: workAreas,
    }),
  }),
  cardList('chefs', chefs, {
    listed: { isListed: true },
    show: ({ displayName, shortBio, specialties }, person) => ({
      name: displayName,
      line: shortBio,
      tags: specialties,
      place: person?.town ?? '',
      facets: { language: spoken(person), town: known(person?.town) },
    }),
  }),
  cardList('recruiters', recruiters, {
    listed: {},
    show: ({ companyName, shortBio, sectors, address, kind }) => ({
      name: companyName,
      line: shortBio,
      tags: sectors,
      place: address?.town ?? '',
      facets: { town: known(address?.town), kind: [kind] },
    }),
  }),
  cardList('kitchens', kitchens, {
    listed: { isListed: true, state: 'active' },
    show: ({ name, description, kind, cuisines, address, near }) => ({
      name,
      line: description,
      tags: [kind],
      place: address.town,
      facets: { cuisine: cuisines, town: [address.town] },
      places: near === undefined ? [] : [{ label: address.town, centre: near }],
    }),
  }),
  cardList('suppliers', suppliers, {
    listed: {},
    show: ({ companyName, shortBio, categories, regions, deliveryDays, isTakingKitchens }) => {
      const served = regions.map(({ region, country }) => region ?? country)
      return {
        name: companyName,
        line: shortBio,
        tags: categories,
        place: served.join(', '),
        facets: { region: served, day: deliveryDays.map(String), taking: isTakingKitchens ? ['yes'] : [] },
      }
    },
  }),
]
