import { wholeFromTyped } from '@brigade/domain/core/quantities/typed-digits.ts'
import { Basket } from '@brigade/domain/kitchen/ordering/basket.ts'
import { mostOf } from '../../lib/drafts/field-limits.ts'

/** A number of packs as it is typed; undefined when it is none. */
export function packsFromTyped(text: string): number | undefined {
  return wholeFromTyped(text, mostOf(Basket, 'lines.*.packs'))
}
