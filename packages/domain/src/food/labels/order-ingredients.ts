import { foldName } from '../../core/text/fold-name.ts'
import type { Exact } from '../../core/quantities/exact.ts'

/** An ingredient of a labelled food. */
export interface LabelIngredient {
  readonly name: string
  /** As used at mixing. */
  readonly grams: Exact
  /**
   * Allergens it brings, in the words of the label: "milk", "wheat". Empty when it has none; absent when nobody knows,
   * which no label may pass over. Those of a compound's parts stand with the parts.
   */
  readonly allergens?: readonly string[] | undefined
  /** What a compound ingredient is made of. */
  readonly parts?: readonly LabelIngredient[] | undefined
}

/**
 * Ingredients in descending weight as used at mixing, at every level of compounds; ties go by name (rule LB2;
 * Regulation (EU) 1169/2011 article 18).
 */
export function orderIngredients(ingredients: readonly LabelIngredient[]): readonly LabelIngredient[] {
  return ingredients
    .map((ingredient) =>
      ingredient.parts === undefined
        ? ingredient
        : { ...ingredient, parts: orderIngredients(ingredient.parts) },
    )
    .toSorted((one, other) => other.grams.compare(one.grams) || compareNames(one.name, other.name))
}

function compareNames(one: string, other: string): number {
  const [first, second] = [foldName(one), foldName(other)]
  if (first === second) return 0
  return first < second ? -1 : 1
}
