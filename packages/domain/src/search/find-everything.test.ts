import { expect, test } from 'vitest'
import { bestOf, type FoundOfKind, neededOfEach, searchPage, searchQuestion } from './find-everything.ts'
import type { ScoredHit } from './findable.ts'

const hit = (kind: ScoredHit['kind'], title: string, score: number): ScoredHit => {
  return { kind, id: title, title, subtitle: '', path: `/${title}`, score }
}
const tern: readonly FoundOfKind[] = [
  { kind: 'person', hits: [hit('person', 'Ternay Roux', 8)], total: 1 },
  { kind: 'kitchen', hits: [hit('kitchen', 'Tern', 16)], total: 1 },
  { kind: 'job', hits: [hit('job', 'Chef de partie', 2)], total: 7 },
]

test('kinds stand in one order, best first, and only those that are asked for, though all are counted', () => {
  const all = bestOf(tern, { kinds: [], page: 0 })
  expect(all.hits.map(({ title }) => title)).toEqual(['Tern', 'Ternay Roux', 'Chef de partie'])
  expect(all).toMatchObject({ counts: { kitchen: 1, person: 1, job: 7 }, total: 9, pages: 1 })
  expect(all.hits[0]).not.toHaveProperty('score')
  const { hits, counts, total } = bestOf(tern, { kinds: ['job'], page: 0 })
  expect(hits.map(({ kind }) => kind)).toEqual(['job'])
  expect([counts.kitchen, total]).toEqual([1, 7])
})

test('one kind that comes in two parts is counted once, and a kind without hits not at all', () => {
  const parts: readonly FoundOfKind[] = [
    { kind: 'professional', hits: [], total: 3 },
    { kind: 'professional', hits: [], total: 2 },
    { kind: 'chef', hits: [], total: 0 },
  ]
  expect(bestOf(parts, { kinds: [], page: 0 }).counts).toEqual({ professional: 5 })
})

test('an empty page has nothing to say', () => {
  expect(searchQuestion(() => null)).toEqual({ q: '', tab: 'all', page: 1 })
  expect(searchPage([], { q: 'butter', tab: 'all', page: 4 })).toMatchObject({ pages: 1, total: 0, hits: [] })
})

test('of hits that answer equally well every one stands on one page, however many were brought', () => {
  const newestFirst = Array.from({ length: 48 }, (_, at) => hit('chef', `Cook ${(at * 29) % 48}`, 8))
  const page = (number: number) => {
    const hits = newestFirst.slice(0, neededOfEach(number))
    return bestOf([{ kind: 'chef', hits, total: 48 }], { kinds: [], page: number }).hits
  }
  const titles = [...page(0), ...page(1)].map(({ title }) => title)
  expect(new Set(titles).size).toBe(48)
})

const asked = (address: string) => {
  const search = new URLSearchParams(address)
  return searchQuestion((name) => search.get(name))
}
const cooks = (many: number): FoundOfKind => {
  const hits = Array.from({ length: many }, (_, at) => hit('chef', `Cook ${String(at).padStart(3, '0')}`, 8))
  return { kind: 'chef', hits, total: many }
}

test('24 on a page, a page beyond the last is the last, and an unknown tab is all', () => {
  const last = searchPage([cooks(50)], asked('q=cook&page=9&tab=people'))
  expect(last).toMatchObject({ pages: 3, total: 50, asked: { page: 3, tab: 'people' } })
  expect(last.hits.map(({ title }) => title)).toEqual(['Cook 048', 'Cook 049'])
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

test('each kind brings as many as the page needs, and after ten pages there is no further one', () => {
  expect([0, 2, 9, 999].map(neededOfEach)).toEqual([24, 72, 240, 240])
  expect(
    bestOf([cooks(240), { kind: 'job', hits: [], total: 100_000 }], { kinds: [], page: 99 }),
  ).toMatchObject({
    pages: 10,
    total: 100_240,
  })
})
