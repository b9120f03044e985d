import { newCommonFields } from '../../core/documents/common-fields.ts'
import { convert, NOT_CONVERTIBLE } from '../../core/quantities/convert.ts'
import { type Exact, EXACT_ZERO, exactFromDecimal } from '../../core/quantities/exact.ts'
import { nearestDecimal } from '../../core/quantities/round.ts'
import { compareTimestamps } from '../../core/time/compare-timestamps.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import type { StockLine } from '../../food/ingredients/stock-line.ts'
import type { CountLine } from './count.ts'
import type { Counted } from './count-difference.ts'
import type { Movement } from './movement.ts'

/**
 * What several people found of one stock line in all its places, in its stock unit, with the time of the last finding;
 * undefined where a finding cannot be brought to that unit, or where nothing was found out.
 * @param lines - of one stock line
 */
export function countedOf(
  lines: readonly Pick<CountLine, 'amounts'>[],
  { stockUnit, conversions }: Pick<StockLine, 'stockUnit' | 'conversions'>,
): Counted | undefined {
  const findings = lines.flatMap(({ amounts }) => amounts)
  const [first] = findings
  if (first === undefined) return undefined
  let amount: Exact = EXACT_ZERO
  let { at } = first
  for (const finding of findings) {
    const found = convert(finding.entered, stockUnit, conversions)
    if (found === NOT_CONVERTIBLE) return undefined
    amount = amount.add(found)
    if (compareTimestamps(finding.at, at) > 0) at = finding.at
  }
  return { amount, at }
}

/**
 * What the ledger said at the moment of counting: the balance now without what has moved since (rule ST3).
 * @param balance - undefined where nothing ever moved
 */
export function levelBefore(balance: string | undefined, since: readonly Pick<Movement, 'change'>[]): Exact {
  return since.reduce(
    (level, { change }) => level.sub(exactFromDecimal(change)),
    balance === undefined ? EXACT_ZERO : exactFromDecimal(balance),
  )
}

interface Stocktaken {
  readonly countId: string
  readonly lineId: string
  readonly counted: Counted
  /** What the ledger said at that moment. */
  readonly level: Exact
  readonly stockUnit: StockLine['stockUnit']
}

/**
 * The movement of a count (rule ST3): the difference to the ledger at the counting time, with what was found beside it.
 * Undefined where the amounts have more digits than are kept.
 * @param recordedAt - the server's time, by which it knows what came later from a device without a network
 */
export function countMovement(
  { countId, lineId, counted, level, stockUnit }: Stocktaken,
  { uid, recordedAt }: { readonly uid: string; readonly recordedAt: Timestamp },
): Movement | undefined {
  const [found, change] = [nearestDecimal(counted.amount), nearestDecimal(counted.amount.sub(level))]
  if (found === undefined || change === undefined) return undefined
  return {
    ...newCommonFields(uid, recordedAt),
    by: uid,
    lineId,
    kind: 'count',
    change,
    entered: { amount: found, unit: stockUnit },
    at: counted.at,
    recordedAt,
    cause: { kind: 'count', id: countId },
  }
}
