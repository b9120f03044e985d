import { type Exact } from '../src/core/quantities/exact.ts'
import type { Quantity } from '../src/core/quantities/quantity.ts'
import { roundToText } from '../src/core/quantities/round.ts'
import type { Unit } from '../src/core/quantities/unit.ts'
import {
  type CostedPriceLine,
  type CostedStockLine,
  type CostSources,
} from '../src/food/recipes/cost-sources.ts'
import { recipeCost } from '../src/food/recipes/recipe-cost.ts'
import type { RecipeNode } from '../src/food/recipes/recipe-graph.ts'
import type { RecipeLine } from '../src/food/recipes/recipe-line.ts'

export const qty = (amount: string, unit: Unit): Quantity => ({ amount, unit })
export const noon = { seconds: 1_780_000_000, nanoseconds: 0 }

/** A line of so much of a stock line; `also` and the like by `more`. */
export function needs(refId: string, quantity: Quantity, more: Partial<RecipeLine> = {}): RecipeLine {
  return {
    lineKey: refId,
    text: refId,
    kind: 'ingredient',
    refId,
    name: refId,
    amount: { kind: 'exact', qty: quantity },
    ...more,
  }
}

export const uses = (refId: string, quantity: Quantity, more: Partial<RecipeLine> = {}): RecipeLine =>
  needs(refId, quantity, { kind: 'recipe', ...more })

export function recipe(
  lines: readonly RecipeLine[],
  current: Partial<RecipeNode['current']> = {},
): RecipeNode {
  return { name: 'recipe', current: { yield: qty('1', 'piece'), lines: [...lines], ...current } }
}

export function price(
  lineId: string,
  minor: number,
  size: Quantity,
  more: Partial<CostedPriceLine> = {},
): CostedPriceLine {
  return {
    lineId,
    pack: { count: 1, size },
    price: { minor, currency: 'EUR' },
    priceAt: noon,
    rank: 1,
    isAvailable: true,
    supplierName: 'Market',
    ...more,
  }
}

interface Kitchen {
  readonly recipes?: Readonly<Record<string, RecipeNode>>
  readonly stockLines?: Readonly<Record<string, Partial<CostedStockLine>>>
  readonly prices?: readonly CostedPriceLine[]
}

/** Stock lines appear by being priced; price lines are named p0, p1 … */
export function kitchen({ recipes = {}, stockLines = {}, prices = [] }: Kitchen): CostSources {
  const names = [...Object.keys(stockLines), ...prices.map(({ lineId }) => lineId)]
  return {
    recipes: new Map(Object.entries(recipes)),
    stockLines: new Map(names.map((name) => [name, { name, conversions: [], ...stockLines[name] }])),
    priceLines: new Map(prices.map((line, index) => [`p${index}`, line])),
    currency: 'EUR',
  }
}

export const shown = (value: Exact | undefined): string | undefined => value && roundToText(value.div(100), 2)
export const batch = (recipeId: string, sources: CostSources): string | undefined =>
  shown(recipeCost(recipeId, sources)?.batch.from)
export const whyUnknown = (sources: CostSources): unknown =>
  recipeCost('dish', sources)?.lines.flatMap((line) => (line.kind === 'unknown' ? [line.why] : []))

export const butter = price('butter', 800, qty('1', 'kg'))
