import { NOT_CONVERTIBLE } from '../../core/quantities/convert.ts'
import { type Exact, EXACT_HUNDRED, EXACT_ZERO, exactFromDecimal } from '../../core/quantities/exact.ts'
import type { Quantity } from '../../core/quantities/quantity.ts'
import { batchesOf } from '../../food/recipes/recipe-factor.ts'
import type { RecipeGraph, RecipeNode } from '../../food/recipes/recipe-graph.ts'
import type { RecipeLine } from '../../food/recipes/recipe-line.ts'
import { type PrepNeed, type PrepStock, recipesInOrder } from './prep-need.ts'
import { type PlannedTask, taskOf } from './planned-task.ts'

/** What the plan could not work out, and for which recipe; the task is listed all the same, without an amount. */
export interface PlanProblem {
  readonly recipeId: string
  readonly kind:
    | 'recipe-missing'
    | 'no-yield'
    | 'not-convertible'
    | 'amount-unknown'
    | 'loop'
    | 'too-many-digits'
}

/** What a plan is made from. */
export interface PlanInput {
  /** `YYYY-MM-DD` */
  readonly serviceDay: string
  readonly needs: readonly PrepNeed[]
  readonly recipes: RecipeGraph
  /** What is kept ready, by recipe: par or minimum, and on hand. */
  readonly stock: ReadonlyMap<string, PrepStock>
  /** Whether what is made is rounded up to whole batches of the recipe (rule PR1). */
  readonly wholeBatches: boolean
}

/** A list of what to make: parts stand before what they go into. */
export interface PreparationPlan {
  readonly tasks: readonly PlannedTask[]
  readonly problems: readonly PlanProblem[]
}

/** Batches of one recipe for one station; `isAtLeast` when some of the need could not be worked out. */
export interface Share {
  readonly stationId: string | undefined
  readonly batches: Exact
  readonly isAtLeast: boolean
}

/**
 * Explodes needs through recipes and their sub-recipes into prep tasks. Every recipe is counted once for all its
 * parents (rules RC3, RC4), what is on hand is taken off (rule PR1), and a part is asked for in the amount that is
 * really made of its parent. A recipe used only as a part has no station. A range asks for its upper end.
 */
export function planPreparation(input: PlanInput): PreparationPlan {
  const problems: PlanProblem[] = []
  const shares = new Map<string, Share[]>()
  const order = recipesInOrder(input, (recipeId) => problems.push({ recipeId, kind: 'loop' }))
  for (const need of input.needs) addNeed(need, input, { shares, problems })
  const tasks = order.flatMap((recipeId) => {
    const recipe = input.recipes.get(recipeId)
    if (recipe === undefined) {
      problems.push({ recipeId, kind: 'recipe-missing' })
      return []
    }
    const made = tasksOf(recipeId, recipe, { input, shares, problems })
    for (const { batches } of made) addParts(recipe, batches, { order, input, shares, problems, recipeId })
    return made.map(({ task }) => task)
  })
  return { tasks: tasks.toReversed(), problems: withoutDoubles(problems) }
}

interface Work {
  readonly shares: Map<string, Share[]>
  readonly problems: PlanProblem[]
}

function addNeed(need: PrepNeed, input: PlanInput, { shares, problems }: Work): void {
  const { recipeId, stationId, amount } = need
  const recipe = input.recipes.get(recipeId)
  const batches = recipe === undefined ? undefined : batchesOf(amount, recipe.current)
  if (typeof batches === 'string') problems.push({ recipeId, kind: batches })
  addShare(shares, recipeId, {
    stationId,
    batches: typeof batches === 'object' ? batches : EXACT_ZERO,
    isAtLeast: typeof batches !== 'object',
  })
}

function addShare(shares: Map<string, Share[]>, recipeId: string, share: Share): void {
  const all = shares.get(recipeId) ?? []
  const same = all.findIndex(({ stationId }) => stationId === share.stationId)
  const old = all[same]
  if (old === undefined) all.push(share)
  else {
    all[same] = {
      stationId: share.stationId,
      batches: old.batches.add(share.batches),
      isAtLeast: old.isAtLeast || share.isAtLeast,
    }
  }
  shares.set(recipeId, all)
}

interface MadeTask {
  readonly task: PlannedTask
  /** How much of the recipe is made; undefined where that is not known. */
  readonly batches: Exact | undefined
}

function tasksOf(
  recipeId: string,
  recipe: RecipeNode,
  { input, shares, problems }: Work & { readonly input: PlanInput },
): readonly MadeTask[] {
  const stock = input.stock.get(recipeId)
  const all = shares.get(recipeId) ?? []
  const joined = stock === undefined ? all : [joinShares(all)]
  return joined.flatMap((share) => {
    const made = taskOf({ ...input, recipeId, recipe, share, stock })
    if (made === undefined) return []
    if (made.problem !== undefined) problems.push({ recipeId, kind: made.problem })
    return [made]
  })
}

/** What is kept ready is made in one go: at the only station that needs it, or at none in particular. */
function joinShares(shares: readonly Share[]): Share {
  const stations = new Set(shares.map(({ stationId }) => stationId))
  return {
    stationId: stations.size === 1 ? shares[0]?.stationId : undefined,
    batches: shares.reduce((sum, { batches }) => sum.add(batches), EXACT_ZERO),
    isAtLeast: shares.some(({ isAtLeast }) => isAtLeast),
  }
}

interface PartsWork extends Work {
  readonly input: PlanInput
  readonly order: readonly string[]
  readonly recipeId: string
}

function addParts(recipe: RecipeNode, batches: Exact | undefined, work: PartsWork): void {
  for (const line of recipe.current.lines) {
    const partId = line.kind === 'recipe' ? line.refId : undefined
    // A part that stands before its parent closes a loop, which is already reported.
    if (partId === undefined || work.order.indexOf(partId) <= work.order.indexOf(work.recipeId)) continue
    const one = batchesPerBatch(line, work.input.recipes.get(partId))
    if (typeof one === 'string') work.problems.push({ recipeId: partId, kind: one })
    const isKnown = typeof one === 'object' && batches !== undefined
    addShare(work.shares, partId, {
      stationId: undefined,
      batches: isKnown ? one.mul(batches) : EXACT_ZERO,
      isAtLeast: !isKnown,
    })
  }
}

function batchesPerBatch(
  line: RecipeLine,
  part: RecipeNode | undefined,
): Exact | 'amount-unknown' | 'not-convertible' | 'no-yield' | undefined {
  const amount = amountOf(line)
  if (part === undefined) return undefined
  if (amount === undefined) return 'amount-unknown'
  const batches = batchesOf(amount, part.current)
  if (batches === NOT_CONVERTIBLE || batches === 'no-yield') return batches
  return line.yieldPct === undefined
    ? batches
    : batches.mul(EXACT_HUNDRED).div(exactFromDecimal(line.yieldPct))
}

function amountOf(line: RecipeLine): Quantity | undefined {
  switch (line.amount.kind) {
    case 'exact':
      return line.amount.qty
    case 'range':
      return line.amount.to
    default:
      return undefined
  }
}

function withoutDoubles(problems: readonly PlanProblem[]): readonly PlanProblem[] {
  return [...new Map(problems.map((problem) => [`${problem.kind} ${problem.recipeId}`, problem])).values()]
}
