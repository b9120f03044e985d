import { FOUND_PER_PAGE, FoundKind } from './search-functions.ts'
import { matchScore, queryWords } from './words.ts'

/** One thing that a search over everything can find. */
export interface Searchable {
  readonly kind: FoundKind
  readonly id: string
  readonly title: string
  /** What stands under the title; may be empty. */
  readonly subtitle: string
  /** Words that find it too and are not shown. */
  readonly more: string
  /** Its page. */
  readonly path: string
}

type Hit = Omit<Searchable, 'more'>

/** A page of hits, and how many of each kind the words find. */
export interface Found {
  readonly hits: readonly Hit[]
  readonly counts: Readonly<Partial<Record<FoundKind, number>>>
  readonly total: number
  readonly hasMore: boolean
}

interface Wish {
  readonly q: string
  /** Empty means every kind. */
  readonly kinds: readonly FoundKind[]
  /** Counted from 0. */
  readonly page: number
}

const WEIGHTS = { title: 4, subtitle: 2, more: 1 }

function scoreOf(words: readonly string[], { title, subtitle, more }: Searchable): number | undefined {
  return matchScore(words, [
    { text: title, weight: WEIGHTS.title },
    { text: subtitle, weight: WEIGHTS.subtitle },
    { text: more, weight: WEIGHTS.more },
  ])
}

function counted(found: readonly Searchable[]): Found['counts'] {
  const counts: Partial<Record<FoundKind, number>> = {}
  for (const { kind } of found) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

/** What answers the words, best first, then by title; no words find nothing. */
export function findEverything(all: readonly Searchable[], { q, kinds, page }: Wish): Found {
  const words = queryWords(q)
  const scored = words.length === 0 ? [] : all.map((one) => ({ one, score: scoreOf(words, one) }))
  const found = scored
    .filter(({ score }) => score !== undefined)
    .sort((one, other) => (other.score ?? 0) - (one.score ?? 0) || (one.one.title < other.one.title ? -1 : 1))
    .map(({ one }) => one)
  const wanted = kinds.length === 0 ? found : found.filter(({ kind }) => kinds.includes(kind))
  const first = page * FOUND_PER_PAGE
  return {
    hits: wanted.slice(first, first + FOUND_PER_PAGE).map(({ more: _, ...hit }) => hit),
    counts: counted(found),
    total: wanted.length,
    hasMore: wanted.length > first + FOUND_PER_PAGE,
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

/** The search page for one address; a page beyond the last is the last. */
export function searchPage(all: readonly Searchable[], asked: SearchQuestion): SearchPageData {
  const kinds: readonly FoundKind[] = asked.tab === 'all' ? [] : searchTabs[asked.tab]
  const { total, counts } = findEverything(all, { q: asked.q, kinds, page: 0 })
  const pages = Math.max(1, Math.ceil(total / FOUND_PER_PAGE))
  const page = Math.min(asked.page, pages)
  const { hits } = findEverything(all, { q: asked.q, kinds, page: page - 1 })
  const sum = (of: readonly FoundKind[]) => of.reduce((so, kind) => so + (counts[kind] ?? 0), 0)
  return {
    asked: { ...asked, page },
    hits,
    total,
    pages,
    counts: {
      all: sum(FoundKind.options),
      people: sum(searchTabs.people),
      kitchens: sum(searchTabs.kitchens),
      jobs: sum(searchTabs.jobs),
      recipes: sum(searchTabs.recipes),
      ingredients: sum(searchTabs.ingredients),
      companies: sum(searchTabs.companies),
    },
  }
}
