import { err, ok, type Result } from '@brigade/contract/result.ts'
import { type Author, signedBy } from '../../access/roles/acting-person.ts'
import { type ConversionFact, convert, NOT_CONVERTIBLE } from '../../core/quantities/convert.ts'
import { EXACT_ZERO } from '../../core/quantities/exact.ts'
import type { Quantity } from '../../core/quantities/quantity.ts'
import { nearestDecimal } from '../../core/quantities/round.ts'
import type { Unit } from '../../core/quantities/unit.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import type { Movement } from './movement.ts'

/** What somebody enters of one movement. */
export interface MovementDraft extends Pick<Movement, 'lineId' | 'kind' | 'cause' | 'lot'> {
  /** As typed, never below zero. */
  readonly entered: Quantity
  /** `in` adds to the stock, `out` takes from it. */
  readonly way: 'in' | 'out'
}

/**
 * A movement in the line's stock unit, with what was typed beside it (product, E21). Where the unit makes endless digits
 * of it, the change is the nearest that can be kept, and what was typed stays exact.
 * @param line - the unit the line is counted in, and what is known of converting this food
 */
export function newMovement(
  { way, ...said }: MovementDraft,
  line: { readonly stockUnit: Unit; readonly facts?: readonly ConversionFact[] },
  { author, at }: { readonly author: Author; readonly at: Timestamp },
): Result<Movement, 'not-convertible' | 'too-many-digits'> {
  const amount = convert(said.entered, line.stockUnit, line.facts)
  if (amount === NOT_CONVERTIBLE) return err('not-convertible')
  const change = nearestDecimal(way === 'in' ? amount : EXACT_ZERO.sub(amount))
  if (change === undefined) return err('too-many-digits')
  const { lineId, kind, entered, cause, lot } = said
  return ok({
    ...signedBy(author, at),
    lineId,
    kind,
    change,
    entered,
    at,
    ...(cause !== undefined && { cause }),
    ...(lot !== undefined && { lot }),
  })
}
