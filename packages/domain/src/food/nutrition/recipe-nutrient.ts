import { type Exact, EXACT_HUNDRED, EXACT_ZERO } from '../../core/quantities/exact.ts'

/** A part of a recipe, and how much of one nutrient it holds. */
export interface NutrientPart {
  readonly id: string
  /** As used at mixing; absent when nobody knows what it weighs. */
  readonly grams?: Exact | undefined
  /** Of the nutrient in 100 g of the part; absent when it is not known. */
  readonly per100g?: Exact | undefined
}

/** How much of one nutrient a finished recipe holds. */
export interface RecipeNutrient {
  /** In 100 g of the finished food; of the known parts only, when `isAtLeast`. Absent when no part is known. */
  readonly per100g?: Exact
  /** The value is a lower bound: some part is not known. */
  readonly isAtLeast: boolean
  /** Share of the weight that is known, in percent; absent when some part's weight is not. */
  readonly knownPct?: Exact
  /** Ids of the parts that are not known, in the order given. */
  readonly missing: readonly string[]
}

/**
 * A nutrient of a recipe (rule NU6): known only when every part above 0 g has it, otherwise "at least", with the share
 * of the weight that is known and the parts that are missing. What cooking drives off is divided away: the sum stands
 * over the cooked weight.
 * @param cookedGrams - weight of the finished food, above zero
 * @throws RangeError when the finished food weighs nothing
 */
export function recipeNutrient(parts: readonly NutrientPart[], cookedGrams: Exact): RecipeNutrient {
  if (cookedGrams.compare(EXACT_ZERO) <= 0) throw new RangeError('A finished food weighs more than nothing.')
  const counted = parts.filter(({ grams }) => grams === undefined || grams.compare(EXACT_ZERO) > 0)
  const missing = counted.filter((part) => amountIn(part) === undefined)
  const known = counted.filter((part) => !missing.includes(part))
  const amount = known.reduce((sum, part) => sum.add(amountIn(part) ?? EXACT_ZERO), EXACT_ZERO)
  const hasAllWeights = counted.length > 0 && counted.every(({ grams }) => grams !== undefined)
  return {
    ...(known.length > 0 && { per100g: amount.div(cookedGrams).mul(EXACT_HUNDRED) }),
    isAtLeast: missing.length > 0,
    ...(hasAllWeights && { knownPct: weightOf(known).div(weightOf(counted)).mul(EXACT_HUNDRED) }),
    missing: missing.map(({ id }) => id),
  }
}

function amountIn({ grams, per100g }: NutrientPart): Exact | undefined {
  return grams === undefined || per100g === undefined ? undefined : grams.mul(per100g).div(EXACT_HUNDRED)
}

function weightOf(parts: readonly NutrientPart[]): Exact {
  return parts.reduce((sum, { grams }) => sum.add(grams ?? EXACT_ZERO), EXACT_ZERO)
}
