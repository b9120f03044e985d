import { foldName } from '../../core/text/fold-name.ts'
import type { Ingredient } from './ingredient.ts'
import { isEssential, isTelling, wordsKey, wordsOfFolded } from './name-words.ts'

/** What of an ingredient its names are looked up by. */
export type NamedIngredient = { readonly id: string } & Pick<Ingredient, 'name' | 'synonyms'>

/** One name or synonym of one ingredient. */
export interface IndexedName {
  readonly ingredientId: string
  readonly kind: 'name' | 'synonym'
  /** The name as it is written. */
  readonly text: string
  readonly folded: string
  readonly words: readonly string[]
}

/** The names of many ingredients, ready to be looked up. Building takes a few milliseconds; keep it. */
export interface IngredientIndex {
  readonly names: readonly IndexedName[]
  /** Names by their folded text. */
  readonly byText: ReadonlyMap<string, readonly IndexedName[]>
  /** Names by their essential words in any order. */
  readonly byEssentials: ReadonlyMap<string, readonly IndexedName[]>
  /** Names by each of their telling words; the keys are every word the catalogue knows. */
  readonly byWord: ReadonlyMap<string, readonly IndexedName[]>
  /** The words of `byWord` by their first letter, for finding slips of the pen. */
  readonly wordsByInitial: ReadonlyMap<string, readonly string[]>
}

/** Builds the index over names and synonyms. Two ingredients may share a name; looking it up then gives both. */
export function ingredientIndex(ingredients: readonly NamedIngredient[]): IngredientIndex {
  const names = ingredients.flatMap(namesOf)
  const byText = new Map<string, IndexedName[]>()
  const byEssentials = new Map<string, IndexedName[]>()
  const byWord = new Map<string, IndexedName[]>()
  for (const name of names) {
    add(byText, name.folded, name)
    add(byEssentials, wordsKey(name.words.filter(isEssential)), name)
    for (const word of new Set(name.words)) if (isTelling(word)) add(byWord, word, name)
  }
  const wordsByInitial = new Map<string, string[]>()
  for (const word of byWord.keys()) add(wordsByInitial, word.slice(0, 1), word)
  return { names, byText, byEssentials, byWord, wordsByInitial }
}

function namesOf({ id, name, synonyms }: NamedIngredient): IndexedName[] {
  const indexed = (text: string, kind: IndexedName['kind']): IndexedName => {
    const folded = foldName(text)
    return { ingredientId: id, kind, text, folded, words: wordsOfFolded(folded) }
  }
  return [indexed(name, 'name'), ...synonyms.map((synonym) => indexed(synonym.text, 'synonym'))]
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  if (key === '') return
  const values = map.get(key)
  if (values === undefined) map.set(key, [value])
  else values.push(value)
}
