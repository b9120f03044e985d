import { answerLine, isAsOrdered, type SaidToLine } from '@brigade/domain/kitchen/ordering/answer-lines.ts'
import { answerOrder as contract } from '@brigade/domain/kitchen/ordering/order-functions.ts'
import { orderLifecycle } from '@brigade/domain/kitchen/ordering/order-state.ts'
import { type OrderLine, orderLines } from '@brigade/domain/kitchen/ordering/order.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import type * as z from 'zod'
import { storeOf } from '../../../core/functions/store.ts'
import { needSales } from '../suppliers/order-parties.ts'
import { orderByToken } from './order-by-token.ts'
import { needOrder, stepOrder, type StoredOrder, tellKitchen, todayOfSupplier } from './order-steps.ts'

type Input = z.infer<typeof contract.input>

export const answerOrder = defineFunction(contract, async ({ order: named, lines, note }, scope) => {
  const known = await orderToAnswer(scope, named)
  const { order } = known
  if (!orderLifecycle.isAllowed(order.state, 'confirm'))
    throwRefusal('FAILED_PRECONDITION', 'state', { state: order.state })
  if ((await todayOfSupplier(scope, order)) > order.wantedDay) throwRefusal('FAILED_PRECONDITION', 'too-late')

  const isUnchanged = await answerLines(
    scope,
    known.orderId,
    new Map(lines.map((line) => [line.lineId, line])),
  )
  const state = await stepOrder(scope, known, {
    command: isUnchanged ? 'confirm' : 'change',
    kind: isUnchanged ? 'confirmed' : 'changed',
    side: 'supplier',
    words: note,
    tell: (to) => tellKitchen(scope, known, to),
  })
  return { state }
})

/** The order that was named: by its id for those who sell, or by the link that came with it. */
async function orderToAnswer(scope: FunctionScope, named: Input['order']): Promise<StoredOrder> {
  if (named.kind === 'token') return orderByToken(scope, named.token)
  const known = await needOrder(scope, named.orderId)
  await needSales(scope, known.order.supplierId ?? '')
  return known
}

/** Writes the answer to every line; one that is not named is as ordered. Says whether all of them are. */
async function answerLines(
  scope: FunctionScope,
  orderId: string,
  said: ReadonlyMap<string, SaidToLine>,
): Promise<boolean> {
  const store = storeOf(scope)
  let isUnchanged = true
  for (const { id: lineId, content } of await store.find(orderLines, { params: { orderId } })) {
    const after = afterAnswer(content, said.get(lineId) ?? { answer: 'ok' }, lineId)
    store.change(orderLines, { orderId, lineId }, after)
    isUnchanged &&= isAsOrdered(content, after)
  }
  return isUnchanged
}

function afterAnswer(line: OrderLine, said: SaidToLine, lineId: string) {
  const answered = answerLine(line, said)
  return answered.ok ? answered.value : throwRefusal('INVALID_ARGUMENT', answered.problem, { lineId })
}
