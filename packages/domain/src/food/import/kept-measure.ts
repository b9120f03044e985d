import type Fraction from 'fraction.js'
import type { Quantity } from '../../core/quantities/quantity.ts'
import { dimensionOf } from '../../core/quantities/unit-codes.ts'
import type { Unit } from '../../core/quantities/unit.ts'
import type { LineAmount } from '../recipes/recipe-line.ts'
import type { KitchenMeasures, LineReason } from './parsed-line.ts'
import type { Measure } from './read-measure.ts'
import { imperialUnits } from './unit-words.table.ts'
import { FRACTION_DIGITS, INTEGER_DIGITS } from '../../core/quantities/decimal-from-typed.ts'
import type { Decimal } from '../../core/quantities/decimal.ts'

/** A number brought to a canonical decimal; `isExact` is false where only its first six digits fit, as for 1/3. */
interface KeptDecimal {
  readonly decimal: Decimal
  readonly isExact: boolean
}

/**
 * The canonical decimal of a fraction above zero (rule UN9). A written fraction without an end, such as 1/3, is
 * kept to six digits, half away from zero, and says so; a decimal typed with more digits than fit is undefined,
 * as is zero, a negative number or one with more than nine integer digits.
 * @param value - the exact number
 * @param wasDecimal - whether it was typed with a decimal sign
 */
function keepDecimal(value: Fraction, wasDecimal: boolean): KeptDecimal | undefined {
  if (value.compare(0) <= 0 || value.compare(10n ** BigInt(INTEGER_DIGITS)) >= 0) return undefined
  const rounded = value.round(FRACTION_DIGITS)
  const isExact = rounded.equals(value)
  if ((wasDecimal && !isExact) || rounded.equals(0)) return undefined
  return { decimal: rounded.toString(FRACTION_DIGITS), isExact }
}

/** An amount as it can be kept, with what a person should know about it. */
export interface KeptAmount {
  readonly amount: LineAmount
  readonly reasons: readonly LineReason[]
}

const MOST_LETTERS_OF_WORDS = 200

/** An amount that stays in the words of the line. */
export function inWords(words: string, ...reasons: readonly LineReason[]): KeptAmount {
  const kept = words.trim().slice(0, MOST_LETTERS_OF_WORDS)
  return { amount: kept === '' ? { kind: 'none' } : { kind: 'words', words: kept }, reasons }
}

/** A quantity from an exact number; undefined when it does not fit (rule UN9). */
export function quantityOf(value: Fraction, unit: Unit, wasDecimal: boolean): Quantity | undefined {
  const kept = keepDecimal(value, wasDecimal)
  return kept === undefined ? undefined : { amount: kept.decimal, unit }
}

/** The unit that a measure counts in: its code, or pieces for parts and bare numbers; none for vague measures. */
export function codeOfMeasure({ unit }: Measure): Unit | undefined {
  if (unit === undefined || unit.kind === 'part') return 'piece'
  return unit.kind === 'unit' ? unit.unit : undefined
}

/** Whether a unit was read as American where nothing says that the recipe is; an imperial one has its own code. */
export function isOfUnknownSize(unit: Unit, { cups, isEvident }: KitchenMeasures): boolean {
  return imperialUnits.has(unit) && !(cups === 'us' && isEvident)
}

/** The unit code when the measure is a mass or a volume. */
export function measuringCode(measure: Measure): Unit | undefined {
  const { unit } = measure
  return unit?.kind === 'unit' && dimensionOf(unit.unit) !== 'count' ? unit.unit : undefined
}

/**
 * The measure as an amount: exact, a range, or its own words where no number can be told for certain.
 * @param factor - times the measure is meant, as in "2 x 400 g"
 */
export function keepMeasure(measure: Measure, factor: Fraction | number = 1): KeptAmount {
  const unit = codeOfMeasure(measure)
  if (unit === undefined) return inWords(measure.words, 'measure-in-words')
  if (measure.low === undefined) return inWords(measure.words, 'number-unclear')
  const low = keepDecimal(measure.low.mul(factor), measure.wasDecimal)
  const high = measure.high === undefined ? low : keepDecimal(measure.high.mul(factor), measure.wasDecimal)
  if (low === undefined || high === undefined) return inWords(measure.words, 'amount-refused')
  const reasons: readonly LineReason[] = low.isExact && high.isExact ? [] : ['six-digits']
  const from = { amount: low.decimal, unit }
  if (measure.high === undefined) return { amount: { kind: 'exact', qty: from }, reasons }
  return { amount: { kind: 'range', from, to: { amount: high.decimal, unit } }, reasons }
}
