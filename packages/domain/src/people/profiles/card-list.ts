import { matchScore, queryWords } from '../../core/text/words.ts'

/** One line of a public list of people or companies. */
export interface ListedCard {
  readonly id: string
  readonly name: string
  /** What stands under the name: a title, or the first words of the biography. */
  readonly line: string
  /** Roles, specialties, sectors or categories, as they are stored. */
  readonly tags: readonly string[]
  /** Where they are or would work; may be empty. */
  readonly place: string
}

/** What a person asks of a list, as typed; empty means "any". */
export interface CardQuestion {
  readonly q: string
  readonly tag: string
  /** Counted from 1. */
  readonly page: number
}

/** What a public list shows. */
export interface CardListData {
  readonly asked: CardQuestion
  readonly cards: readonly ListedCard[]
  readonly total: number
  readonly pages: number
  /** Tags of all cards that the words find, the commonest first, with how many have them. */
  readonly tags: readonly { readonly tag: string; readonly count: number }[]
}

/** Product 4.2: cards on one page. */
export const CARDS_PER_PAGE = 24

const LONGEST_QUESTION = 200
const WEIGHTS = { name: 4, line: 2, tags: 2, place: 1 }

/** Reads the question from an address. */
export function cardQuestion(read: (name: string) => string | null): CardQuestion {
  const text = (name: string) => (read(name) ?? '').trim().slice(0, LONGEST_QUESTION)
  return { q: text('q'), tag: text('tag'), page: Math.max(1, Math.floor(Number(text('page'))) || 1) }
}

function scoreOf(words: readonly string[], { name, line, tags, place }: ListedCard): number | undefined {
  return matchScore(words, [
    { text: name, weight: WEIGHTS.name },
    { text: line, weight: WEIGHTS.line },
    { text: tags.join(' '), weight: WEIGHTS.tags },
    { text: place, weight: WEIGHTS.place },
  ])
}

function tagCounts(cards: readonly ListedCard[]): CardListData['tags'] {
  const counts = new Map<string, number>()
  for (const tag of cards.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((one, other) => other.count - one.count || (one.tag < other.tag ? -1 : 1))
}

/**
 * The cards that answer a question, best first, those of equal worth in the order given. A page beyond the last is the
 * last.
 */
export function findCards(all: readonly ListedCard[], asked: CardQuestion): CardListData {
  const words = queryWords(asked.q)
  const found = all
    .flatMap((card) => {
      const score = scoreOf(words, card)
      return score === undefined ? [] : [{ card, score }]
    })
    .sort((one, other) => other.score - one.score)
    .map(({ card }) => card)
  const tagged = asked.tag === '' ? found : found.filter(({ tags }) => tags.includes(asked.tag))
  const pages = Math.max(1, Math.ceil(tagged.length / CARDS_PER_PAGE))
  const page = Math.min(asked.page, pages)
  return {
    asked: { ...asked, page },
    cards: tagged.slice((page - 1) * CARDS_PER_PAGE, page * CARDS_PER_PAGE),
    total: tagged.length,
    pages,
    tags: tagCounts(found),
  }
}
