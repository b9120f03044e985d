import type { Collection } from '@brigade/contract/collection.ts'
import { idOf } from '@brigade/contract/path.ts'
import type { CommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { browseCards, cardsQuestion, type FacetedCard } from '@brigade/domain/people/profiles/browse-cards.ts'
import { type BrigadeUser, brigadeUsers } from '@brigade/domain/people/profiles/brigade-user.ts'
import type { ListedCard } from '@brigade/domain/people/profiles/card-list.ts'
import { chefs } from '@brigade/domain/people/profiles/chef.ts'
import { professionals } from '@brigade/domain/people/profiles/professional.ts'
import { recruiters } from '@brigade/domain/people/profiles/recruiter.ts'
import { suppliers } from '@brigade/domain/kitchen/suppliers/supplier.ts'
import type { Findable } from '@brigade/domain/search/findable.ts'
import { findables } from '@brigade/domain/search/findables.table.ts'
import { queryWords } from '@brigade/domain/core/text/words.ts'
import { msFromTimestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { SearchAnswer } from '@brigade/platform/documents/types.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import { itemList } from '../../core/pages/item-list.ts'
import type { PageLoader } from '../../core/pages/page-loader.ts'

/** What a card shows, and what else a list may ask of it. */
type Shown = Omit<ListedCard, 'id'> & Pick<FacetedCard, 'facets'> & Partial<Pick<FacetedCard, 'places'>>

interface ListOf<Content> {
  /** Which documents stand in the list. */
  readonly found: Findable
  /** Whether it shows something of the person's own card too. */
  readonly isOfPeople?: boolean
  /** @param person - the same person's card as everybody sees it, where there is one and it is asked for */
  readonly show: (content: Content, person: BrigadeUser | undefined) => Shown
}

/** Public cards of people by uid, who are also here as something else. */
async function peopleOf(
  documents: Documents,
  uids: readonly string[],
): Promise<ReadonlyMap<string, BrigadeUser>> {
  const found = await documents.look(uids.map((uid) => `brigade-users/${uid}`))
  const people = found.map((data, at) => [uids[at] ?? '', brigadeUsers.schema.safeParse(data).data] as const)
  return new Map(people.flatMap(([uid, person]) => (person?.isGuest === false ? [[uid, person]] : [])))
}

/** So many cards are looked through for one list. */
const MOST = 2000

/** All cards of a kind; of more than can be looked through, those that the words find, and without words the newest. */
async function cardsOf(documents: Documents, kind: Findable, q: string): Promise<SearchAnswer> {
  const now = timestampFromMs(Date.now())
  const all = await documents.search(kind.question([], { now, limit: MOST }))
  const words = queryWords(q)
  if (all.total <= MOST || words.length === 0) return all
  return documents.search(kind.question(words, { now, limit: MOST }))
}

/** The public list of one kind of card [schema.org ItemList]. */
function cardList<Content extends CommonFields>(
  address: string,
  of: Collection<Content>,
  { found, isOfPeople = false, show }: ListOf<Content>,
): PageLoader {
  return {
    pattern: `/${address}`,
    async load({ search, documents, origin }) {
      const asked = cardsQuestion((name) => search.get(name))
      const { documents: listed, total } = await cardsOf(documents, found, asked.q)
      const contents = listed.flatMap(({ path, data }) => {
        const content = of.schema.safeParse(data).data
        return content === undefined ? [] : [{ id: idOf(path), content }]
      })
      const people = await peopleOf(documents, isOfPeople ? contents.map(({ id }) => id) : [])
      const cards = contents.map(({ id, content }): FacetedCard => {
        const { facets, places = [], ...card } = show(content, people.get(id))
        return { card: { id, ...card }, facets, places, changedMs: msFromTimestamp(content.updatedAt) }
      })
      const data = { ...browseCards(cards, asked), isPartial: total > listed.length }
      const pages = data.cards.map(({ id, name }) => ({ name, url: `${origin}/${address}/${id}` }))
      return { status: 200, data, jsonLd: [itemList(data.total, pages)] }
    },
  }
}

const spoken = (person: BrigadeUser | undefined) => person?.languages.map(({ code }) => code) ?? []
const known = (value: string | undefined) => (value === undefined || value === '' ? [] : [value])

/** The lists of people, companies and kitchens that want to be found. */
export const cardLists: readonly PageLoader[] = [
  cardList('brigade-users', brigadeUsers, {
    found: findables.person,
    show: (person) => ({
      name: person.displayName,
      line: person.headline,
      tags: person.kinds.filter((kind) => kind !== 'brigade-user'),
      place: person.town ?? '',
      facets: { language: spoken(person), town: known(person.town) },
    }),
  }),
  cardList('professionals', professionals, {
    found: findables.professional,
    isOfPeople: true,
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
    found: findables.chef,
    isOfPeople: true,
    show: ({ displayName, shortBio, specialties }, person) => ({
      name: displayName,
      line: shortBio,
      tags: specialties,
      place: person?.town ?? '',
      facets: { language: spoken(person), town: known(person?.town) },
    }),
  }),
  cardList('recruiters', recruiters, {
    found: findables.recruiter,
    show: ({ companyName, shortBio, sectors, address, kind }) => ({
      name: companyName,
      line: shortBio,
      tags: sectors,
      place: address?.town ?? '',
      facets: { town: known(address?.town), kind: [kind] },
    }),
  }),
  cardList('kitchens', kitchens, {
    found: findables.kitchen,
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
    found: findables.supplier,
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
