import { addedAllergens } from '@brigade/domain/food/allergens/added-allergens.ts'
import { unknownAllergens } from '@brigade/domain/food/allergens/all-allergens.ts'
import type { AllergenGroup } from '@brigade/domain/food/allergens/allergens.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { packsExpected } from '@brigade/domain/kitchen/ordering/answer-lines.ts'
import { answerChanges as contract } from '@brigade/domain/kitchen/ordering/order-functions.ts'
import { type OrderLine, orderLines } from '@brigade/domain/kitchen/ordering/order.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import type { FoundDocument } from '../../../core/functions/find-documents.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { needGrant } from '../suppliers/order-parties.ts'
import { needOrder, stepOrder, tellSupplier } from './order-steps.ts'

export const answerChanges = defineFunction(contract, async ({ orderId, lines, words }, scope) => {
  const known = await needOrder(scope, orderId)
  const { kitchenId } = known.order
  await needGrant(scope, kitchenId, 'orders')
  const store = storeOf(scope)
  const left = new Set(lines.filter(({ accept }) => !accept).map(({ lineId }) => lineId))
  const all = await store.find(orderLines, { params: { orderId } })
  const taken = all.filter(({ id, content }) => !left.has(id) && packsExpected(content) > 0)
  for (const lineId of left) store.change(orderLines, { orderId, lineId }, { confirmedPacks: 0 })
  const isTaken = taken.length > 0
  const state = await stepOrder(scope, known, {
    command: isTaken ? 'acceptChanges' : 'refuseChanges',
    kind: isTaken ? 'changes accepted' : 'changes refused',
    side: 'kitchen',
    words,
  })
  await tellSupplier(scope, known, isTaken ? 'changes accepted' : 'changes refused')
  return { state, allergenChecks: await allergenChecks(scope, kitchenId, taken) }
})

interface AllergenCheck {
  readonly recipeId: string
  readonly groups: AllergenGroup[]
}

/** The recipes that a substitute gives an allergen they were not said to have (rule AL7). */
async function allergenChecks(
  scope: FunctionScope,
  kitchenId: string,
  taken: readonly FoundDocument<OrderLine>[],
): Promise<AllergenCheck[]> {
  const gained = await gainedGroups(scope, kitchenId, taken)
  if (gained.size === 0) return []
  const where = { ownerKind: 'kitchen', ownerId: kitchenId } as const
  const book = await storeOf(scope).find(recipes, { params: {}, where })
  return book.flatMap(({ id, content }) => {
    if (content.deletedAt !== undefined) return []
    const groups = content.current.lines.flatMap(({ refId = '' }) => gained.get(refId) ?? [])
    return groups.length === 0 ? [] : [{ recipeId: id, groups: [...new Set(groups)] }]
  })
}

/** What each stock line would gain from its substitute. */
async function gainedGroups(
  scope: FunctionScope,
  kitchenId: string,
  taken: readonly FoundDocument<OrderLine>[],
): Promise<ReadonlyMap<string, readonly AllergenGroup[]>> {
  const gained = new Map<string, readonly AllergenGroup[]>()
  for (const {
    content: { lineId, substitute },
  } of taken) {
    if (substitute === undefined) continue
    const before = await storeOf(scope).need(stockLines, { kitchenId, lineId })
    const after = { allergens: { ...unknownAllergens(), ...substitute.allergens }, namedAllergens: {} }
    const { groups } = addedAllergens(before, after)
    if (groups.length > 0) gained.set(lineId, groups)
  }
  return gained
}
