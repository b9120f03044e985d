import { kitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import {
  isAllReceived,
  isMoreThanSent,
  packsKept,
  worstVerdict,
} from '@brigade/domain/kitchen/ordering/check-delivery.ts'
import { receiveDelivery as contract } from '@brigade/domain/kitchen/ordering/delivery-functions.ts'
import { deliveries } from '@brigade/domain/kitchen/ordering/delivery.ts'
import { type OrderLine, orderLines } from '@brigade/domain/kitchen/ordering/order.ts'
import { correctiveActions } from '@brigade/domain/kitchen/safety/corrective-action-document.ts'
import type { Verdict } from '@brigade/domain/kitchen/safety/verdict.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import type { FoundDocument } from '../../../core/functions/find-documents.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { needGrant } from '../suppliers/order-parties.ts'
import { bookDelivered, type DeliveredTo } from './book-delivered.ts'
import { needOrder, stepOrder, tellSupplier } from './order-steps.ts'

export const receiveDelivery = defineFunction(contract, async ({ orderId, delivery, accept }, scope) => {
  const known = await needOrder(scope, orderId)
  const { kitchenId, supplierId } = known.order
  await needGrant(scope, kitchenId, 'orders')
  const store = storeOf(scope)
  const lines = await store.find(orderLines, { params: { orderId } })
  refuseMoreThanSent(lines, delivery.lines, accept.length > 0)

  const isAll = isAllReceived(
    lines.map(({ id, content }) => ({ id, ...content })),
    delivery.lines,
  )
  const state = await stepOrder(scope, known, {
    command: isAll ? 'receive' : 'receivePart',
    kind: 'received',
    side: 'kitchen',
  })
  const booked = await bookLines(scope, { kitchenId, orderId }, { lines, delivered: delivery.lines })
  const verdict = worstVerdict(booked.map((each) => each.verdict))
  const { limitsVersion } = await store.need(kitchenSettings, { kitchenId, settingsId: 'main' })
  const deliveryId = scope.newId()
  store.create(
    deliveries,
    { orderId, deliveryId },
    {
      kitchenId,
      ...(supplierId !== undefined && { supplierId }),
      ...delivery,
      by: uidOf(scope),
      verdict,
      limitsVersion,
    },
  )
  const correctiveActionIds = openActions(scope, kitchenId, { deliveryId, booked })
  await tellSupplier(scope, known, 'received')
  return {
    deliveryId,
    state,
    verdict,
    movementIds: booked.flatMap((each) => each.movementIds),
    correctiveActionIds,
  }
})

type Delivered = Readonly<Record<string, DeliveredTo['delivered']>>

function refuseMoreThanSent(
  lines: readonly FoundDocument<OrderLine>[],
  delivered: Delivered,
  isAccepted: boolean,
): void {
  const ids = new Set(lines.map(({ id }) => id))
  if (Object.keys(delivered).some((id) => !ids.has(id))) throwRefusal('NOT_FOUND', 'gone')
  const more = lines.filter(({ id, content }) => {
    const arrived = delivered[id]
    return arrived !== undefined && isMoreThanSent(content, arrived)
  })
  if (more.length > 0 && !isAccepted)
    throwRefusal('INVALID_ARGUMENT', 'more-than-sent', { lines: more.map(({ id }) => id) })
}

interface Booked {
  readonly name: string
  readonly verdict: Verdict
  readonly movementIds: readonly string[]
}

/** Takes every line in that arrived: its packs, the ledger and the price on the note. */
async function bookLines(
  scope: FunctionScope,
  { kitchenId, orderId }: Pick<DeliveredTo, 'kitchenId' | 'orderId'>,
  {
    lines,
    delivered,
  }: { readonly lines: readonly FoundDocument<OrderLine>[]; readonly delivered: Delivered },
): Promise<readonly Booked[]> {
  const booked: Booked[] = []
  for (const { id: lineId, content } of lines) {
    const arrived = delivered[lineId]
    if (arrived === undefined) continue
    const receivedPacks = content.receivedPacks + packsKept(arrived)
    storeOf(scope).change(orderLines, { orderId, lineId }, { receivedPacks })
    const taken = await bookDelivered(scope, { kitchenId, orderId, line: content, delivered: arrived })
    booked.push({ name: content.name, ...taken })
  }
  return booked
}

/** A line that came too warm opens a corrective action (rule HC1); the delivery is its record (product, E34). */
function openActions(
  scope: FunctionScope,
  kitchenId: string,
  { deliveryId, booked }: { readonly deliveryId: string; readonly booked: readonly Booked[] },
): string[] {
  const uid = uidOf(scope)
  return booked
    .filter(({ verdict }) => verdict === 'failed')
    .map(({ name }) => {
      const actionId = scope.newId()
      storeOf(scope).create(
        correctiveActions,
        { kitchenId, actionId },
        {
          by: uid,
          recordId: deliveryId,
          what: name.padEnd(SHORTEST_WORDS, '.'),
          choice: 'other',
          state: 'open',
          takenBy: [uid],
          doneBy: null,
          verifiedBy: null,
        },
      )
      return actionId
    })
}

const SHORTEST_WORDS = 3
