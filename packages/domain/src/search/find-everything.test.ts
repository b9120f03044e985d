import { expect, test } from 'vitest'
import { findEverything, type Searchable, searchPage, searchQuestion } from './find-everything.ts'

const thing = (kind: Searchable['kind'], title: string, more = ''): Searchable => {
  return { kind, id: title, title, subtitle: '', more, path: `/${title}` }
}
const all = [
  thing('kitchen', 'Tern'),
  thing('job', 'Chef de partie', 'Tern'),
  thing('person', 'Ternay Roux'),
  thing('ingredient', 'Butter', 'beurre'),
]

test('every word must be found, whole names come first, words not shown count least', () => {
  const { hits, counts, total } = findEverything(all, { q: 'tern', kinds: [], page: 0 })
  expect(hits.map(({ title }) => title)).toEqual(['Tern', 'Ternay Roux', 'Chef de partie'])
  expect({ counts, total }).toEqual({ counts: { kitchen: 1, person: 1, job: 1 }, total: 3 })
  expect(hits[0]).not.toHaveProperty('more')
  expect(findEverything(all, { q: 'tern roux', kinds: [], page: 0 }).total).toBe(1)
  expect(findEverything(all, { q: 'BEURRÉ', kinds: [], page: 0 }).total).toBe(1)
})

test('no words find nothing, and a kind that is not asked for is counted but not shown', () => {
  expect(findEverything(all, { q: ' ', kinds: [], page: 0 }).hits).toEqual([])
  const { hits, counts } = findEverything(all, { q: 'tern', kinds: ['job'], page: 0 })
  expect(hits.map(({ kind }) => kind)).toEqual(['job'])
  expect(counts.kitchen).toBe(1)
})

test('what answers equally well stands by title, and an empty page has nothing to say', () => {
  const twins = [thing('chef', 'Zoe Roux'), thing('chef', 'Ada Roux'), thing('chef', 'Mia Roux')]
  const { hits } = findEverything(twins, { q: 'roux', kinds: [], page: 0 })
  expect(hits.map(({ title }) => title)).toEqual(['Ada Roux', 'Mia Roux', 'Zoe Roux'])
  expect(searchQuestion(() => null)).toEqual({ q: '', tab: 'all', page: 1 })
  expect(searchPage(twins, { q: 'butter', tab: 'all', page: 4 })).toMatchObject({
    pages: 1,
    total: 0,
    hits: [],
  })
})

test('24 on a page, a page beyond the last is the last, and an unknown tab is all', () => {
  const many = Array.from({ length: 50 }, (_, at) => thing('chef', `Cook ${String(at).padStart(2, '0')}`))
  const asked = (address: string) => {
    const search = new URLSearchParams(address)
    return searchQuestion((name) => search.get(name))
  }
  const last = searchPage(many, asked('q=cook&page=9&tab=people'))
  expect(last).toMatchObject({ pages: 3, total: 50, asked: { page: 3, tab: 'people' } })
  expect(last.hits.map(({ title }) => title)).toEqual(['Cook 48', 'Cook 49'])
  expect(last.counts).toEqual({
    all: 50,
    people: 50,
    kitchens: 0,
    jobs: 0,
    recipes: 0,
    ingredients: 0,
    companies: 0,
  })
  expect(asked('q=cook&tab=everywhere&page=-1')).toEqual({ q: 'cook', tab: 'all', page: 1 })
})
