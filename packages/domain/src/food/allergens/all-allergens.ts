// Apart from the schemas, so that a public menu is read without them.
import type { AllergenAnswer, Allergens } from './allergens.ts'

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
