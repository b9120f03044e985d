import { err, ok, type Result } from '@brigade/contract/result.ts'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import type { StockLine } from '../../food/ingredients/stock-line.ts'
import type { Author } from '../../access/roles/acting-person.ts'
import type { NotConvertible } from '../../core/quantities/convert.ts'
import { type Exact, EXACT_ONE, exactFromDecimal, productOf } from '../../core/quantities/exact.ts'
import type { Quantity } from '../../core/quantities/quantity.ts'
import { nearestDecimal } from '../../core/quantities/round.ts'
import { batchesOf } from '../../food/recipes/recipe-factor.ts'
import type { RecipeNode } from '../../food/recipes/recipe-graph.ts'
import type { RecipeLine } from '../../food/recipes/recipe-line.ts'
import { usableShare } from '../../food/recipes/usable-share.ts'
import type { Batch } from '../stock/batch.ts'
import type { Movement } from '../stock/movement.ts'
import { newMovement } from '../stock/new-movement.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import { useBy as lastDayOfUse } from './use-by.ts'

/** What a task made, and by which recipe. */
export interface Made {
  readonly taskId: string
  readonly recipeId: string
  readonly recipe: RecipeNode['current']
  /** As entered, above zero. */
  readonly qty: Quantity
  readonly lot: string
  /** Service day `YYYY-MM-DD`. */
  readonly madeOn: string
  /** Whole days, 1 or more; without them the batch has no last day. */
  readonly shelfLifeDays?: number | undefined
}

/** A kitchen's stock lines by id. */
export type PrepShelf = ReadonlyMap<
  string,
  Pick<StockLine, 'stockUnit' | 'conversions' | 'recipeId'> & Partial<Pick<StockLine, 'yields'>>
>

/** What finishing a task books, to be written in one batch. */
export interface MadeStock {
  /** With ids of their own, so that finishing twice books once; undone with `reverseMovement`. */
  readonly movements: readonly { readonly id: string; readonly movement: Movement }[]
  /** Absent where the kitchen keeps no stock of the product. */
  readonly batch: Batch | undefined
  /** Keys of lines that could not be booked: no amount, no stock line, or no way into its unit. */
  readonly unbooked: readonly string[]
}

/** What moves of one stock line. */
interface Moved {
  readonly lineId: string
  readonly kind: 'prep-out' | 'prep-in'
  readonly entered: Quantity
}

/**
 * The stock that a finished task moves (rule PR6): parts out by the recipe, what was made in, with its lot and its last
 * day. Parts are taken as they are bought, with what their yield loses, and never refused for lack of stock (rule ST9).
 */
export function stockOfMade(
  made: Made,
  shelf: PrepShelf,
  signed: { readonly author: Author; readonly at: Timestamp },
): Result<MadeStock, NotConvertible | 'no-yield'> {
  const batches = batchesOf(made.qty, made.recipe)
  if (typeof batches === 'string') return err(batches)
  const movements: { readonly id: string; readonly movement: Movement }[] = []
  const book = ({ lineId, kind, entered }: Moved): boolean => {
    const line = shelf.get(lineId)
    if (line === undefined) return false
    const cause = { kind: 'prep task', id: made.taskId } as const
    const draft = { lineId, kind, entered, cause, way: kind === 'prep-in' ? 'in' : 'out' } as const
    const movement = newMovement(
      kind === 'prep-in' ? { ...draft, lot: made.lot } : draft,
      { stockUnit: line.stockUnit, facts: line.conversions },
      signed,
    )
    if (movement.ok)
      movements.push({ id: `prep_${made.taskId}_${movements.length + 1}`, movement: movement.value })
    return movement.ok
  }
  const unbooked = made.recipe.lines.flatMap((line) => {
    const part = partOf(line, batches, shelf)
    return part !== undefined && book(part) ? [] : [line.lineKey]
  })
  const productId = lineMadeBy(made.recipeId, shelf)
  const isKept = productId !== undefined && book({ lineId: productId, kind: 'prep-in', entered: made.qty })
  return ok({ movements, batch: isKept ? batchOf(made, productId, signed) : undefined, unbooked })
}

/** What a line of the recipe takes from the shelf; a sub-recipe from the stock line that is made by it. */
function partOf(line: RecipeLine, batches: Exact, shelf: PrepShelf): Moved | undefined {
  const { kind, refId, amount } = line
  const lineId = kind === 'recipe' && refId !== undefined ? lineMadeBy(refId, shelf) : refId
  if (lineId === undefined || amount.kind !== 'exact') return undefined
  const yields = kind === 'ingredient' ? (shelf.get(lineId)?.yields ?? []) : []
  const bought = usableShare(line, yields)?.inverse() ?? EXACT_ONE
  const taken = nearestDecimal(productOf(exactFromDecimal(amount.qty.amount), batches, bought))
  if (taken === undefined) return undefined
  return { lineId, kind: 'prep-out', entered: { amount: taken, unit: amount.qty.unit } }
}

function lineMadeBy(recipeId: string, shelf: PrepShelf): string | undefined {
  for (const [id, line] of shelf) if (line.recipeId === recipeId) return id
  return undefined
}

function batchOf(
  { lot, qty, madeOn, shelfLifeDays }: Made,
  lineId: string,
  { author, at }: { readonly author: Author; readonly at: Timestamp },
): Batch {
  return {
    ...newCommonFields(author.uid, at),
    lineId,
    lot,
    madeAt: at,
    ...(shelfLifeDays !== undefined && { useBy: lastDayOfUse(madeOn, shelfLifeDays) }),
    qty,
    from: [],
    frozenSpans: [],
    state: 'usable',
  }
}
