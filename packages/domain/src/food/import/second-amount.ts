import type Fraction from 'fraction.js'
import type { Quantity } from '../../core/quantities/quantity.ts'
import type { Unit } from '../../core/quantities/unit.ts'
import { type KeptAmount, isOfUnknownSize, keepMeasure, measuringCode } from './kept-measure.ts'
import type { KitchenMeasures } from './parsed-line.ts'
import { type Measure, readMeasure } from './read-measure.ts'

/** What a second amount behind the first makes of both. */
export interface SecondAmount {
  readonly kept: KeptAmount
  readonly also?: Quantity
  readonly notes: readonly string[]
  readonly rest: string
}

const SAME = /^(?:\/|\||=|or\b|oder\b|ou\b)\s*/i
const SIGN = /^[/|=]\s*/
const MORE = /^(?:\+|plus\b|(?:and|und|et)(?=\s+[\d.]))\s*/i
const LESS = /^(?:minus|less|moins|menos|meno|weniger)\s+(?=\d|(?:an?|one|two|une?|un[ao]?|eine?n?|half)\b)/i

/** What is left of a tin when its water is poured off is another amount, not the same one. */
const DRAINED = /\bdrained\b|abtropf|abgetropft|égoutté|sgocciolat|escurrid/i

/** How many of the smaller household or scale unit make the larger one; only exact, whole relations. */
const smallerUnits: Readonly<Partial<Record<Unit, Partial<Record<Unit, number>>>>> = {
  uscup: { ustbsp: 16, ustsp: 48 },
  ustbsp: { ustsp: 3 },
  tbsp: { tsp: 3 },
  cup: { tsp: 50, ml: 250 },
  l: { ml: 1000, dl: 10, cl: 100 },
  dl: { ml: 100, cl: 10 },
  kg: { g: 1000 },
  lb: { oz: 16 },
}

/** Metric cups and tablespoons have no whole relation; both are counted in teaspoons. */
const sharedUnits: Readonly<
  Partial<Record<Unit, Partial<Record<Unit, { unit: Unit; first: number; second: number }>>>>
> = { cup: { tbsp: { unit: 'tsp', first: 50, second: 3 } } }

/** "1 cup + 2 1/2 Tbsp" as one measure in the smaller unit; undefined when the two do not join exactly. */
function sum(first: Measure, second: Measure): Measure | undefined {
  const from = measuringCode(first)
  const to = measuringCode(second)
  if (from === undefined || to === undefined || first.high !== undefined || second.high !== undefined)
    return undefined
  const times = from === to ? 1 : smallerUnits[from]?.[to]
  const shared = sharedUnits[from]?.[to]
  if (times !== undefined) return joined(second, first.low?.mul(times), second.low)
  if (shared === undefined || second.unit?.kind !== 'unit') return undefined
  const unit = { ...second.unit, unit: shared.unit }
  return joined({ ...second, unit }, first.low?.mul(shared.first), second.low?.mul(shared.second))
}

function joined(
  measure: Measure,
  first: Fraction | undefined,
  second: Fraction | undefined,
): Measure | undefined {
  return first === undefined || second === undefined ? undefined : { ...measure, low: first.add(second) }
}

/** "1 lb 2 oz", "1 kg 200 g": one measure in two units, joined in the smaller. */
export function withSmallerUnit(first: Measure, kitchen: KitchenMeasures): Measure {
  const from = measuringCode(first)
  const second = /^\d/.test(first.rest) ? readMeasure(first.rest, kitchen) : undefined
  const to = second === undefined ? undefined : measuringCode(second)
  if (from === undefined || to === undefined || second === undefined) return first
  const total = smallerUnits[from]?.[to] === undefined ? undefined : sum(first, second)
  return total === undefined ? first : { ...total, words: `${first.words} ${second.words}` }
}

/** Whether words speak of a weight without its liquid. */
export function isDrained(text: string): boolean {
  return DRAINED.test(text)
}

/** "1 cup minus 1 tbsp": how much is left is not worked out; the words of it, and the text behind them. */
export function readLess(
  text: string,
  kitchen: KitchenMeasures,
): { readonly words: string; readonly rest: string } | undefined {
  const sign = LESS.exec(text)?.[0]
  const less = sign === undefined ? undefined : readMeasure(text.slice(sign.length), kitchen)
  if (less === undefined) return undefined
  return { words: text.slice(0, text.length - less.rest.length).trim(), rest: less.rest }
}

/** What stands behind "/" or "or": the same amount once more, in a second unit. */
export function readSameAmount(text: string, kitchen: KitchenMeasures): Measure | undefined {
  const sign = SAME.exec(text)?.[0]
  const own = sign === undefined ? undefined : readMeasure(text.slice(sign.length), kitchen)
  const second = own === undefined ? undefined : withSmallerUnit(own, kitchen)
  return second === undefined || measuringCode(second) === undefined ? undefined : second
}

/**
 * Reads "/ 950ml", "| 1 lb", "or 5 cups" as the same amount in a second unit, and "+ 2 tablespoons" as more of it.
 * @param first - the measure before it
 * @param text - the text behind that
 */
export function readSecondAmount(
  first: Measure,
  text: string,
  kitchen: KitchenMeasures,
): SecondAmount | undefined {
  const more = MORE.exec(text)?.[0]
  const sign = more ?? SAME.exec(text)?.[0]
  const own = sign === undefined ? undefined : readMeasure(text.slice(sign.length), kitchen)
  const second = own === undefined ? undefined : withSmallerUnit(own, kitchen)
  if (second === undefined || measuringCode(second) === undefined) return undefined
  const words = text.slice(0, text.length - second.rest.length).trim()
  if (more === undefined) {
    const { amount } = keepMeasure(second)
    const isSame =
      amount.kind === 'exact' && !isDrained(second.rest) && !isOfUnknownSize(amount.qty.unit, kitchen)
    if (isSame) return { kept: keepMeasure(first), also: amount.qty, notes: [], rest: second.rest }
    return { kept: keepMeasure(first), notes: [words.replace(SIGN, '')], rest: second.rest }
  }
  const total = sum(first, second)
  if (total !== undefined)
    return { kept: keepMeasure(total), notes: [`${first.words} ${words}`], rest: second.rest }
  const all = `${first.words} ${words}`
  return {
    kept: { amount: { kind: 'words', words: all }, reasons: ['measure-in-words'] },
    notes: [],
    rest: second.rest,
  }
}
