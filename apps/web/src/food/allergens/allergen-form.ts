import { CEREALS, groupOfNamed, NUTS } from '@brigade/domain/food/allergens/allergen-groups.ts'
import {
  type AllergenAnswer,
  type AllergenFacts,
  type AllergenGroup,
  NamedAllergen,
  type NamedAllergens,
} from '@brigade/domain/food/allergens/allergens.ts'

/** Cereals and nuts that are named beside their group; empty for the other groups. */
export function namesOfGroup(group: AllergenGroup): readonly NamedAllergen[] {
  if (group === 'gluten') return CEREALS
  return group === 'nuts' ? NUTS : []
}

function namedWith(
  named: NamedAllergens,
  change: (name: NamedAllergen, answer: 'contains' | 'may' | undefined) => 'contains' | 'may' | undefined,
): NamedAllergens {
  return Object.fromEntries(
    NamedAllergen.options.flatMap((name) => {
      const answer = change(name, named[name])
      return answer === undefined ? [] : [[name, answer]]
    }),
  )
}

/**
 * The facts with another answer for one group. Its cereals or nuts follow, so that none says more than the group:
 * without "contains" they may be in it, without either they are not named.
 */
export function withAnswer(
  facts: AllergenFacts,
  group: AllergenGroup,
  answer: AllergenAnswer,
): AllergenFacts {
  const isNamed = answer === 'contains' || answer === 'may'
  return {
    allergens: { ...facts.allergens, [group]: answer },
    namedAllergens: namedWith(facts.namedAllergens, (name, old) => {
      if (groupOfNamed(name) !== group || old === undefined) return old
      return isNamed ? answer : undefined
    }),
  }
}

/** The facts with one cereal or nut named, with the answer of its group, or no longer named. */
export function withNamed(facts: AllergenFacts, named: NamedAllergen, isNamed: boolean): AllergenFacts {
  const group = facts.allergens[groupOfNamed(named)]
  const answer = isNamed && (group === 'contains' || group === 'may') ? group : undefined
  return {
    ...facts,
    namedAllergens: namedWith(facts.namedAllergens, (name, old) => (name === named ? answer : old)),
  }
}
