import { cellsAround, cellsOf } from './place-cells.ts'
import type { Search, SearchEntry } from './search-entry.ts'

/** Longer words are cut, in entries and questions alike. */
const LONGEST_WORD = 64
const WEIGHTS = 'ABCD'
/** What a hit counts, by how it is spelled as a question: see `SearchEntry.words`. */
const SCORES: readonly (readonly [suffix: string, score: number])[] = [
  [':A', 16],
  [':*A', 8],
  [':B', 8],
  [':*B', 4],
  [':C', 4],
  [':*C', 2],
  [':D', 2],
]

const wordOf = (text: string): string => text.slice(0, LONGEST_WORD)

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
    ...[...marks, ...(place === undefined ? [] : cellsOf(place))].map(quoted),
  ].join(' ')
}

/** A question's words, marks and place as a `tsquery`; undefined when it asks for none. */
export function questionText({ words, marks, around }: Search): string | undefined {
  const cells = around === undefined ? undefined : cellsAround(around.centre, around.metres)
  const parts = [
    ...words.map((word) => `${quoted(wordOf(word))}:*`),
    ...[...marks, ...(cells === undefined ? [] : [cells])].map(
      (group) => `(${group.map(quoted).join(' | ')})`,
    ),
  ]
  return parts.length === 0 ? undefined : parts.join(' & ')
}

/** What a word may count, best first: the question that finds it so, and the score. */
export function scoresOf(word: string): readonly { readonly question: string; readonly score: number }[] {
  return SCORES.map(([suffix, score]) => ({ question: quoted(wordOf(word)) + suffix, score }))
}
