// Apart from the schemas, so that a public menu names its allergens without them.
import type { AllergenGroup, NamedAllergen, NamedAllergens } from './allergens.ts'

/** The 14 groups that must be declared, in the order of the law (AL1; Regulation (EU) 1169/2011 annex II). */
export const ALLERGEN_GROUPS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const

/** What is known of one group in one food. `unknown` is an answer of its own and never reads as `no`. */
export const ALLERGEN_ANSWERS = ['contains', 'may', 'no', 'unknown'] as const

/** Cereals that are named beside the gluten group; spelt and khorasan are kinds of wheat (AL1). */
export const CEREALS = ['wheat', 'spelt', 'khorasan', 'rye', 'barley', 'oats'] as const
/** Nuts that are named beside the nut group (AL1). */
export const NUTS = [
  'almond',
  'hazelnut',
  'walnut',
  'cashew',
  'pecan',
  'brazil',
  'pistachio',
  'macadamia',
] as const
/** All cereals and nuts that are named beside their group. */
export const NAMED_ALLERGENS = [...CEREALS, ...NUTS] as const

const NUT_NAMES: ReadonlySet<string> = new Set(NUTS)

/** The group a named cereal or nut belongs to. */
export function groupOfNamed(named: NamedAllergen): 'gluten' | 'nuts' {
  return NUT_NAMES.has(named) ? 'nuts' : 'gluten'
}

/**
 * The cereals or nuts by which a group is declared.
 * @param answer - only names with this answer are given, so that "may contain" is not read as "contains"
 */
export function declaredNames(
  group: AllergenGroup,
  named: NamedAllergens,
  answer: 'contains' | 'may',
): readonly NamedAllergen[] {
  return NAMED_ALLERGENS.filter((name) => groupOfNamed(name) === group && named[name] === answer)
}
