import type { Currency, Money } from '../../core/money/money.ts'
import { netOfVat } from '../../core/money/money-arithmetic.ts'
import type { Decimal } from '../../core/quantities/decimal.ts'
import type { Exact } from '../../core/quantities/exact.ts'
import type { Unit } from '../../core/quantities/unit.ts'
import type { CostSpan, RecipeCost } from '../../food/recipes/cost-report.ts'
import { type FoodCost, foodCost, targetPrice } from '../../food/recipes/food-cost.ts'
import { mostPricesMissing, type PricesMissing } from '../../food/recipes/prices-missing.ts'
import { batchesOf, portionsOf } from '../../food/recipes/recipe-factor.ts'
import type { RecipeNode } from '../../food/recipes/recipe-graph.ts'
import type { MenuItem } from './menu.ts'

/** What one sold item costs and leaves, or why that is not known. */
export type MenuItemCost =
  | {
      readonly kind: 'known'
      /** Exact minor units of one item. */
      readonly cost: CostSpan
      /** A lower bound: something below has no price. */
      readonly isAtLeast: boolean
      /** How many things are missing to know it exactly. */
      readonly missingCount: number
      /** So much is missing that no figure is shown (CO8). */
      readonly mostMissing?: PricesMissing
      /** Absent while the item has no price in the currency of the costs. */
      readonly net?: Money
      /** Of the cost's upper end; absent without a price, or with a price of zero. */
      readonly food?: FoodCost
      /** Net price at which the cost would be the target share, exact minor units. */
      readonly targetNet: Exact
    }
  | { readonly kind: 'unknown'; readonly why: ItemCostProblem }

/** Why an item has no cost: no recipe, or its portion cannot be measured in the recipe's yield. */
export type ItemCostProblem =
  | { readonly reason: 'no-recipe' | 'recipe-missing' | 'no-yield' }
  | { readonly reason: 'not-convertible'; readonly from: Unit; readonly to: Unit }

/** What a menu item's cost is worked out from. */
export interface MenuItemCosting {
  /** The item's recipe and its cost; absent when there is no such recipe. */
  readonly recipe?: RecipeNode
  readonly cost?: RecipeCost
  /** The currency of the costs; a price in another one is not compared with them. */
  readonly currency: Currency
  /** The VAT that prices on the menu contain, in percent. */
  readonly vatPct: Decimal
  /** Food cost wanted when the recipe names none, in percent, above zero. */
  readonly targetCostPct: Decimal
}

/**
 * Cost, margin net of VAT and food cost % of one menu item (rules CO1, CO3, CO6, MO5). An item without a portion
 * is one portion of its recipe.
 */
export function menuItemCost(
  item: Pick<MenuItem, 'recipeId' | 'portion' | 'price'>,
  { recipe, cost, currency, vatPct, targetCostPct }: MenuItemCosting,
): MenuItemCost {
  if (item.recipeId === undefined) return { kind: 'unknown', why: { reason: 'no-recipe' } }
  if (recipe === undefined || cost === undefined)
    return { kind: 'unknown', why: { reason: 'recipe-missing' } }
  const batches = itemBatches(item, recipe)
  if (typeof batches === 'string') return { kind: 'unknown', why: portionProblem(batches, item, recipe) }
  const ofItem = { from: cost.batch.from.mul(batches), to: cost.batch.to.mul(batches) }
  const net = item.price?.currency === currency ? netOfVat(item.price, vatPct).net : undefined
  const most = mostPricesMissing(cost)
  const food = net === undefined ? undefined : foodCost(ofItem.to, net)
  return {
    kind: 'known',
    cost: ofItem,
    isAtLeast: cost.isAtLeast,
    missingCount: cost.missing.size,
    ...(most !== undefined && { mostMissing: most }),
    ...(net !== undefined && { net }),
    ...(food !== undefined && { food }),
    targetNet: targetPrice(ofItem.to, recipe.current.targetCostPct ?? targetCostPct),
  }
}

function itemBatches(
  { portion }: Pick<MenuItem, 'portion'>,
  recipe: RecipeNode,
): Exact | 'not-convertible' | 'no-yield' {
  if (portion !== undefined) return batchesOf(portion, recipe.current)
  const portions = portionsOf(recipe.current)
  return portions === undefined ? 'no-yield' : portions.inverse()
}

function portionProblem(
  problem: 'not-convertible' | 'no-yield',
  { portion }: Pick<MenuItem, 'portion'>,
  recipe: RecipeNode,
): ItemCostProblem {
  if (problem === 'no-yield' || portion === undefined) return { reason: 'no-yield' }
  return { reason: problem, from: portion.unit, to: recipe.current.yield?.unit ?? 'portion' }
}
