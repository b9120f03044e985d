import { ALLERGEN_GROUPS, groupOfNamed, NAMED_ALLERGENS } from './allergen-groups.ts'
import { unknownAllergens } from './all-allergens.ts'
import type {
  AllergenAnswer,
  AllergenFacts,
  AllergenGroup,
  Allergens,
  NamedAllergen,
  NamedAllergens,
} from './allergens.ts'

/** Which of two answers is the roll-up's: contains, else unknown, else may contain, else no (rule AL3). */
const weight: Readonly<Record<AllergenAnswer, number>> = { contains: 3, unknown: 2, may: 1, no: 0 }

/** Facts of a food of which nothing is known. */
export const NOTHING_KNOWN: AllergenFacts = { allergens: unknownAllergens(), namedAllergens: {} }

/** One group's answer for a food made of parts (rule AL3). Without parts nothing is known. */
export function rollUpAnswers(answers: readonly AllergenAnswer[]): AllergenAnswer {
  return answers.length === 0 ? 'unknown' : answers.reduce(worse)
}

function worse(one: AllergenAnswer, other: AllergenAnswer): AllergenAnswer {
  return weight[other] > weight[one] ? other : one
}

/** Allergens of a food made of parts: one answer per group, and the cereals and nuts of all parts (rule AL3). */
export function rollUpAllergens(parts: readonly AllergenFacts[]): AllergenFacts {
  if (parts.length === 0) return NOTHING_KNOWN
  const allergens: Record<AllergenGroup, AllergenAnswer> = { ...unknownAllergens() }
  for (const group of ALLERGEN_GROUPS) {
    let answer: AllergenAnswer = 'no'
    for (const part of parts) answer = worse(answer, part.allergens[group])
    allergens[group] = answer
  }
  return { allergens, namedAllergens: rollUpNames(parts) }
}

function rollUpNames(parts: readonly AllergenFacts[]): NamedAllergens {
  const names: Partial<Record<NamedAllergen, 'contains' | 'may'>> = {}
  for (const { namedAllergens } of parts) {
    if (Object.keys(namedAllergens).length === 0) continue
    for (const name of NAMED_ALLERGENS) {
      if (namedAllergens[name] === 'contains') names[name] = 'contains'
      else if (namedAllergens[name] === 'may') names[name] ??= 'may'
    }
  }
  return names
}

/** A product's facts with the groups the law lets it leave out answered "no" (rule AL6). */
export function withExemptions(facts: AllergenFacts, exemptGroups: readonly AllergenGroup[]): AllergenFacts {
  if (exemptGroups.length === 0) return facts
  const allergens: Allergens = {
    ...facts.allergens,
    ...Object.fromEntries(exemptGroups.map((group) => [group, 'no' as const])),
  }
  const names = NAMED_ALLERGENS.filter((name) => !exemptGroups.includes(groupOfNamed(name)))
  const namedAllergens: NamedAllergens = Object.fromEntries(
    names.flatMap((name) => {
      const answer = facts.namedAllergens[name]
      return answer === undefined ? [] : [[name, answer]]
    }),
  )
  return { allergens, namedAllergens }
}

/** Whether "free from" a group may be shown: only when the answer is "no" (rule AL4). */
export function mayClaimFreeFrom(group: AllergenGroup, allergens: Allergens): boolean {
  return allergens[group] === 'no'
}
