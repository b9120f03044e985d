import { err, type Result } from '@brigade/contract/result.ts'
import type { Author } from '../../access/roles/acting-person.ts'
import { type Exact, EXACT_ZERO, exactFromDecimal } from '../../core/quantities/exact.ts'
import type { Quantity } from '../../core/quantities/quantity.ts'
import { convert, NOT_CONVERTIBLE } from '../../core/quantities/convert.ts'
import { nearestDecimal } from '../../core/quantities/round.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import type { StockLine } from '../../food/ingredients/stock-line.ts'
import type { Movement } from './movement.ts'
import { newMovement } from './new-movement.ts'

/** Why nothing is booked. */
export type StockProblem = 'not-convertible' | 'too-many-digits' | 'nothing-to-book'

interface Shelved {
  readonly lineId: string
  readonly line: Pick<StockLine, 'stockUnit' | 'conversions'>
}

interface Signed {
  readonly author: Author
  readonly at: Timestamp
}

/** The movement of food that left the shelf by hand: thrown away or eaten by the team (product, E21). */
export function takenOut(
  { lineId, line }: Shelved,
  {
    kind,
    entered,
    wasteId,
  }: { readonly kind: 'waste' | 'staff-meal'; readonly entered: Quantity; readonly wasteId?: string },
  signed: Signed,
): Result<Movement, StockProblem> {
  if (Number(entered.amount) === 0) return err('nothing-to-book')
  const cause = wasteId === undefined ? {} : { cause: { kind: 'waste', id: wasteId } as const }
  return newMovement(
    { lineId, kind, entered, way: 'out', ...cause },
    { stockUnit: line.stockUnit, facts: line.conversions },
    signed,
  )
}

/**
 * The movement that brings the ledger to what somebody sees on the shelf: the difference to what it says is there (rule ST2).
 * Where the two agree there is nothing to book, unless nothing ever moved: then that nothing is there is a finding too.
 * @param balance - what the ledger says, in the stock unit; undefined where nothing ever moved
 */
export function correctedTo(
  { lineId, line }: Shelved,
  { found, balance }: { readonly found: Quantity; readonly balance: string | undefined },
  signed: Signed,
): Result<Movement, StockProblem> {
  const there = convert(found, line.stockUnit, line.conversions)
  if (there === NOT_CONVERTIBLE) return err('not-convertible')
  const difference: Exact = there.sub(balance === undefined ? EXACT_ZERO : exactFromDecimal(balance))
  if (balance !== undefined && difference.compare(EXACT_ZERO) === 0) return err('nothing-to-book')
  const amount = nearestDecimal(difference.abs())
  if (amount === undefined) return err('too-many-digits')
  const way = difference.compare(EXACT_ZERO) < 0 ? 'out' : 'in'
  return newMovement(
    { lineId, kind: 'correction', entered: { amount, unit: line.stockUnit }, way },
    { stockUnit: line.stockUnit, facts: line.conversions },
    signed,
  )
}
