import type { Money } from '../../core/money/money.ts'
import type { Exact } from '../../core/quantities/exact.ts'
import type { Unit } from '../../core/quantities/unit.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'

/** A cost in exact minor units. Both ends are equal unless a line asks for a range ("2 to 3 kg"). */
export interface CostSpan {
  readonly from: Exact
  readonly to: Exact
}

/** What an ingredient line's cost was made from: the supplier's pack, its price and the day of it (CO6). */
export interface PriceSource {
  readonly kind: 'price'
  readonly priceLineId: string
  readonly supplierName: string
  readonly linkId?: string
  readonly price: Money
  readonly priceAt: Timestamp
  /** Exact minor units per `unit`. */
  readonly unitPrice: Exact
  readonly unit: Unit
  /** How much is bought, in `unit`, after the line's yield. */
  readonly bought: CostSpan
}

/** A line costed through a sub-recipe: so many batches of it. */
export interface MadeCostSource {
  readonly kind: 'recipe'
  readonly recipeId: string
  readonly batches: CostSpan
  /** The sub-recipe's own cost is not complete. */
  readonly isAtLeast: boolean
  /** So much of it is missing that its total says nothing (CO8). */
  readonly isMostlyMissing: boolean
}

/** A line of what costs nothing, such as water (CO7). */
export interface FreeCostSource {
  readonly kind: 'free'
}

/** Why a line has no cost. Nothing unknown is ever 0 (CO6). */
export type UnknownCost =
  | {
      readonly reason:
        | 'not-matched'
        | 'line-missing'
        | 'recipe-missing'
        | 'no-price'
        | 'no-amount'
        | 'no-yield'
    }
  | { readonly reason: 'words'; readonly words: string }
  | { readonly reason: 'not-convertible'; readonly from: Unit; readonly to: Unit }
  | { readonly reason: 'other-currency'; readonly currency: string }
  | { readonly reason: 'cycle'; readonly path: readonly string[] }

/** What one line costs in one batch, from where, or why nobody can say. */
export type LineCost =
  | {
      readonly kind: 'known'
      readonly lineKey: string
      readonly cost: CostSpan
      readonly source: PriceSource | MadeCostSource | FreeCostSource
    }
  | { readonly kind: 'unknown'; readonly lineKey: string; readonly why: UnknownCost }

/** One thing that is missing to know a cost exactly, at the place where it is missing. */
export interface MissingCost {
  readonly recipeId: string
  readonly lineKey: string
  readonly name: string
  /** The stock line without a price, where that is what is missing. */
  readonly stockLineId?: string
  readonly why: UnknownCost
}

/** The cost of one batch of a recipe, line by line. */
export interface RecipeCost {
  readonly recipeId: string
  readonly lines: readonly LineCost[]
  readonly batch: CostSpan
  /** Absent when the recipe does not say how many portions a batch gives. */
  readonly portion?: CostSpan
  /** Everything missing here and in sub-recipes, each once: a price that two lines need is missing once. */
  readonly missing: ReadonlyMap<string, MissingCost>
  /** The total is a lower bound: "at least" (CO6). */
  readonly isAtLeast: boolean
}
