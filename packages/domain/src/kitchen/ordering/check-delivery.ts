import type { StockLine } from '../../food/ingredients/stock-line.ts'
import { convertTemperature } from '../../core/quantities/temperature.ts'
import { exactFromDecimal } from '../../core/quantities/exact.ts'
import type { Verdict } from '../safety/verdict.ts'
import { packsExpected } from './answer-lines.ts'
import type { DeliveredLine } from './delivery.ts'
import type { OrderLine } from './order.ts'

type ReceivedLine = Pick<OrderLine, 'packs' | 'confirmedPacks' | 'receivedPacks'>

/** Packs that go onto the shelf: what arrived in good order. */
export function packsKept({ packs, condition }: Pick<DeliveredLine, 'packs' | 'condition'>): number {
  return condition === 'ok' ? packs : 0
}

/** Whether more arrived of a line than is on its way. */
export function isMoreThanSent(line: ReceivedLine, delivered: DeliveredLine): boolean {
  return line.receivedPacks + packsKept(delivered) > packsExpected(line)
}

/** Whether nothing of an order has still to come, once this delivery is in (rule OR10). */
export function isAllReceived(
  lines: readonly (ReceivedLine & { readonly id: string })[],
  delivered: Readonly<Record<string, DeliveredLine>>,
): boolean {
  return lines.every((line) => {
    const arrived = delivered[line.id]
    const kept = arrived === undefined ? 0 : packsKept(arrived)
    return line.receivedPacks + kept >= packsExpected(line)
  })
}

/**
 * How one line of a delivery passes the door: failed when it is warmer than the kitchen keeps it, not proven when it needs
 * a temperature and nobody measured one (rule HC2).
 */
export function judgeDelivered(
  { packs, temp }: Pick<DeliveredLine, 'packs' | 'temp'>,
  { storage, isTcs }: Pick<StockLine, 'storage' | 'isTcs'>,
): Verdict {
  const limit = storage?.max
  if (packs === 0) return 'passed'
  if (temp === undefined) return isTcs || limit !== undefined ? 'not proven' : 'passed'
  if (limit === undefined) return 'passed'
  const isWarm = convertTemperature(temp, limit.unit).compare(exactFromDecimal(limit.value)) > 0
  return isWarm ? 'failed' : 'passed'
}

/** The verdict on a whole delivery: the worst of its lines. */
export function worstVerdict(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('failed')) return 'failed'
  return verdicts.includes('not proven') ? 'not proven' : 'passed'
}
