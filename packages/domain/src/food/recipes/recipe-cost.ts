import { type ConversionFact, NOT_CONVERTIBLE, unitFactor } from '../../core/quantities/convert.ts'
import { type Exact, EXACT_ZERO } from '../../core/quantities/exact.ts'
import { isFreeOfCharge } from '../ingredients/free-of-charge.ts'
import { unitPrice } from '../../core/money/unit-price.ts'
import { type AskedAmount, askedBy, measured } from './asked-amount.ts'
import type { CostSpan, LineCost, PriceSource, RecipeCost, UnknownCost } from './cost-report.ts'
import { sumOfSpans, times } from './cost-span.ts'
import { type ChosenPrice, choosePrices, type CostedStockLine, type CostSources } from './cost-sources.ts'
import { missingCosts } from './missing-costs.ts'
import { mostPricesMissing } from './prices-missing.ts'
import { cycleClosedBy, hasCycle } from './recipe-cycle.ts'
import { batchesPer, portionsOf } from './recipe-factor.ts'
import type { RecipeNode } from './recipe-graph.ts'
import type { RecipeLine } from './recipe-line.ts'
import { changedFoods, type CostBasis, type EarlierCosts, isLineUnchanged } from './unchanged-line.ts'

const NO_FACTS: readonly ConversionFact[] = []
const NOTHING: CostSpan = { from: EXACT_ZERO, to: EXACT_ZERO }

/** Costs of the recipes of one owner, each worked out when first asked for and then kept. */
export interface KitchenCosts {
  /** The cost of a recipe; undefined when there is no such recipe. */
  of(recipeId: string): RecipeCost | undefined
  /**
   * The books over a later state of the documents. A recipe that rests on the very same documents keeps its cost, as
   * the same object; only what a change reaches is worked out again.
   */
  after(sources: CostSources): KitchenCosts
}

interface CostContext extends CostBasis {
  /** Books to take unchanged lines over from. */
  readonly earlier: EarlierCosts | undefined
  readonly unitPrices: Map<string, Exact>
  readonly costs: Map<string, RecipeCost>
  /** Recipes being costed now, the one on top last. */
  readonly open: string[]
  readonly isCyclic: boolean
}

/**
 * Opens the books over one state of the documents: every recipe is costed at most once, however many others use
 * it. After a change of any document, go on with the books `after` it.
 */
export function kitchenCosts(sources: CostSources): KitchenCosts {
  return openCostCache(sources, undefined)
}

function openCostCache(sources: CostSources, before: CostContext | undefined): KitchenCosts {
  const isCyclic = before?.sources.recipes === sources.recipes ? before.isCyclic : hasCycle(sources.recipes)
  const canTakeOver = before !== undefined && !isCyclic && before.sources.currency === sources.currency
  const prices = choosePrices(sources)
  const context: CostContext = {
    sources,
    prices,
    // Not the context itself: books that each hold the ones before them would never be let go.
    earlier: canTakeOver
      ? {
          recipes: before.sources.recipes,
          costs: before.costs,
          changedFoods: changedFoods(before, { sources, prices }),
        }
      : undefined,
    unitPrices: new Map(),
    costs: new Map(),
    open: [],
    isCyclic,
  }
  return { of: (recipeId) => costOf(recipeId, context), after: (later) => openCostCache(later, context) }
}

/** The cost of one recipe (rules RC3, RC4, CO6, YL1); undefined when there is no such recipe. */
export function recipeCost(recipeId: string, sources: CostSources): RecipeCost | undefined {
  return kitchenCosts(sources).of(recipeId)
}

function costOf(recipeId: string, context: CostContext): RecipeCost | undefined {
  const known = context.costs.get(recipeId)
  if (known !== undefined) return known
  const recipe = context.sources.recipes.get(recipeId)
  if (recipe === undefined) return undefined
  context.open.push(recipeId)
  const cost = costOfRecipe(recipeId, recipe, context)
  context.open.pop()
  context.costs.set(recipeId, cost)
  return cost
}

function costOfRecipe(recipeId: string, recipe: RecipeNode, context: CostContext): RecipeCost {
  const kept =
    recipe === context.earlier?.recipes.get(recipeId) ? context.earlier.costs.get(recipeId) : undefined
  const lines = recipe.current.lines.map(
    (line, index) => keptLine(line, kept?.lines[index], context) ?? costOfLine(line, recipeId, context),
  )
  if (kept?.lines.every((line, index) => line === lines[index]) === true) return kept
  const missing = missingCosts(recipeId, recipe.current.lines, { costs: lines, known: context.costs })
  const batch = sumOfSpans(lines.filter((line) => line.kind === 'known').map(({ cost }) => cost))
  const portions = portionsOf(recipe.current)
  return {
    recipeId,
    lines,
    batch,
    ...(portions !== undefined && { portion: times(batch, portions.inverse()) }),
    missing,
    isAtLeast: missing.size > 0,
  }
}

/** The line's cost from earlier books, where nothing it rests on has changed; a loop is always looked at anew. */
function keptLine(line: RecipeLine, kept: LineCost | undefined, context: CostContext): LineCost | undefined {
  const { earlier } = context
  if (earlier === undefined || kept === undefined) return undefined
  if (kept.kind === 'unknown' && kept.why.reason === 'cycle') return undefined
  const subCost = (id: string) => (context.open.includes(id) ? undefined : costOf(id, context))
  return isLineUnchanged(line, { earlier, now: context.sources }, subCost) ? kept : undefined
}

function costOfLine(line: RecipeLine, recipeId: string, context: CostContext): LineCost {
  const { lineKey, refId } = line
  const unknown = (why: UnknownCost): LineCost => ({ kind: 'unknown', lineKey, why })
  const stockLine = line.kind === 'ingredient' ? context.sources.stockLines.get(refId ?? '') : undefined
  if (isFreeNow(refId, stockLine, context))
    return { kind: 'known', lineKey, cost: NOTHING, source: { kind: 'free' } }
  const asked = askedBy(line, stockLine?.yields ?? [])
  if ('reason' in asked) return unknown(asked)
  if (refId === undefined) return unknown({ reason: 'not-matched' })
  if (line.kind === 'recipe') {
    const cycle = context.isCyclic ? cycleClosedBy(recipeId, refId, context.sources.recipes) : undefined
    return cycle === undefined
      ? costThroughRecipe(lineKey, { ...asked, recipeId: refId, facts: NO_FACTS }, context)
      : unknown({ reason: 'cycle', path: cycle.map((id) => context.sources.recipes.get(id)?.name ?? id) })
  }
  if (stockLine === undefined) return unknown({ reason: 'line-missing' })
  if (stockLine.recipeId !== undefined) {
    return costThroughRecipe(
      lineKey,
      { ...asked, recipeId: stockLine.recipeId, facts: stockLine.conversions },
      context,
    )
  }
  const chosen = context.prices.get(refId)
  if (chosen === undefined) return unknown({ reason: 'no-price' })
  return costFromPrice(lineKey, { ...asked, chosen, facts: stockLine.conversions }, context)
}

/** Whether a line costs nothing, however much it asks for: the kitchen says so, or it is usual and has no price (CO7). */
function isFreeNow(
  lineId: string | undefined,
  stockLine: CostedStockLine | undefined,
  { prices }: CostContext,
): boolean {
  if (stockLine === undefined || lineId === undefined || !isFreeOfCharge(stockLine)) return false
  return stockLine.isFree === true || !prices.has(lineId)
}

function costFromPrice(
  lineKey: string,
  asked: AskedAmount & { readonly chosen: ChosenPrice; readonly facts: readonly ConversionFact[] },
  context: CostContext,
): LineCost {
  const { priceLineId, priceLine } = asked.chosen
  if (priceLine.price.currency !== context.sources.currency) {
    return { kind: 'unknown', lineKey, why: { reason: 'other-currency', currency: priceLine.price.currency } }
  }
  const { unit } = priceLine.pack.size
  const bought = measured(asked, (used) => unitFactor(used, unit, asked.facts))
  if (bought === NOT_CONVERTIBLE) {
    return { kind: 'unknown', lineKey, why: { reason: 'not-convertible', from: asked.from.unit, to: unit } }
  }
  const perUnit = unitPriceOf(asked.chosen, context)
  const source: PriceSource = {
    kind: 'price',
    priceLineId,
    supplierName: priceLine.supplierName,
    ...(priceLine.linkId !== undefined && { linkId: priceLine.linkId }),
    price: priceLine.price,
    priceAt: priceLine.priceAt,
    unitPrice: perUnit,
    unit,
    bought,
  }
  return { kind: 'known', lineKey, cost: times(bought, perUnit), source }
}

function unitPriceOf({ priceLineId, priceLine }: ChosenPrice, context: CostContext): Exact {
  const known = context.unitPrices.get(priceLineId)
  if (known !== undefined) return known
  const perUnit = unitPrice(priceLine.price, priceLine.pack)
  context.unitPrices.set(priceLineId, perUnit)
  return perUnit
}

function costThroughRecipe(
  lineKey: string,
  asked: AskedAmount & { readonly recipeId: string; readonly facts: readonly ConversionFact[] },
  context: CostContext,
): LineCost {
  const { recipeId, facts } = asked
  const unknown = (why: UnknownCost): LineCost => ({ kind: 'unknown', lineKey, why })
  const recipe = context.sources.recipes.get(recipeId)
  if (recipe === undefined) return unknown({ reason: 'recipe-missing' })
  if (context.open.includes(recipeId)) return unknown({ reason: 'cycle', path: openPath(recipeId, context) })
  const batches = measured(asked, (unit) => batchesPer(unit, recipe.current, facts))
  if (batches === 'no-yield') return unknown({ reason: 'no-yield' })
  if (batches === NOT_CONVERTIBLE) {
    return unknown({
      reason: 'not-convertible',
      from: asked.from.unit,
      to: recipe.current.yield?.unit ?? 'portion',
    })
  }
  const cost = costOf(recipeId, context)
  if (cost === undefined) return unknown({ reason: 'recipe-missing' })
  return {
    kind: 'known',
    lineKey,
    cost: { from: batches.from.mul(cost.batch.from), to: batches.to.mul(cost.batch.to) },
    source: {
      kind: 'recipe',
      recipeId,
      batches,
      isAtLeast: cost.isAtLeast,
      isMostlyMissing: mostPricesMissing(cost) !== undefined,
    },
  }
}

/** Names from the open recipe down to itself, where a prepared stock line closes a cycle. */
function openPath(recipeId: string, context: CostContext): readonly string[] {
  const ids = [...context.open.slice(context.open.indexOf(recipeId)), recipeId]
  return ids.map((id) => context.sources.recipes.get(id)?.name ?? id)
}
