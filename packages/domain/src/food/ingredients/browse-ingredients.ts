import type { Language } from '../../core/languages/language.ts'
import { mayClaimFreeFrom } from '../allergens/allergen-rollup.ts'
import { AllergenGroup } from '../allergens/allergens.ts'
import { IngredientCategory } from './ingredient-category.ts'
import { ingredientIndex } from './ingredient-index.ts'
import type { Ingredient } from './ingredient.ts'
import { nameInLanguage } from './name-in-language.ts'
import { searchIngredients } from './search-ingredients.ts'

/** What somebody looks for in the shared catalogue; empty means "any". */
export interface IngredientQuestion {
  readonly q: string
  readonly category: IngredientCategory | ''
  readonly freeFrom: AllergenGroup | ''
  /** Counted from 1; beyond the last it is the last. */
  readonly page: number
}

/** One ingredient of the list. */
export interface IngredientCard extends Pick<Ingredient, 'category' | 'allergens' | 'namedAllergens'> {
  readonly ingredientId: string
  /** In the reader's language, where somebody has said it. */
  readonly name: string
  /** The other name that was hit, so that the list can say why it is there. */
  readonly hit?: string
}

/** What the public list of ingredients shows. */
export interface IngredientsPageData {
  readonly asked: IngredientQuestion
  /** Those of the page, at most `INGREDIENTS_PER_PAGE`. */
  readonly cards: readonly IngredientCard[]
  readonly total: number
  /** How many pages there are, at least one. */
  readonly pages: number
  /** How many fit but were left out because nobody knows their answer for the group asked for (rule AL4). */
  readonly unknownLeftOut: number
}

export const INGREDIENTS_PER_PAGE = 48

type Known = Pick<Ingredient, 'name' | 'synonyms' | 'category' | 'allergens' | 'namedAllergens' | 'state'>

/** Reads the question from an address; what is no category or group counts as any. */
export function ingredientQuestion(value: (name: string) => string | null): IngredientQuestion {
  return {
    q: (value('q') ?? '').trim(),
    category: IngredientCategory.safeParse(value('category')).data ?? '',
    freeFrom: AllergenGroup.safeParse(value('freeFrom')).data ?? '',
    page: Math.max(1, Math.trunc(Number(value('page'))) || 1),
  }
}

/**
 * Ingredients that fit, best first, or by name when no words were given, named in the reader's language. "Free from"
 * shows only those whose answer is "no"; those that may be, but nobody knows, are counted (rule AL4).
 */
export function browseIngredients(
  all: readonly { readonly id: string; readonly content: Known }[],
  asked: IngredientQuestion,
  language: Language,
): IngredientsPageData {
  const found = named(all, asked.q, language).filter(
    ({ category }) => asked.category === '' || category === asked.category,
  )
  const { freeFrom } = asked
  const fitting =
    freeFrom === '' ? found : found.filter(({ allergens }) => mayClaimFreeFrom(freeFrom, allergens))
  const unknown = freeFrom === '' ? [] : found.filter(({ allergens }) => allergens[freeFrom] === 'unknown')
  const pages = Math.max(1, Math.ceil(fitting.length / INGREDIENTS_PER_PAGE))
  const page = Math.min(asked.page, pages)
  return {
    asked: { ...asked, page },
    cards: fitting.slice((page - 1) * INGREDIENTS_PER_PAGE, page * INGREDIENTS_PER_PAGE),
    total: fitting.length,
    pages,
    unknownLeftOut: unknown.length,
  }
}

function named(
  all: readonly { readonly id: string; readonly content: Known }[],
  words: string,
  language: Language,
): readonly IngredientCard[] {
  const open = all.filter(({ content }) => content.state !== 'merged')
  const collator = new Intl.Collator(language, { sensitivity: 'accent' })
  const cards = new Map(open.map(({ id, content }) => [id, cardOf(id, content, language)]))
  if (words === '') {
    return [...cards.values()].toSorted((one, other) => collator.compare(one.name, other.name))
  }
  const index = ingredientIndex(open.map(({ id, content }) => ({ id, ...content })))
  return searchIngredients(words, index, open.length).flatMap(({ ingredientId, text }) => {
    const card = cards.get(ingredientId)
    if (card === undefined) return []
    return [collator.compare(text, card.name) === 0 ? card : { ...card, hit: text }]
  })
}

function cardOf(ingredientId: string, known: Known, language: Language): IngredientCard {
  const { category, allergens, namedAllergens } = known
  return { ingredientId, name: nameInLanguage(known, language), category, allergens, namedAllergens }
}
