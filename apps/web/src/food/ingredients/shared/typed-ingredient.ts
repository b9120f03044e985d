import type { AllergenFacts } from '@brigade/domain/food/allergens/allergens.ts'
import { changesAllergens, ingredientPatch } from '@brigade/domain/food/ingredients/change-ingredient.ts'
import { IngredientPatch } from '@brigade/domain/food/ingredients/ingredient-proposal.ts'
import {
  FactSource,
  type Ingredient,
  type IngredientSynonym,
} from '@brigade/domain/food/ingredients/ingredient.ts'
import { listFromTyped } from '../../../lib/drafts/typed-list.ts'

/** The values of the form of a shared ingredient. */
export interface TypedIngredient {
  readonly name: string
  readonly category: string
  /** One a line: "Eggplant (en-US)". */
  readonly synonyms: string
  /** With commas. */
  readonly tags: string
  readonly gtins: string
  readonly isTcs: 'unknown' | 'yes' | 'no'
  readonly facts: AllergenFacts
  readonly sourceName: string
  /** `YYYY-MM-DD`. */
  readonly sourceDate: string
}

export type IngredientField = 'name' | 'category' | 'synonyms' | 'tags' | 'gtins' | 'allergens' | 'source'

/** A change that is ready to be sent, nothing new, or the fields that do not fit. */
export type ReadIngredient =
  | { readonly kind: 'change'; readonly patch: IngredientPatch; readonly source: FactSource | undefined }
  | { readonly kind: 'same' }
  | { readonly kind: 'wrong'; readonly fields: readonly IngredientField[] }

const FIELDS = new Map<PropertyKey | undefined, IngredientField>([
  ['name', 'name'],
  ['category', 'category'],
  ['synonyms', 'synonyms'],
  ['tags', 'tags'],
  ['gtins', 'gtins'],
  ['allergens', 'allergens'],
  ['namedAllergens', 'allergens'],
])

/** An ingredient as its form shows it. @param today - `YYYY-MM-DD` */
export function typedIngredient(ingredient: Ingredient, today: string): TypedIngredient {
  const { name, category, synonyms, tags, gtins, isTcs, allergens, namedAllergens } = ingredient
  return {
    name,
    category,
    synonyms: synonyms.map(({ text, lang }) => `${text} (${lang})`).join('\n'),
    tags: tags.join(', '),
    gtins: gtins.join(', '),
    isTcs: isTcs === undefined ? 'unknown' : isTcs ? 'yes' : 'no',
    facts: { allergens, namedAllergens },
    sourceName: '',
    sourceDate: today,
  }
}

const SYNONYM = /^(?<text>.+?)\s*\((?<lang>[\w-]+)\)$/u

/** One line as another name; without a language it gets none, and the schema refuses it. */
function synonymFrom(line: string): IngredientSynonym {
  const { text = line, lang = '' } = SYNONYM.exec(line)?.groups ?? {}
  return { text, lang }
}

function patchFieldsOf(typed: TypedIngredient): Record<string, unknown> {
  const lines = typed.synonyms.split('\n').map((line) => line.trim())
  return {
    name: typed.name.trim(),
    category: typed.category,
    synonyms: lines.filter((line) => line !== '').map(synonymFrom),
    tags: listFromTyped(typed.tags),
    gtins: listFromTyped(typed.gtins),
    ...typed.facts,
    ...(typed.isTcs !== 'unknown' && { isTcs: typed.isTcs === 'yes' }),
  }
}

/**
 * What the form changes of an ingredient. A source is needed for other allergen answers, and for whatever is proposed
 * to somebody who was not there.
 */
export function readIngredient(
  typed: TypedIngredient,
  before: Ingredient,
  isProposal: boolean,
): ReadIngredient {
  const parsed = IngredientPatch.safeParse(patchFieldsOf(typed))
  if (!parsed.success) {
    return { kind: 'wrong', fields: fieldsOf(parsed.error.issues.map(({ path }) => path[0])) }
  }
  const patch = ingredientPatch(before, parsed.data)
  if (patch === undefined) return { kind: 'same' }
  const source = FactSource.safeParse({ name: typed.sourceName, date: typed.sourceDate })
  const needsSource = isProposal || changesAllergens(before, patch)
  if (needsSource && !source.success) return { kind: 'wrong', fields: ['source'] }
  return { kind: 'change', patch, source: source.data }
}

function fieldsOf(names: readonly (PropertyKey | undefined)[]): readonly IngredientField[] {
  return [...new Set(names.flatMap((name) => FIELDS.get(name) ?? []))]
}
