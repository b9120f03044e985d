import * as z from 'zod'
import {
  ALLERGEN_ANSWERS,
  ALLERGEN_GROUPS,
  declaredNames,
  groupOfNamed,
  NAMED_ALLERGENS,
} from './allergen-groups.ts'

export const AllergenGroup = z.enum(ALLERGEN_GROUPS)
export type AllergenGroup = z.infer<typeof AllergenGroup>

export const AllergenAnswer = z.enum(ALLERGEN_ANSWERS)
export type AllergenAnswer = z.infer<typeof AllergenAnswer>

/** One answer for every group; a record with a group missing is no record. */
export const Allergens = z.record(AllergenGroup, AllergenAnswer).readonly()
export type Allergens = z.infer<typeof Allergens>

export const NamedAllergen = z.enum(NAMED_ALLERGENS)
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
  return NAMED_ALLERGENS.filter((name) => {
    const group = facts.allergens[groupOfNamed(name)]
    if (facts.namedAllergens[name] === 'contains') return group !== 'contains'
    return facts.namedAllergens[name] === 'may' && group !== 'contains' && group !== 'may'
  })
}
