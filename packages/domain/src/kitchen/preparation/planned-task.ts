import { convert, NOT_CONVERTIBLE } from '../../core/quantities/convert.ts'
import { type Exact, EXACT_ZERO, exactFromDecimal } from '../../core/quantities/exact.ts'
import type { Quantity } from '../../core/quantities/quantity.ts'
import { decimalFromExact } from '../../core/quantities/round.ts'
import { FRACTION_DIGITS } from '../../core/quantities/decimal-from-typed.ts'
import type { Decimal } from '../../core/quantities/decimal.ts'
import type { RecipeNode } from '../../food/recipes/recipe-graph.ts'
import type { PlanProblem, Share } from './plan-preparation.ts'
import type { PrepStock } from './prep-need.ts'
import type { PrepFormula } from './prep-task.ts'
import { toMake } from './to-make.ts'

/** A task a plan asks for; without `want` the amount is not known. */
export interface PlannedTask {
  readonly id: string
  readonly serviceDay: string
  readonly recipeId: string
  readonly stationId?: string
  readonly name: string
  readonly want?: Quantity
  readonly formula?: PrepFormula
}

/** The id of a generated task, so that making the list twice makes no doubles (product, E28). */
export function plannedTaskId(serviceDay: string, recipeId: string, stationId: string | undefined): string {
  return `${serviceDay}_${recipeId}_${stationId ?? 'none'}`
}

interface TaskInput {
  readonly serviceDay: string
  readonly wholeBatches: boolean
  readonly recipeId: string
  readonly recipe: RecipeNode
  readonly share: Share
  readonly stock: PrepStock | undefined
}

interface TaskOutput {
  readonly task: PlannedTask
  readonly batches: Exact | undefined
  readonly problem: PlanProblem['kind'] | undefined
}

/** The task for one share of a recipe; undefined when nothing has to be made. */
export function taskOf(input: TaskInput): TaskOutput | undefined {
  const { recipe, share, recipeId, serviceDay } = input
  const plain: PlannedTask = {
    id: plannedTaskId(serviceDay, recipeId, share.stationId),
    serviceDay,
    recipeId,
    ...(share.stationId === undefined ? {} : { stationId: share.stationId }),
    name: recipe.name,
  }
  const isNothingKnown = share.isAtLeast && share.batches.equals(EXACT_ZERO)
  const batch = batchOf(recipe)
  if (batch === undefined) return { task: plain, batches: undefined, problem: 'no-yield' }
  if (isNothingKnown) return { task: plain, batches: undefined, problem: undefined }
  const formula = formulaOf(input, batch)
  if (typeof formula === 'string') return { task: plain, batches: undefined, problem: formula }
  const made = toMake(formula)
  if (made === undefined) return { task: plain, batches: undefined, problem: 'too-many-digits' }
  if (made.amount === '0') return undefined
  return {
    task: { ...plain, want: { amount: made.amount, unit: batch.unit }, formula },
    batches: exactFromDecimal(made.amount).div(exactFromDecimal(batch.amount)),
    problem: undefined,
  }
}

/** What one batch gives: its yield, or its portions when no yield is said. */
function batchOf({ current }: RecipeNode): Quantity | undefined {
  if (current.yield !== undefined) return current.yield
  return current.portions === undefined ? undefined : { amount: String(current.portions), unit: 'portion' }
}

function formulaOf(
  { share, stock, wholeBatches }: TaskInput,
  batch: Quantity,
): PrepFormula | 'not-convertible' | 'too-many-digits' {
  const [par, minimum] = [stock?.par, stock?.minimum].map((quantity) =>
    quantityIn(quantity, batch.unit, (value) => value.ceil(FRACTION_DIGITS)),
  )
  const onHand = quantityIn(stock?.onHand, batch.unit, (value) => value.floor(FRACTION_DIGITS))
  if (par === NOT_CONVERTIBLE || minimum === NOT_CONVERTIBLE || onHand === NOT_CONVERTIBLE)
    return NOT_CONVERTIBLE
  const projected = decimalAtLeast(share.batches.mul(exactFromDecimal(batch.amount)))
  if (projected === undefined) return 'too-many-digits'
  return {
    unit: batch.unit,
    ...(par === undefined ? {} : { par: par.amount }),
    ...(projected === '0' && par !== undefined ? {} : { projected, minimum: minimum?.amount ?? '0' }),
    onHand: onHand?.amount ?? '0',
    alreadyPrepared: '0',
    rounding: 'up',
    ...(wholeBatches ? { batch: batch.amount } : {}),
  }
}

/** What is kept ready, in the unit of the batch; endless digits are cut so that nothing falls short. */
function quantityIn(
  quantity: Quantity | undefined,
  unit: Quantity['unit'],
  cut: (value: Exact) => Exact,
): Quantity | typeof NOT_CONVERTIBLE | undefined {
  if (quantity === undefined) return undefined
  const value = convert(quantity, unit)
  if (value === NOT_CONVERTIBLE) return value
  const amount = decimalFromExact(value) ?? decimalFromExact(cut(value))
  return amount === undefined ? NOT_CONVERTIBLE : { amount, unit }
}

/** The value as a stored decimal; one with endless digits is rounded up at the sixth, so that nothing falls short. */
function decimalAtLeast(value: Exact): Decimal | undefined {
  return decimalFromExact(value) ?? decimalFromExact(value.ceil(FRACTION_DIGITS))
}
