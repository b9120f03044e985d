import { type Exact, EXACT_HUNDRED, exactFromInt } from '../../core/quantities/exact.ts'
import { roundToInt } from '../../core/quantities/round.ts'

/** What an adult has in a day; grams but for energy [Regulation (EU) 1169/2011 annex XIII part B]. */
const REFERENCE_INTAKES = {
  kJ: 8400,
  kcal: 2000,
  fat: 70,
  saturates: 20,
  carbohydrate: 260,
  sugars: 90,
  protein: 50,
  salt: 6,
} as const

/** What has a daily reference; fibre has none. */
export type ReferencedNutrient = keyof typeof REFERENCE_INTAKES

/**
 * The share of the daily reference in whole percent (rule NU5).
 * @param amount - unrounded: grams, or kJ and kcal for energy
 */
export function referenceIntakePct(nutrient: ReferencedNutrient, amount: Exact): number {
  return roundToInt(amount.div(exactFromInt(REFERENCE_INTAKES[nutrient])).mul(EXACT_HUNDRED))
}
