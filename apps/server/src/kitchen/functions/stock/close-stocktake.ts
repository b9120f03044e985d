import { countLifecycle, countMovementId } from '@brigade/domain/kitchen/stock/move-count.ts'
import { type CountLine, countLines, counts } from '@brigade/domain/kitchen/stock/count.ts'
import { movements } from '@brigade/domain/kitchen/stock/movement.ts'
import { stockBalances } from '@brigade/domain/kitchen/stock/stock-balance.ts'
import { closeStocktake as contract } from '@brigade/domain/kitchen/stock/stock-functions.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { countedOf, countMovement, levelBefore } from '@brigade/domain/kitchen/stock/stocktake.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { needAccess } from '../../../access/caller-in-kitchen.ts'
import { needStep, orReason, type StepRules } from '../../../core/functions/take-step.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import type { Count } from '@brigade/domain/kitchen/stock/count.ts'

/** How counts move: closed once, with who closed it and when. */
const countSteps: StepRules<Count, 'close'> = {
  of: counts,
  next: (_, { state }, command) => orReason(countLifecycle.next(state, command)),
  changes: (scope, { to }) => ({ state: to, closedBy: uidOf(scope), closedAt: scope.now }),
}

interface Counting {
  readonly kitchenId: string
  readonly countId: string
}

/** Books what was counted of one line; answers whether it could be. */
async function bookLine(
  scope: FunctionScope,
  { kitchenId, countId }: Counting,
  { lineId, found }: { readonly lineId: string; readonly found: readonly CountLine[] },
): Promise<boolean> {
  const store = storeOf(scope)
  const line = await store.need(stockLines, { kitchenId, lineId })
  const counted = countedOf(found, line)
  if (counted === undefined) return false
  const balance = await store.load(stockBalances, { kitchenId, lineId })
  const since = await store.find(movements, {
    params: { kitchenId },
    where: { lineId },
    range: [['at', '>', counted.at]],
  })
  const level = levelBefore(
    balance?.amount,
    since.map(({ content }) => content),
  )
  const movement = countMovement(
    { countId, lineId, counted, level, stockUnit: line.stockUnit },
    { uid: uidOf(scope), recordedAt: scope.now },
  )
  if (movement === undefined) return false
  store.create(movements, { kitchenId, movementId: countMovementId(countId, lineId) }, movement)
  return true
}

export const closeStocktake = defineFunction(contract, async ({ kitchenId, countId }, scope) => {
  const store = storeOf(scope)
  await needAccess(store, kitchenId, { uid: uidOf(scope), atLeast: 'lead' })
  const at = { kitchenId, countId }
  await needStep(scope, countSteps, { params: at, move: 'close' })
  const lines = await store.find(countLines, { params: at })
  const byLine = Map.groupBy(
    lines.map(({ content }) => content).filter(({ amounts }) => amounts.length > 0),
    ({ lineId }) => lineId,
  )
  if (byLine.size === 0) throwRefusal('FAILED_PRECONDITION', 'nothing-counted')
  const unread: string[] = []
  for (const [lineId, found] of byLine)
    if (!(await bookLine(scope, at, { lineId, found }))) unread.push(lineId)
  return { booked: byLine.size - unread.length, unread }
})
