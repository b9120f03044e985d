import { foldName } from './fold-name.ts'

/** A text to search in, and how much a hit in it counts. */
export interface WeighedText {
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
export function matchScore(words: readonly string[], texts: readonly WeighedText[]): number | undefined {
  const folded: string[] = []
  let score = 0
  for (const word of words) {
    let best = 0
    for (const [at, { text, weight }] of texts.entries()) {
      // A long text that cannot count more than what was found already is not folded at all.
      if (weight * WHOLE_WORD <= best) continue
      best = Math.max(best, weight * hitIn((folded[at] ??= ` ${foldName(text)} `), word))
    }
    if (best === 0) return undefined
    score += best
  }
  return score
}

/** @param words - with a space around each */
function hitIn(words: string, word: string): number {
  if (words.includes(` ${word} `)) return WHOLE_WORD
  return words.includes(` ${word}`) ? WORD_START : 0
}
