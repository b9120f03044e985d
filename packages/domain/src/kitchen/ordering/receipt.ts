import type { ConversionFact } from '../../core/quantities/convert.ts'
import { exactFromDecimal } from '../../core/quantities/exact.ts'
import type { Quantity } from '../../core/quantities/quantity.ts'
import { decimalFromExact } from '../../core/quantities/round.ts'
import type { Unit } from '../../core/quantities/unit.ts'
import type { Movement } from '../stock/movement.ts'
import { newMovement } from '../stock/new-movement.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import { packsKept } from './check-delivery.ts'
import type { DeliveredLine } from './delivery.ts'
import type { OrderLine } from './order.ts'

/** What so many packs hold, in the unit of the pack; undefined when it has more digits than are kept. */
export function contentOfPacks({ count, size }: OrderLine['pack'], packs: number): Quantity | undefined {
  const amount = decimalFromExact(exactFromDecimal(size.amount).mul(count).mul(packs))
  return amount === undefined ? undefined : { amount, unit: size.unit }
}

interface Received {
  readonly orderId: string
  readonly line: Pick<OrderLine, 'lineId' | 'pack' | 'substitute'>
  readonly delivered: DeliveredLine
}

/**
 * The ledger's line for what arrived in good order, a substitute by its own pack (product, E21). Undefined when nothing did,
 * or when nothing says how the pack compares with the unit that the stock is counted in.
 */
export function receiptOf(
  { orderId, line, delivered }: Received,
  stock: { readonly stockUnit: Unit; readonly facts: readonly ConversionFact[] },
  { uid, at }: { readonly uid: string; readonly at: Timestamp },
): Movement | undefined {
  const packs = packsKept(delivered)
  const entered = contentOfPacks(line.substitute?.pack ?? line.pack, packs)
  if (packs === 0 || entered === undefined) return undefined
  const made = newMovement(
    {
      lineId: line.lineId,
      kind: 'receipt',
      entered,
      way: 'in',
      cause: { kind: 'order', id: orderId },
      ...(delivered.lot !== undefined && { lot: delivered.lot }),
    },
    stock,
    { author: { uid, acted: { by: uid } }, at },
  )
  return made.ok ? made.value : undefined
}
