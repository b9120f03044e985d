import { decimalFromTyped } from '../../core/quantities/decimal-from-typed.ts'
import type { Decimal } from '../../core/quantities/decimal.ts'
import { exactFromDecimal } from '../../core/quantities/exact.ts'
import { decimalFromExact } from '../../core/quantities/round.ts'
import { latinDigits } from '../../core/quantities/typed-digits.ts'
import { Unit } from '../../core/quantities/unit.ts'
import { readUnit } from './read-unit.ts'
import { LARGEST_PACK_COUNT, type Pack } from '../ingredients/price-line.ts'

/** A pack read from what a person typed, or why it cannot be one. */
export type TypedPack =
  | { readonly ok: true; readonly pack: Pack }
  | {
      readonly ok: false
      readonly problem: 'not-a-pack' | 'no-unit' | 'zero' | 'bad-count' | 'too-many-digits' | 'ambiguous'
    }

/** Spoons and cups on a delivery note are metric. */
const METRIC = { cups: 'metric', isEvident: true } as const
/** A case on a delivery note, and a spoon in a French recipe. */
const CASES = /^cs$/i
const WRITTEN = /^(?:(\d+)\s*[x×*]\s*)?([\d.,]+)\s*(\D.*)?$/iu

/**
 * Reads a pack as it stands on a delivery note: "6 x 750 ml", "2 × 5 kg", "25kg", "1,5 l" (rule UN12). Cups and
 * spoons are metric (rule UN4). Every word counts: "5 kg of something" is refused, not cut short.
 */
export function packFromTyped(text: string): TypedPack {
  const written = WRITTEN.exec(latinDigits(text))
  if (written === null) return { ok: false, problem: 'not-a-pack' }
  const [, times = '1', number = '', unitWords = ''] = written
  const amount = decimalFromTyped(number)
  if (!amount.ok) {
    return { ok: false, problem: amount.problem === 'not-a-number' ? 'not-a-pack' : amount.problem }
  }
  return packOf(Number(times), amount.decimal, unitWords)
}

function packOf(count: number, amount: Decimal, unitWords: string): TypedPack {
  if (amount === '0') return { ok: false, problem: 'zero' }
  if (count < 1 || count > LARGEST_PACK_COUNT) return { ok: false, problem: 'bad-count' }
  const unit = unitOf(unitWords.trim())
  if (unit === undefined) return { ok: false, problem: 'no-unit' }
  const whole = decimalFromExact(exactFromDecimal(amount).mul(unit.times))
  return whole === undefined
    ? { ok: false, problem: 'too-many-digits' }
    : { ok: true, pack: { count, size: { amount: whole, unit: unit.unit } } }
}

interface PackUnit {
  readonly unit: Unit
  /** How many of the unit the word means: a dozen is twelve pieces. */
  readonly times: number
}

/** A unit by its code, or by a word for it in one of several languages. */
function unitOf(words: string): PackUnit | undefined {
  const code = Unit.safeParse(words)
  if (code.success) return { unit: code.data, times: 1 }
  const read = CASES.test(words) ? undefined : readUnit(words, METRIC)
  return read?.kind === 'unit' && read.rest === '' ? { unit: read.unit, times: read.times ?? 1 } : undefined
}
