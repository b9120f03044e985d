import { decimalFromTyped } from '@brigade/domain/core/quantities/decimal-from-typed.ts'
import { exactFromDecimal } from '@brigade/domain/core/quantities/exact.ts'
import { decimalFromExact } from '@brigade/domain/core/quantities/round.ts'
import { latinDigits } from '@brigade/domain/core/quantities/typed-digits.ts'
import type { Unit } from '@brigade/domain/core/quantities/unit.ts'
import { plainLine } from '@brigade/domain/food/import/plain-line.ts'
import type { LineAmount } from '@brigade/domain/food/recipes/recipe-line.ts'

/** An amount from what was typed into a field, or why it is none. */
export type TypedAmount =
  | { readonly ok: true; readonly amount: LineAmount }
  | { readonly ok: false; readonly problem: 'ambiguous' | 'too-many-digits' | 'negative' | 'backwards' }

const RANGE = /^(.+?)\s*(?:-|–|to)\s*(.+)$/
const FRACTION = /^(?:(\d{1,9})\s+)?(\d{1,9})\s*\/\s*([1-9]\d{0,8})$/
const NEGATIVE = /^[-−]\s*\d/

function decimalOf(text: string): ReturnType<typeof decimalFromTyped> {
  const fraction = FRACTION.exec(plainLine(latinDigits(text)))
  if (fraction === null) return decimalFromTyped(text)
  const [, whole = '0', above = '0', below = '1'] = fraction
  const part = exactFromDecimal(above).div(exactFromDecimal(below))
  const decimal = decimalFromExact(part.add(exactFromDecimal(whole)))
  return decimal === undefined ? { ok: false, problem: 'too-many-digits' } : { ok: true, decimal }
}

/**
 * Reads an amount field: "2,5", "½" and "1 1/2" exactly, "1-2" as a range, other words as words, nothing as none.
 * @param unit - the unit chosen beside it
 */
export function amountFromField(text: string, unit: Unit): TypedAmount {
  const typed = text.trim()
  if (typed === '') return { ok: true, amount: { kind: 'none' } }
  if (NEGATIVE.test(typed)) return { ok: false, problem: 'negative' }
  const one = decimalOf(typed)
  if (one.ok) return { ok: true, amount: { kind: 'exact', qty: { amount: one.decimal, unit } } }
  if (one.problem !== 'not-a-number') return { ok: false, problem: one.problem }
  const range = RANGE.exec(typed)
  const [from, to] = [decimalOf(range?.[1] ?? ''), decimalOf(range?.[2] ?? '')]
  if (range === null || !from.ok || !to.ok)
    return { ok: true, amount: { kind: 'words', words: typed.slice(0, 200) } }
  if (exactFromDecimal(from.decimal).gt(exactFromDecimal(to.decimal)))
    return { ok: false, problem: 'backwards' }
  const [low, high] = [
    { amount: from.decimal, unit },
    { amount: to.decimal, unit },
  ]
  return { ok: true, amount: { kind: 'range', from: low, to: high } }
}

/** What the field shows for an amount, and the unit beside it. */
export function fieldOfAmount(amount: LineAmount): { readonly text: string; readonly unit: Unit } {
  if (amount.kind === 'exact') return { text: amount.qty.amount, unit: amount.qty.unit }
  if (amount.kind === 'range')
    return { text: `${amount.from.amount}-${amount.to.amount}`, unit: amount.to.unit }
  return { text: amount.kind === 'words' ? amount.words : '', unit: 'g' }
}
