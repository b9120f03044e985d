import {
  type AllergenAnswer,
  type AllergenFacts,
  type AllergenGroup,
  type NamedAllergen,
} from './allergens.ts'
import { rollUpAnswers } from './allergen-rollup.ts'

/** The list of nine of the United States [FALCPA; FASTER Act] (rule AL5). */
export const US_ALLERGENS = [
  'milk',
  'egg',
  'fish',
  'crustacean shellfish',
  'tree nuts',
  'peanuts',
  'wheat',
  'soybeans',
  'sesame',
] as const
export type UsAllergen = (typeof US_ALLERGENS)[number]

const groupOf: Readonly<Record<Exclude<UsAllergen, 'wheat'>, AllergenGroup>> = {
  milk: 'milk',
  egg: 'eggs',
  fish: 'fish',
  'crustacean shellfish': 'crustaceans',
  'tree nuts': 'nuts',
  peanuts: 'peanuts',
  soybeans: 'soybeans',
  sesame: 'sesame',
}

const WHEATS: readonly NamedAllergen[] = ['wheat', 'spelt', 'khorasan']
const OTHER_CEREALS: readonly NamedAllergen[] = ['rye', 'barley', 'oats']

/**
 * The nine answers for the United States, derived from the 14 groups (rule AL5). Of the gluten group only wheat
 * counts; where no cereal is named, wheat is as unknown as the cereal.
 */
export function usAllergens(facts: AllergenFacts): Readonly<Record<UsAllergen, AllergenAnswer>> {
  const of = (allergen: Exclude<UsAllergen, 'wheat'>): AllergenAnswer => facts.allergens[groupOf[allergen]]
  return {
    milk: of('milk'),
    egg: of('egg'),
    fish: of('fish'),
    'crustacean shellfish': of('crustacean shellfish'),
    'tree nuts': of('tree nuts'),
    peanuts: of('peanuts'),
    wheat: wheatAnswer(facts),
    soybeans: of('soybeans'),
    sesame: of('sesame'),
  }
}

function wheatAnswer({ allergens, namedAllergens }: AllergenFacts): AllergenAnswer {
  const named = WHEATS.flatMap((name) => namedAllergens[name] ?? [])
  if (named.includes('contains')) return 'contains'
  const { gluten } = allergens
  if (gluten === 'no' || gluten === 'unknown') return gluten
  const isExplained = OTHER_CEREALS.some((name) => namedAllergens[name] === gluten) || named.length > 0
  return isExplained ? rollUpAnswers(['no', ...named]) : 'unknown'
}
