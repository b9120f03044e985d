import { decimalFromTyped } from '../../core/quantities/decimal-from-typed.ts'
import type { Decimal } from '../../core/quantities/decimal.ts'
import { exactFromDecimal } from '../../core/quantities/exact.ts'
import { decimalFromExact } from '../../core/quantities/round.ts'
import { latinDigits } from '../../core/quantities/typed-digits.ts'
import { Unit } from '../../core/quantities/unit.ts'
import { CONTAINER_WORDS, OF_WORDS } from './container-words.table.ts'
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
const FIRST_WORD = /^(?:1\s+)?(\p{L}+)\s+(?:(\p{L}+'?)\s*)?(?=[\d])(.*)$/iu
const LAST_WORD = /^(.*\S)\s+(\p{L}+)$/u
const WRITTEN = /^(?:(\d+)\s*[x×*]\s*)?([\d.,]+)\s*(\D.*)?$/iu

/**
 * Reads a pack as it stands on a delivery note: "6 x 750 ml", "2 × 5 kg", "25kg", "1,5 l" (rule UN12). Cups and
 * spoons are metric (rule UN4). What it comes in may be named before it or behind it: "case of 6 x 2.5 kg", "2.5 kg tub";
 * a bare number behind it counts pieces: "tray of 30". Every other word counts: "5 kg of something" is refused, not cut
 * short.
 */
export function packFromTyped(text: string): TypedPack {
  const named = withoutContainer(latinDigits(text).trim())
  const written = WRITTEN.exec(named.pack)
  if (written === null) return { ok: false, problem: 'not-a-pack' }
  const [, times = '1', number = '', unitWords = named.isCounted ? 'piece' : ''] = written
  const amount = decimalFromTyped(number)
  if (!amount.ok) {
    return { ok: false, problem: amount.problem === 'not-a-number' ? 'not-a-pack' : amount.problem }
  }
  return packOf(Number(times), amount.decimal, unitWords)
}

/** A pack without the word for what it comes in; after such a word a number may stand alone. */
function withoutContainer(text: string): { readonly pack: string; readonly isCounted: boolean } {
  const [, word = '', of, inside] = FIRST_WORD.exec(text) ?? []
  const isNamed = isContainer(word) && (of === undefined || OF_WORDS.has(of.toLowerCase()))
  if (isNamed && inside !== undefined) return { pack: inside, isCounted: true }
  const [, before, last = ''] = LAST_WORD.exec(text) ?? []
  const isNamedBehind = before !== undefined && isContainer(last) && WRITTEN.exec(before)?.[3] !== undefined
  return { pack: isNamedBehind ? before : text, isCounted: false }
}

const isContainer = (word: string): boolean => CONTAINER_WORDS.has(word.toLowerCase())

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
