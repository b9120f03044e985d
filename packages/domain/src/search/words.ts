import { foldName } from '../ingredients/fold-name.ts'

/** A text to search in, and how much a hit in it counts. */
export interface Searched {
  readonly text: string
  readonly weight: number
}

/** The words of a query, without accents and in small letters. */
export function queryWords(query: string): readonly string[] {
  return foldName(query)
    .split(' ')
    .filter((word) => word !== '')
}

const WHOLE_WORD = 2
const WORD_START = 1

/**
 * How well texts answer a query: every word of it must begin a word of some text, or nothing matches. A whole word
 * counts twice as much as a beginning; each word counts once, where it weighs most.
 * @returns the sum of the weights, 0 for an empty query, undefined when a word is missing
 */
export function matchScore(words: readonly string[], texts: readonly Searched[]): number | undefined {
  const folded = texts.map(({ text, weight }) => ({ words: foldName(text).split(' '), weight }))
  let score = 0
  for (const word of words) {
    const best = Math.max(...folded.map((text) => text.weight * hitIn(text.words, word)), 0)
    if (best === 0) return undefined
    score += best
  }
  return score
}

function hitIn(textWords: readonly string[], word: string): number {
  if (textWords.includes(word)) return WHOLE_WORD
  return textWords.some((candidate) => candidate.startsWith(word)) ? WORD_START : 0
}
