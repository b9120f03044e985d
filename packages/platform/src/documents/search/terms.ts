import type { DocumentSearch, SearchEntry } from '@brigade/contract/search-index.ts'
import { cellsAround, cellsOf } from './place-cells.ts'

/** Longer words are cut, in entries and questions alike. */
const LONGEST_WORD = 64
const WEIGHTS = 'ABCD'
/** What a hit counts, by how it is spelled as a question, best first: see `SearchEntry.words`. */
const SCORES: readonly (readonly [score: number, suffixes: readonly string[]])[] = [
  [16, [':A']],
  [8, [':*A', ':B']],
  [4, [':*B', ':C']],
  [2, [':*C', ':D']],
]

/** A word as entries and questions have it. */
export const wordOf = (text: string): string => text.slice(0, LONGEST_WORD)

/** Begins a term that says that a word is among the heavy ones. */
const HEAVY = '^'
/** The groups of heavy words; what a word of the others counts at most. */
const HEAVY_GROUPS = 2
export const MAX_LIGHT_SCORE = 4

/** A term as PostgreSQL's text search reads it. */
function quoted(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

/** The terms of an entry as a `tsvector`: words with the weights they stand in, marks and cells without. */
export function termsText({ words, marks, place }: SearchEntry): string {
  const weights = new Map<string, Set<string>>()
  for (const [at, group] of words.entries()) {
    for (const word of group) {
      const known = weights.get(wordOf(word)) ?? new Set()
      weights.set(wordOf(word), known.add(WEIGHTS[at] ?? 'D'))
    }
  }
  return [
    ...[...weights].map(
      ([word, letters]) =>
        `${quoted(word)}:${[...letters].map((letter, at) => `${at + 1}${letter}`).join(',')}`,
    ),
    ...words.slice(0, HEAVY_GROUPS).flatMap((group) => group.map((word) => quoted(HEAVY + wordOf(word)))),
    ...[...marks, ...(place === undefined ? [] : cellsOf(place))].map(quoted),
  ].join(' ')
}

/** By the word that is asked for: the words of entries that begin with it. Absent where there are too many. */
export type WordForms = ReadonlyMap<string, readonly string[]>

/**
 * A question's words, marks and place as a `tsquery`; undefined when it asks for none.
 * @param forms - by a word: those of entries that begin with it, when they are known and there are any
 */
export function termsQuery(
  {
    words = [],
    marks = [],
    ranges = [],
    around,
  }: Partial<Omit<DocumentSearch, 'around'>> & { readonly around?: DocumentSearch['around'] | undefined },
  forms: WordForms = new Map(),
): string | undefined {
  const covering = around === undefined ? undefined : cellsAround(around.centre, around.metres)
  const groups = [
    ...marks,
    ...ranges.flatMap((range) => (range.marks === undefined ? [] : [range.marks])),
    ...(covering === undefined ? [] : [covering]),
  ]
  const parts = [
    ...words.map((word) => `(${spellings(word, forms).join(' | ')})`),
    ...groups.map((group) => `(${group.map(quoted).join(' | ')})`),
  ]
  return parts.length === 0 ? undefined : parts.join(' & ')
}

function spellings(word: string, forms: WordForms, before = ''): readonly string[] {
  const known = forms.get(wordOf(word))
  return known?.map((form) => quoted(before + form)) ?? [`${quoted(before + wordOf(word))}:*`]
}

/** The same, of which one word at least must be among the heavy ones. */
export function heavyTermsQuery(search: DocumentSearch, forms: WordForms): string {
  const heavy = search.words.flatMap((word) => spellings(word, forms, HEAVY))
  return `${termsQuery(search, forms)} & (${heavy.join(' | ')})`
}

/** What a word may count, best first: the question that finds it so, and the score. */
export function scoresOf(word: string): readonly { readonly question: string; readonly score: number }[] {
  const spelled = quoted(wordOf(word))
  return SCORES.map(([score, suffixes]) => ({
    question: suffixes.map((suffix) => spelled + suffix).join(' | '),
    score,
  }))
}
