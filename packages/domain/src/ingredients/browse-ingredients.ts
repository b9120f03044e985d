import { mayClaimFreeFrom } from './allergen-rollup.ts'
import { AllergenGroup } from './allergens.ts'
import { IngredientCategory } from './ingredient-category.ts'
import { ingredientIndex } from './ingredient-index.ts'
import type { Ingredient } from './ingredient.ts'
import { searchIngredients } from './search-ingredients.ts'

/** What somebody looks for in the shared catalogue; empty means "any". */
export interface IngredientQuestion {
  readonly q: string
  readonly category: IngredientCategory | ''
  readonly freeFrom: AllergenGroup | ''
}

/** One ingredient of the list. */
export interface IngredientCard extends Pick<
  Ingredient,
  'name' | 'category' | 'allergens' | 'namedAllergens'
> {
  readonly ingredientId: string
  /** The synonym that was hit, so that the list can say why it is there. */
  readonly hit?: string
}

/** What the public list of ingredients shows. */
export interface IngredientsPageData {
  readonly asked: IngredientQuestion
  /** The first of them, at most `INGREDIENTS_SHOWN`. */
  readonly cards: readonly IngredientCard[]
  readonly total: number
  /** How many fit but were left out because nobody knows their answer for the group asked for (rule AL4). */
  readonly unknownLeftOut: number
}

export const INGREDIENTS_SHOWN = 100

type Known = Pick<Ingredient, 'name' | 'synonyms' | 'category' | 'allergens' | 'namedAllergens' | 'state'>

/** Reads the question from an address; what is no category or group counts as any. */
export function ingredientQuestion(value: (name: string) => string | null): IngredientQuestion {
  return {
    q: (value('q') ?? '').trim(),
    category: IngredientCategory.safeParse(value('category')).data ?? '',
    freeFrom: AllergenGroup.safeParse(value('freeFrom')).data ?? '',
  }
}

/**
 * Ingredients that fit, best first, or by name when no words were given. "Free from" shows only those whose answer
 * is "no"; those that may be, but nobody knows, are counted (rule AL4).
 */
export function browseIngredients(
  all: readonly { readonly id: string; readonly content: Known }[],
  asked: IngredientQuestion,
): IngredientsPageData {
  const found = named(all, asked.q).filter(
    ({ category }) => asked.category === '' || category === asked.category,
  )
  const { freeFrom } = asked
  const fitting =
    freeFrom === '' ? found : found.filter(({ allergens }) => mayClaimFreeFrom(freeFrom, allergens))
  const unknown = freeFrom === '' ? [] : found.filter(({ allergens }) => allergens[freeFrom] === 'unknown')
  return {
    asked,
    cards: fitting.slice(0, INGREDIENTS_SHOWN),
    total: fitting.length,
    unknownLeftOut: unknown.length,
  }
}

function named(
  all: readonly { readonly id: string; readonly content: Known }[],
  words: string,
): readonly IngredientCard[] {
  const open = all.filter(({ content }) => content.state !== 'merged')
  const cards = new Map(open.map(({ id, content }) => [id, cardOf(id, content)]))
  if (words === '') {
    const collator = new Intl.Collator('en')
    return [...cards.values()].toSorted((one, other) => collator.compare(one.name, other.name))
  }
  const index = ingredientIndex(open.map(({ id, content }) => ({ id, ...content })))
  return searchIngredients(words, index, open.length).flatMap(({ ingredientId, text }) => {
    const card = cards.get(ingredientId)
    if (card === undefined) return []
    return [text === card.name ? card : { ...card, hit: text }]
  })
}

function cardOf(ingredientId: string, { name, category, allergens, namedAllergens }: Known): IngredientCard {
  return { ingredientId, name, category, allergens, namedAllergens }
}
