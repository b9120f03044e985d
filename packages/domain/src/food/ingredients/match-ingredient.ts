import { foldName } from '../../core/text/fold-name.ts'
import type { IndexedName, IngredientIndex } from './ingredient-index.ts'
import { isEssential, isNoise, isTelling, nameWords, wordsKey } from './name-words.ts'
import { distinctIds, namesWithin, nearestIngredients } from './nearest-ingredients.ts'

/**
 * What a written name stands for. `by` says how it was found: as the name itself, as a synonym, after folding
 * (number, word order, size and preparation words), or as the head of a longer phrase ("oil, for greasing").
 * `several` is for a name that leaves a choice ("vinegar", "butter or lard"); `none` brings what is near.
 */
export type IngredientMatch =
  | {
      readonly kind: 'match'
      readonly ingredientId: string
      readonly by: 'name' | 'synonym' | 'folded' | 'head'
    }
  | { readonly kind: 'several'; readonly candidates: readonly string[] }
  | { readonly kind: 'none'; readonly nearest: readonly string[] }

const MOST_CANDIDATES = 8

/**
 * Finds the ingredient that a written name means. It never settles on another food because a word agrees:
 * every word that tells foods apart must be in the name it is matched to, so "coconut milk" is not milk.
 * @param name - the ingredient's part of a line, without amount and unit
 */
export function matchIngredient(name: string, index: IngredientIndex): IngredientMatch {
  const text = withoutMarkup(name)
  return (
    matchWhole(text, index) ??
    matchHead(text, index) ??
    matchAlternatives(text, index) ??
    matchLessSpecific(text, index) ?? { kind: 'none', nearest: nearestIngredients(text, index) }
  )
}

/** Takes out links, emphasis, and pairs of words that say nothing of the food though one of them alone may. */
function withoutMarkup(name: string): string {
  return name
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]/g, '')
    .replaceAll(/\b(?:free[- ]range|skin[- ]on|bone[- ]in)\b/gi, ' ')
}

/** Signs of two foods in one text; taken for spaces they would make "rice/noodles" into rice noodles. */
const CHOICE = /[/&+]/

/** The text as one food: as it is written, or else by its words. */
function matchWhole(text: string, index: IngredientIndex): IngredientMatch | undefined {
  if (CHOICE.test(text)) return undefined
  const exact = index.byText.get(foldName(text))
  if (exact !== undefined) return matchOf(preferNames(exact))
  const words = nameWords(text)
  const essentials = words.filter(isEssential)
  const names = index.byEssentials.get(wordsKey(essentials)) ?? []
  const sameOrder = names.filter((name) => isSameOrder(text, essentials, name))
  return matchOf(closestTo(words, sameOrder), 'folded')
}

/**
 * Of names with the same essential words, those that also keep most of the other words: "minced beef, chopped" is
 * minced beef, not beef. A name may have words of size or freshness that were not written, when none goes without.
 */
function closestTo(words: readonly string[], names: readonly IndexedName[]): readonly IndexedName[] {
  const within = names.filter((name) => name.words.every((word) => words.includes(word)))
  const most = Math.max(...within.map((name) => name.words.length))
  if (within.length > 0) return within.filter((name) => name.words.length === most)
  return names.filter((name) => name.words.every((word) => words.includes(word) || isNoise(word)))
}

/** Signs that a name is turned round: "beans, black", "juice of one lemon". */
const INVERSION = /[,(:]|\b(?:of|de|di|du|von|vom)\b|\bd['’]/i

/**
 * Whether the same words are also the same food. English names a food by its last word, so "chocolate milk" is no
 * milk chocolate, unless one of the two is written the other way round.
 */
function isSameOrder(text: string, essentials: readonly string[], name: IndexedName): boolean {
  if (INVERSION.test(text) || INVERSION.test(name.text)) return true
  return essentials.at(-1) === name.words.findLast(isEssential)
}

/** When one ingredient has the text as its name and another as a synonym, the name counts. */
function preferNames(found: readonly IndexedName[]): readonly IndexedName[] {
  const names = found.filter(({ kind }) => kind === 'name')
  return names.length === 0 ? found : names
}

function matchOf(found: readonly IndexedName[], by?: 'folded'): IngredientMatch | undefined {
  const [first] = found
  if (first === undefined) return undefined
  const ids = distinctIds(found)
  if (ids.length > 1) return { kind: 'several', candidates: ids.slice(0, MOST_CANDIDATES) }
  return { kind: 'match', ingredientId: first.ingredientId, by: by ?? first.kind }
}

/** Where a name ends and what is said about it begins. */
const TAIL_STARTS =
  /[,;(:]| - | – |\b(?:for|to|with|without|such as|e\.g|like|from|in|per|if|enough|plus|depending|(?:cut|chopped|sliced|diced) (?:in|into|to))\b/i

/** The part before a comma, bracket or "for …", as long as what follows names no other food. */
function matchHead(text: string, index: IngredientIndex): IngredientMatch | undefined {
  const start = text.search(TAIL_STARTS)
  if (start <= 0) return undefined
  if (nameWords(text.slice(start)).some((word) => index.byWord.has(word))) return undefined
  const head = text.slice(0, start)
  const found = matchWhole(head, index) ?? matchAlternatives(head, index) ?? matchLessSpecific(head, index)
  return found?.kind === 'match' ? { ...found, by: 'head' } : found
}

const ALTERNATIVES = /\s*(?:\/|,|&|\+|\bor\b|\band\b|\boder\b|\bund\b|\bou\b|\bet\b)\s*/i

/** A choice or a pair of foods, "butter or lard", "salt and pepper": all of them, if every part is known. */
function matchAlternatives(text: string, index: IngredientIndex): IngredientMatch | undefined {
  const written = text.split(ALTERNATIVES)
  const parts = written.filter((part) => nameWords(part).some(isTelling))
  const [first] = parts
  if (written.length < 2 || first === undefined) return undefined
  // "fresh or pickled beets" leaves one food written out: the plain one is the other.
  if (parts.length === 1) parts.push(lastTellingWord(first))
  const matches = parts.map((part) => matchWhole(part, index) ?? matchLessSpecific(part, index))
  const candidates = new Set<string>()
  for (const match of matches) {
    if (match === undefined) return undefined
    if (match.kind === 'match') candidates.add(match.ingredientId)
    if (match.kind === 'several') for (const id of match.candidates) candidates.add(id)
  }
  const [only, ...others] = candidates
  if (only === undefined) return undefined
  if (others.length === 0) return { kind: 'match', ingredientId: only, by: 'folded' }
  return { kind: 'several', candidates: [only, ...others].slice(0, MOST_CANDIDATES) }
}

function lastTellingWord(text: string): string {
  return text.split(/\s+/).findLast((word) => nameWords(word).some(isTelling)) ?? text
}

/** A name that several ingredients share and that says which of them is left open: "vinegar", "stock". */
function matchLessSpecific(text: string, index: IngredientIndex): IngredientMatch | undefined {
  const words = nameWords(text).filter(isTelling)
  const candidates = distinctIds(namesWithin(words, index))
  return candidates.length < 2
    ? undefined
    : { kind: 'several', candidates: candidates.slice(0, MOST_CANDIDATES) }
}
