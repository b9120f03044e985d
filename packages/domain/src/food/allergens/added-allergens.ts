import { ALLERGEN_GROUPS } from './allergen-groups.ts'
import { type AllergenAnswer, type AllergenFacts, type AllergenGroup, NamedAllergen } from './allergens.ts'

/** What a food has now and had not before. */
export interface AddedAllergens {
  readonly groups: readonly AllergenGroup[]
  /** Cereals and nuts by name, also where their group was there before: cashews beside almonds. */
  readonly names: readonly NamedAllergen[]
}

/** How much is said to be there; what was unknown may have been nothing. */
const presence: Readonly<Record<AllergenAnswer, number>> = { unknown: 0, no: 0, may: 1, contains: 2 }

/**
 * The allergens that a change adds to a food: those it contains or may contain, and was not said to before (rule AL7).
 * An answer that becomes unknown adds none; it shows as unknown wherever the food is used.
 */
export function addedAllergens(before: AllergenFacts, after: AllergenFacts): AddedAllergens {
  return {
    groups: ALLERGEN_GROUPS.filter(
      (group) => presence[after.allergens[group]] > presence[before.allergens[group]],
    ),
    names: NamedAllergen.options.filter(
      (name) => presence[after.namedAllergens[name] ?? 'no'] > presence[before.namedAllergens[name] ?? 'no'],
    ),
  }
}
