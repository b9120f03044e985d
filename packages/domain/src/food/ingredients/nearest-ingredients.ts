import type { IndexedName, IngredientIndex } from './ingredient-index.ts'
import { isTelling, nameWords } from './name-words.ts'

const MOST_NEAREST = 5

/** Ids of the ingredients that names belong to, each once, in the order of the names. */
export function distinctIds(names: readonly IndexedName[]): readonly string[] {
  return [...new Set(names.map(({ ingredientId }) => ingredientId))]
}

/** The names that have all the words and more, those with the fewest more first. */
export function namesWithin(words: readonly string[], index: IngredientIndex): readonly IndexedName[] {
  const lists = words.map((word) => index.byWord.get(word) ?? [])
  const shortest = lists.toSorted((one, other) => one.length - other.length)[0]
  if (shortest === undefined) return []
  return shortest
    .filter((name) => words.every((word) => name.words.includes(word)))
    .toSorted((one, other) => one.words.length - other.words.length)
}

/**
 * Up to five ingredients worth offering when a name is not known: those whose whole name is in the text or the
 * text in theirs, then those that share words, slips of the pen forgiven.
 */
export function nearestIngredients(text: string, index: IngredientIndex): readonly string[] {
  const words = nameWords(text).filter(isTelling)
  const scores = new Map<string, number>()
  for (const [place, word] of words.entries()) {
    // The last word is the food itself in English ("sweet potato flour"), those before it tell which.
    const weight = place === words.length - 1 ? 1.5 : 1
    for (const [known, likeness] of knownLike(word, index)) scoreNames(known, weight * likeness)
  }
  return [...scores]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_NEAREST)
    .map(([id]) => id)

  function scoreNames(known: string, weight: number): void {
    for (const { ingredientId, words: named } of index.byWord.get(known) ?? []) {
      const shared = named.filter((word) => words.includes(word) || word === known).length
      const score = (weight * 2 * shared) / (named.length + words.length)
      scores.set(ingredientId, Math.max(scores.get(ingredientId) ?? 0, score))
    }
  }
}

/** The catalogue's words that a written word may stand for: itself, or those one or two letters away. */
function knownLike(word: string, index: IngredientIndex): readonly (readonly [string, number])[] {
  if (index.byWord.has(word)) return [[word, 1]]
  if (word.length < 4) return []
  const allowed = word.length < 8 ? 1 : 2
  const near = index.wordsByInitial.get(word.slice(0, 1)) ?? []
  return near.filter((known) => isWithin(word, known, allowed)).map((known) => [known, 0.8])
}

/** Whether one word becomes the other with at most `allowed` letters added, left out or changed (Levenshtein). */
function isWithin(one: string, other: string, allowed: number): boolean {
  if (Math.abs(one.length - other.length) > allowed) return false
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const [restOfOne, restOfOther] = [one.slice(same), other.slice(same)]
  if (restOfOne === '' || restOfOther === '') return true
  if (allowed === 0) return false
  return (
    isWithin(restOfOne.slice(1), restOfOther.slice(1), allowed - 1) ||
    isWithin(restOfOne.slice(1), restOfOther, allowed - 1) ||
    isWithin(restOfOne, restOfOther.slice(1), allowed - 1)
  )
}
