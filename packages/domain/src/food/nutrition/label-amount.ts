import { type Exact, EXACT_ZERO, exactFromDecimal } from '../../core/quantities/exact.ts'
import { roundToText } from '../../core/quantities/round.ts'

/** What a nutrition table declares in grams. */
export type LabelNutrient = 'fat' | 'saturates' | 'carbohydrate' | 'sugars' | 'protein' | 'fibre' | 'salt'

/** How a nutrient is written [European Commission guidance on tolerances and rounding, December 2012]. */
interface Rounding {
  /** From so many grams on with `coarsePlaces`. */
  readonly coarseFrom: Exact
  readonly coarsePlaces: number
  /** Below that, and above `traceUpTo`. */
  readonly finePlaces: number
  /** Up to and with so many grams it is written as `trace`. */
  readonly traceUpTo: Exact
  readonly trace: string
}

/** Rule NU3. */
const MOST: Rounding = {
  coarseFrom: exactFromDecimal('10'),
  coarsePlaces: 0,
  finePlaces: 1,
  traceUpTo: exactFromDecimal('0.5'),
  trace: '<0.5',
}

/** Rule NU4. */
const SATURATES: Rounding = { ...MOST, traceUpTo: exactFromDecimal('0.1'), trace: '<0.1' }

/** Rule NU4. */
const SALT: Rounding = {
  coarseFrom: exactFromDecimal('1'),
  coarsePlaces: 1,
  finePlaces: 2,
  traceUpTo: exactFromDecimal('0.0125'),
  trace: '<0.01',
}

const roundings: Readonly<Record<LabelNutrient, Rounding>> = {
  fat: MOST,
  saturates: SATURATES,
  carbohydrate: MOST,
  sugars: MOST,
  protein: MOST,
  fibre: MOST,
  salt: SALT,
}

/**
 * The grams of a nutrient as a label writes them: "10", "9.6", "<0.5", "0" (rules NU3, NU4). How finely is decided
 * once, by the raw value: 9.96 g of fat is "10.0".
 * @throws RangeError below zero
 */
export function labelAmount(nutrient: LabelNutrient, grams: Exact): string {
  const { coarseFrom, coarsePlaces, finePlaces, traceUpTo, trace } = roundings[nutrient]
  if (grams.compare(EXACT_ZERO) < 0) throw new RangeError('A food holds no less than nothing.')
  if (grams.compare(EXACT_ZERO) === 0) return '0'
  if (grams.compare(traceUpTo) <= 0) return trace
  return roundToText(grams, grams.compare(coarseFrom) >= 0 ? coarsePlaces : finePlaces)
}

/** Energy as a label writes it, in whole kJ or kcal (rule NU4). */
export function labelEnergy(amount: Exact): string {
  return roundToText(amount, 0)
}
