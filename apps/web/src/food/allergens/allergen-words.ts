import {
  ALLERGEN_GROUPS,
  groupOfNamed,
  NAMED_ALLERGENS,
} from '@brigade/domain/food/allergens/allergen-groups.ts'
import type {
  AllergenAnswer,
  AllergenFacts,
  AllergenGroup,
  NamedAllergen,
} from '@brigade/domain/food/allergens/allergens.ts'

/** The sign of each answer; its word is always shown beside it. */
export const allergenSigns: Readonly<Record<AllergenAnswer, string>> = {
  contains: '●',
  may: '◐',
  no: '○',
  unknown: '?',
}

/** Groups with an answer, in the order of the law. */
export function groupsWith(answer: AllergenAnswer, { allergens }: AllergenFacts): readonly AllergenGroup[] {
  return ALLERGEN_GROUPS.filter((group) => allergens[group] === answer)
}

/** Cereals or nuts by name that belong to a group. */
export function namedIn(group: AllergenGroup, { namedAllergens }: AllergenFacts): readonly NamedAllergen[] {
  return NAMED_ALLERGENS.filter((name) => groupOfNamed(name) === group && namedAllergens[name] !== undefined)
}
