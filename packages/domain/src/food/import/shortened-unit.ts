import type Fraction from 'fraction.js'
import { countedFood, gramFoods, shortFoods } from './food-words.table.ts'
import { matchedPart } from './matched-part.ts'
import type { ReadUnit } from './read-unit.ts'

/** A short word with a full stop that goes on: "2 xyz. Mehl". */
const SHORTENED = /^(\p{L}{1,5})\.\s*(?=\p{L})/u
const TWO_CONSONANTS = /[^aeiouyäöüáéíóúàèìòùâêîôû]{2}$/u
const LETTERS_OF_NO_WORD = 3
const LARGE_OR_GRAMS = /^gr\.?$/i
const MOST_LARGE_ONES = 12

/**
 * "gr." is grams, but before a few of what is counted it is "große": "2 gr. Eier". Undefined when it means large; in
 * words when the food does not tell.
 * @param unit - the unit as it was read
 * @param value - the number before it
 */
export function gramsOrLarge(unit: ReadUnit, value: Fraction | undefined): ReadUnit | undefined {
  const isFew = value?.lte(MOST_LARGE_ONES) === true && value.d === 1n
  if (!isFew || !LARGE_OR_GRAMS.test(unit.word)) return unit
  if (countedFood.test(unit.rest)) return undefined
  const isUnsure = /^\p{Lu}/u.test(unit.rest) && !gramFoods.test(unit.rest)
  return isUnsure ? { kind: 'vague', word: unit.word, rest: unit.rest } : unit
}

/** Whether a word before a full stop is no word of its own: "St", "gestr", and not the "eggs" that end a sentence. */
function isShortened(word: string): boolean {
  const stem = word.toLowerCase().replace(/s$/, '')
  if (shortFoods.has(stem)) return false
  const isDoubled = stem.at(-1) === stem.at(-2)
  return stem.length <= LETTERS_OF_NO_WORD || (!isDoubled && TWO_CONSONANTS.test(stem))
}

/** A word shortened in a way that is not known, as a measure in words: it is no food's name. */
export function readShortened(text: string): ReadUnit | undefined {
  const match = SHORTENED.exec(text)
  if (match === null || !isShortened(matchedPart(match, 1))) return undefined
  return { kind: 'vague', word: match[0].trim(), rest: text.slice(match[0].length) }
}
