import type { Hit, ScoredHit } from './findable.ts'
import { FOUND_KINDS, FOUND_PER_PAGE, type FoundKind } from './found-kinds.ts'

/** What a search has found of one kind. */
export interface FoundOfKind {
  readonly kind: FoundKind
  /** The best, as many as the page needs. */
  readonly hits: readonly ScoredHit[]
  readonly total: number
}

/** A page of hits, and how many of each kind the words find. */
export interface Found {
  readonly hits: readonly Hit[]
  readonly counts: Readonly<Partial<Record<FoundKind, number>>>
  readonly total: number
  /** How many pages there are; beyond the tenth nobody looks. */
  readonly pages: number
}

/** Which page, counted from 0, of which kinds; no kind means every kind. */
interface Wish {
  readonly kinds: readonly FoundKind[]
  readonly page: number
}

const MOST_PAGES = 10

/** How many of each kind a page needs, for they are put in one order. @param page - counted from 0 */
export function neededOfEach(page: number): number {
  return FOUND_PER_PAGE * Math.min(MOST_PAGES, page + 1)
}

/** Of equal worth are in the order in which they came, so that no page repeats or leaves out what another has. */
function better(one: ScoredHit, other: ScoredHit): number {
  return other.score - one.score
}

function countsOf(found: readonly FoundOfKind[]): Found['counts'] {
  const counts: Partial<Record<FoundKind, number>> = {}
  for (const { kind, total } of found) if (total > 0) counts[kind] = (counts[kind] ?? 0) + total
  return counts
}

/** What answers the words, best first. A page beyond the last is the last. */
export function bestOf(found: readonly FoundOfKind[], { kinds, page }: Wish): Found {
  const wanted = kinds.length === 0 ? found : found.filter(({ kind }) => kinds.includes(kind))
  const total = wanted.reduce((sum, of) => sum + of.total, 0)
  const pages = Math.max(1, Math.min(MOST_PAGES, Math.ceil(total / FOUND_PER_PAGE)))
  const first = Math.min(page, pages - 1) * FOUND_PER_PAGE
  const hits = wanted.flatMap((of) => of.hits).toSorted(better)
  return {
    hits: hits.slice(first, first + FOUND_PER_PAGE).map(({ score: _, ...hit }) => hit),
    counts: countsOf(found),
    total,
    pages,
  }
}

/** The tabs of the search page, and the kinds that stand under each. */
export const searchTabs = {
  people: ['person', 'professional', 'chef'],
  kitchens: ['kitchen', 'menu'],
  jobs: ['job'],
  recipes: ['recipe'],
  ingredients: ['ingredient'],
  companies: ['recruiter', 'supplier'],
} as const satisfies Readonly<Record<string, readonly FoundKind[]>>
export type SearchTab = keyof typeof searchTabs

/** The tabs in their order. */
export const SEARCH_TABS = ['people', 'kitchens', 'jobs', 'recipes', 'ingredients', 'companies'] as const

/** What a person asks of the search page, as typed. */
export interface SearchQuestion {
  readonly q: string
  readonly tab: SearchTab | 'all'
  /** Counted from 1. */
  readonly page: number
}

/** What the search page shows. */
export interface SearchPageData {
  readonly asked: SearchQuestion
  readonly hits: readonly Hit[]
  readonly total: number
  readonly pages: number
  readonly counts: Readonly<Record<SearchTab | 'all', number>>
}

const LONGEST_QUESTION = 200

/** Reads the question from an address. */
export function searchQuestion(read: (name: string) => string | null): SearchQuestion {
  const tab = SEARCH_TABS.find((each) => each === read('tab')) ?? 'all'
  const page = Math.max(1, Math.floor(Number(read('page'))) || 1)
  return { q: (read('q') ?? '').trim().slice(0, LONGEST_QUESTION), tab, page }
}

/** The kinds that stand under the tab that was asked for; none for all of them. */
export function kindsAsked({ tab }: SearchQuestion): readonly FoundKind[] {
  return tab === 'all' ? [] : searchTabs[tab]
}

/** The search page for one address; a page beyond the last is the last. */
export function searchPage(found: readonly FoundOfKind[], asked: SearchQuestion): SearchPageData {
  const { hits, total, pages, counts } = bestOf(found, { kinds: kindsAsked(asked), page: asked.page - 1 })
  const sum = (of: readonly FoundKind[]) => of.reduce((so, kind) => so + (counts[kind] ?? 0), 0)
  return {
    asked: { ...asked, page: Math.min(asked.page, pages) },
    hits,
    total,
    pages,
    counts: {
      all: sum(FOUND_KINDS),
      people: sum(searchTabs.people),
      kitchens: sum(searchTabs.kitchens),
      jobs: sum(searchTabs.jobs),
      recipes: sum(searchTabs.recipes),
      ingredients: sum(searchTabs.ingredients),
      companies: sum(searchTabs.companies),
    },
  }
}
