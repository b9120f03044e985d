import { distanceMetres, isWithin } from '../../core/geo/distance.ts'
import type { GeoPoint } from '../../core/geo/geo-point.ts'
import { pointFromTyped } from '../../core/geo/point-from-typed.ts'
import { type CardFacet, cardFacets, type CardSort, cardSorts } from './card-facets.ts'
import {
  type CardListData,
  type CardQuestion,
  cardQuestion,
  findCards,
  type ListedCard,
} from './card-list.ts'

/** A place that a card names: where somebody would work, or where a company is. */
export interface CardPlace {
  readonly label: string
  readonly centre: GeoPoint
}

/** A card with everything a list may ask of it; only its `card` is shown. */
export interface FacetedCard {
  readonly card: ListedCard
  readonly facets: Readonly<Partial<Record<CardFacet, readonly string[]>>>
  readonly places: readonly CardPlace[]
  /** When it was last changed, in milliseconds since 1970. */
  readonly changedMs: number
}

/** A question with filters, as typed; empty means "any". */
export interface CardsQuestion extends CardQuestion {
  readonly facets: Readonly<Partial<Record<CardFacet, string>>>
  /** A place of the list, or coordinates such as "48.86, 2.35". */
  readonly near: string
  /** Kilometres around it. */
  readonly km: string
  readonly sort: CardSort
}

/** One filter of a list, and the values that its cards have. */
export interface FacetChoices {
  readonly facet: CardFacet
  readonly choices: readonly { readonly value: string; readonly count: number }[]
}

/** What a public list with filters shows of the cards that were looked through. */
export interface BrowsedCards extends Omit<CardListData, 'asked'> {
  readonly asked: CardsQuestion
  /** Filters that this list has, with the values of all its cards. */
  readonly facets: readonly FacetChoices[]
  /** Places that may be named; none when the list knows no places. */
  readonly places: readonly string[]
  /** A place was named that is neither of the list nor a pair of coordinates. */
  readonly isPlaceUnknown: boolean
}

const USUAL_KM = 25
const LONGEST_TEXT = 200

/** Reads the question from an address. */
export function cardsQuestion(read: (name: string) => string | null): CardsQuestion {
  const text = (name: string) => (read(name) ?? '').trim().slice(0, LONGEST_TEXT)
  const facets = cardFacets.flatMap((facet) => (text(facet) === '' ? [] : [[facet, text(facet)] as const]))
  const near = text('near')
  return {
    ...cardQuestion(read),
    facets: Object.fromEntries(facets),
    near,
    km: text('km'),
    sort: cardSorts.find((each) => each === text('sort')) ?? (near === '' ? 'name' : 'distance'),
  }
}

function placeNamed(all: readonly FacetedCard[], near: string): GeoPoint | undefined {
  const named = near.toLowerCase()
  const known = all.flatMap(({ places }) => places).find(({ label }) => label.toLowerCase() === named)
  return known?.centre ?? pointFromTyped(near)
}

/** Metres from a point to the nearest place of a card; undefined when it names none. */
function metresTo({ places }: FacetedCard, point: GeoPoint): number | undefined {
  const metres = places.map(({ centre }) => distanceMetres(point, centre))
  return metres.length === 0 ? undefined : Math.min(...metres)
}

function hasFacets({ facets }: FacetedCard, asked: CardsQuestion['facets']): boolean {
  return cardFacets.every(
    (facet) => asked[facet] === undefined || facets[facet]?.includes(asked[facet]) === true,
  )
}

function byName(one: FacetedCard, other: FacetedCard): number {
  return one.card.name.localeCompare(other.card.name)
}

function inOrder(
  found: readonly FacetedCard[],
  sort: CardSort,
  point: GeoPoint | undefined,
): readonly FacetedCard[] {
  const named = found.toSorted(byName)
  if (sort === 'newest') return named.toSorted((one, other) => other.changedMs - one.changedMs)
  if (sort === 'name' || point === undefined) return named
  const metres = new Map(named.map((each) => [each, metresTo(each, point) ?? Infinity]))
  return named.toSorted((one, other) => (metres.get(one) ?? Infinity) - (metres.get(other) ?? Infinity))
}

function choicesOf(all: readonly FacetedCard[], facet: CardFacet): FacetChoices {
  const counts = new Map<string, number>()
  for (const value of all.flatMap(({ facets }) => [...new Set(facets[facet])]))
    counts.set(value, (counts.get(value) ?? 0) + 1)
  const choices = [...counts].map(([value, count]) => ({ value, count }))
  return { facet, choices: choices.sort((one, other) => (one.value < other.value ? -1 : 1)) }
}

/**
 * The cards that answer a question: all its filters, within the distance of the place where one is named (its edge
 * included, rule AP5), then the words as in `findCards`. A place nobody knows narrows nothing and is said to be unknown.
 */
export function browseCards(all: readonly FacetedCard[], asked: CardsQuestion): BrowsedCards {
  const point = asked.near === '' ? undefined : placeNamed(all, asked.near)
  const km = Number(asked.km) > 0 ? Number(asked.km) : USUAL_KM
  const isNear = (each: FacetedCard) => {
    const metres = point === undefined ? 0 : metresTo(each, point)
    return metres !== undefined && isWithin(metres, km)
  }
  const filtered = all.filter((each) => hasFacets(each, asked.facets) && isNear(each))
  const found = findCards(
    inOrder(filtered, asked.sort, point).map(({ card }) => card),
    asked,
  )
  const labels = all.flatMap(({ places }) => places.map(({ label }) => label))
  return {
    ...found,
    asked: { ...asked, page: found.asked.page },
    facets: cardFacets.map((facet) => choicesOf(all, facet)).filter(({ choices }) => choices.length > 0),
    places: [...new Set(labels)].sort((one, other) => one.localeCompare(other)),
    isPlaceUnknown: asked.near !== '' && point === undefined,
  }
}

/** A public list, which may not have looked through all cards that there are. */
export interface CardsPage extends BrowsedCards {
  /** There are more cards than one list looks through: words find the others. */
  readonly isPartial: boolean
}
