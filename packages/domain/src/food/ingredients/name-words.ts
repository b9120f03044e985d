import { foldName } from '../../core/text/fold-name.ts'
import { LINK_WORDS, NOISE_WORDS, PREPARATION_WORDS, SPELLINGS } from './name-words.table.ts'

const SPELLING_OF: ReadonlyMap<string, string> = new Map(
  SPELLINGS.flatMap(([right, ...others]) =>
    right === undefined ? [] : others.map((other) => [other, right]),
  ),
)

/** The singular of a folded word. Both sides of a comparison go through it, so it need not be a real word. */
function singular(word: string): string {
  if (word.length <= 3) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(oes|ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('eaux')) return word.slice(0, -1)
  if (/(ss|us|is)$/.test(word)) return word
  if (word.endsWith('s')) return word.slice(0, -1)
  return /(el|er)n$/.test(word) ? word.slice(0, -1) : word
}

/** The words of a name, folded, in the singular and in one spelling. */
export function nameWords(name: string): readonly string[] {
  return wordsOfFolded(foldName(name))
}

/** The same for a name that is folded already. */
export function wordsOfFolded(folded: string): readonly string[] {
  if (folded === '') return []
  return folded.split(' ').map((word) => {
    const one = singular(word)
    return SPELLING_OF.get(word) ?? SPELLING_OF.get(one) ?? one
  })
}

/** Whether a word says nothing about which food is meant; numbers and single letters are left of amounts. */
export function isNoise(word: string): boolean {
  return NOISE_WORDS.has(word) || /^(\d+|[a-z])$/.test(word)
}

/** Whether leaving the word out could make another food of it: it is neither noise nor preparation. */
export function isEssential(word: string): boolean {
  return !isNoise(word) && !PREPARATION_WORDS.has(word)
}

/** Whether a word by itself points at a food: essential, and more than a joining word. */
export function isTelling(word: string): boolean {
  return isEssential(word) && !LINK_WORDS.has(word)
}

/** A key that is the same for the same words in any order. */
export function wordsKey(words: readonly string[]): string {
  return [...new Set(words)].toSorted().join(' ')
}
