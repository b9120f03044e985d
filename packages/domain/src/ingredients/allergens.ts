import * as z from 'zod'

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
export const AllergenGroup = z.enum(ALLERGEN_GROUPS)
export type AllergenGroup = z.infer<typeof AllergenGroup>

/** What is known of one group in one food. `unknown` is an answer of its own and never reads as `no`. */
export const ALLERGEN_ANSWERS = ['contains', 'may', 'no', 'unknown'] as const
export const AllergenAnswer = z.enum(ALLERGEN_ANSWERS)
export type AllergenAnswer = z.infer<typeof AllergenAnswer>

/** One answer for every group; a record with a group missing is no record. */
export const Allergens = z.record(AllergenGroup, AllergenAnswer).readonly()
export type Allergens = z.infer<typeof Allergens>

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
export const NamedAllergen = z.enum([...CEREALS, ...NUTS])
export type NamedAllergen = z.infer<typeof NamedAllergen>

/** Which cereals and nuts are in the food, or may be; one that is not listed has only its group's answer. */
export const NamedAllergens = z.partialRecord(NamedAllergen, z.enum(['contains', 'may'])).readonly()
export type NamedAllergens = z.infer<typeof NamedAllergens>

/** The allergen facts of one food: an answer per group, and the cereals and nuts by name. */
export interface AllergenFacts {
  readonly allergens: Allergens
  readonly namedAllergens: NamedAllergens
}

const GROUP_NAMES: Readonly<Record<AllergenGroup, string>> = {
  gluten: 'cereals with gluten',
  crustaceans: 'crustaceans',
  eggs: 'eggs',
  fish: 'fish',
  peanuts: 'peanuts',
  soybeans: 'soybeans',
  milk: 'milk',
  nuts: 'nuts',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'sesame',
  sulphites: 'sulphites',
  lupin: 'lupin',
  molluscs: 'molluscs',
}

const NAMED_NAMES: Readonly<Record<NamedAllergen, string>> = {
  wheat: 'wheat',
  spelt: 'wheat (spelt)',
  khorasan: 'wheat (khorasan)',
  rye: 'rye',
  barley: 'barley',
  oats: 'oats',
  almond: 'almond',
  hazelnut: 'hazelnut',
  walnut: 'walnut',
  cashew: 'cashew',
  pecan: 'pecan',
  brazil: 'Brazil',
  pistachio: 'pistachio',
  macadamia: 'macadamia',
}

const NUT_NAMES: ReadonlySet<string> = new Set(NUTS)

/** The group a named cereal or nut belongs to. */
export function groupOfNamed(named: NamedAllergen): 'gluten' | 'nuts' {
  return NUT_NAMES.has(named) ? 'nuts' : 'gluten'
}

/** All 14 groups with the same answer. */
export function allAllergens(answer: AllergenAnswer): Allergens {
  return {
    gluten: answer,
    crustaceans: answer,
    eggs: answer,
    fish: answer,
    peanuts: answer,
    soybeans: answer,
    milk: answer,
    nuts: answer,
    celery: answer,
    mustard: answer,
    sesame: answer,
    sulphites: answer,
    lupin: answer,
    molluscs: answer,
  }
}

/** What is known of a food that nobody has looked at: every group unknown. */
export function unknownAllergens(): Allergens {
  return allAllergens('unknown')
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
  return NamedAllergen.options.filter((name) => groupOfNamed(name) === group && named[name] === answer)
}

/** One group in English as it is declared, with its cereals or nuts by name: "cereals with gluten: wheat (spelt)". */
export function allergenDeclaration(
  group: AllergenGroup,
  named: NamedAllergens,
  answer: 'contains' | 'may',
): string {
  const names = declaredNames(group, named, answer).map((name) => NAMED_NAMES[name])
  return names.length === 0 ? GROUP_NAMES[group] : `${GROUP_NAMES[group]}: ${names.join(', ')}`
}

/** Where named cereals and nuts say more than their group does; empty when the facts agree with themselves. */
export function namedAllergenConflicts(facts: AllergenFacts): readonly NamedAllergen[] {
  return NamedAllergen.options.filter((name) => {
    const group = facts.allergens[groupOfNamed(name)]
    if (facts.namedAllergens[name] === 'contains') return group !== 'contains'
    return facts.namedAllergens[name] === 'may' && group !== 'contains' && group !== 'may'
  })
}
