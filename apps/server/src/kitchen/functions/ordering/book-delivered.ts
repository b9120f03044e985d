import { isSame } from '@brigade/domain/core/documents/changed-fields.ts'
import { pastPrices, priceLines } from '@brigade/domain/food/ingredients/price-lines.ts'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { judgeDelivered, packsKept } from '@brigade/domain/kitchen/ordering/check-delivery.ts'
import type { DeliveredLine } from '@brigade/domain/kitchen/ordering/delivery.ts'
import type { OrderLine } from '@brigade/domain/kitchen/ordering/order.ts'
import type { Verdict } from '@brigade/domain/kitchen/safety/verdict.ts'
import { movements } from '@brigade/domain/kitchen/stock/movement.ts'
import { receiptOf } from '@brigade/domain/kitchen/ordering/receipt.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'

/** One line of an order and what arrived of it. */
export interface DeliveredTo {
  readonly kitchenId: string
  readonly orderId: string
  readonly line: OrderLine
  readonly delivered: DeliveredLine
}

/** Books what arrived of one line: a receipt in the ledger, and the price that the note says. */
export async function bookDelivered(
  scope: FunctionScope,
  taken: DeliveredTo,
): Promise<{ readonly verdict: Verdict; readonly movementIds: readonly string[] }> {
  const { kitchenId, line, delivered } = taken
  const stockLine = await storeOf(scope).need(stockLines, { kitchenId, lineId: line.lineId })
  if (packsKept(delivered) > 0) await keepPrice(scope, taken)
  return {
    verdict: judgeDelivered(delivered, stockLine),
    movementIds: writeReceipt(scope, taken, stockLine),
  }
}

/** The receipt; none when nothing says how the pack compares with the unit the line is counted in. */
function writeReceipt(
  scope: FunctionScope,
  { kitchenId, orderId, line, delivered }: DeliveredTo,
  stockLine: StockLine,
): readonly string[] {
  const receipt = receiptOf(
    { orderId, line, delivered },
    { stockUnit: stockLine.stockUnit, facts: stockLine.conversions },
    { uid: uidOf(scope), at: scope.now },
  )
  if (receipt === undefined) return []
  const movementId = scope.newId()
  storeOf(scope).create(movements, { kitchenId, movementId }, { ...receipt, recordedAt: scope.now })
  return [movementId]
}

/** A price that is not the one known becomes the one known, with its own entry in the history. */
async function keepPrice(scope: FunctionScope, { kitchenId, line, delivered }: DeliveredTo): Promise<void> {
  const store = storeOf(scope)
  const { priceLineId, substitute } = line
  if (substitute !== undefined) return
  const known = await store.load(priceLines, { kitchenId, priceLineId })
  const price = delivered.price ?? line.confirmedPrice ?? line.price
  if (known === undefined || isSame(known.price, price)) return
  const at = scope.now
  store.change(priceLines, { kitchenId, priceLineId }, { price, priceAt: at })
  store.create(
    pastPrices,
    { kitchenId, priceLineId, priceId: scope.newId() },
    { price, pack: known.pack, at, reason: 'receipt' },
  )
}
