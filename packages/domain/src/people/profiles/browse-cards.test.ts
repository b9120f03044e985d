import { expect, test } from 'vitest'
import { browseCards, type CardsQuestion, cardsQuestion, type FacetedCard } from './browse-cards.ts'

const LYON = { label: 'Lyon', centre: { latitude: 45.76, longitude: 4.84 } }
const PARIS = { label: 'Paris', centre: { latitude: 48.86, longitude: 2.35 } }

function person(id: string, more: Partial<FacetedCard> = {}): FacetedCard {
  const card = { id, name: `Person ${id}`, line: '', tags: [], place: '' }
  return { card, facets: {}, places: [], changedMs: 0, ...more }
}
const grill = person('b', {
  facets: { station: ['grill', 'fish'], language: ['fr'] },
  places: [PARIS],
  changedMs: 2,
})
const sauce = person('a', { facets: { station: ['sauce'] }, places: [LYON], changedMs: 1 })
const nowhere = person('c')

function ask(search: string): CardsQuestion {
  const params = new URLSearchParams(search)
  return cardsQuestion((name) => params.get(name))
}
const ids = (search: string) => browseCards([grill, sauce, nowhere], ask(search)).cards.map(({ id }) => id)

test('a card answers when it has every asked value; values are counted over all cards', () => {
  expect(ids('station=grill')).toEqual(['b'])
  expect(ids('station=grill&language=de')).toEqual([])
  expect(browseCards([grill, sauce], ask('station=sauce')).facets).toEqual([
    {
      facet: 'station',
      choices: [
        { value: 'fish', count: 1 },
        { value: 'grill', count: 1 },
        { value: 'sauce', count: 1 },
      ],
    },
    { facet: 'language', choices: [{ value: 'fr', count: 1 }] },
  ])
})

test('[AP5] near a place only those within the distance stand, nearest first; who names no place is not near it', () => {
  expect(ids('near=lyon')).toEqual(['a'])
  expect(ids('near=45.76, 4.84&km=1000')).toEqual(['a', 'b'])
  expect(ids('near=paris&km=1000')).toEqual(['b', 'a'])
})

test('a place nobody knows narrows nothing and is said to be unknown', () => {
  expect(browseCards([grill, sauce], ask('near=Atlantis'))).toMatchObject({ total: 2, isPlaceUnknown: true })
})

test('the list stands by name, or the latest first', () => {
  expect(ids('')).toEqual(['a', 'b', 'c'])
  expect(ids('sort=newest')).toEqual(['b', 'a', 'c'])
  expect(ids('sort=anything')).toEqual(['a', 'b', 'c'])
})
