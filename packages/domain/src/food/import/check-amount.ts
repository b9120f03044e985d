import { convert, NOT_CONVERTIBLE } from '../../core/quantities/convert.ts'
import { exactFromDecimal } from '../../core/quantities/exact.ts'
import type { Quantity } from '../../core/quantities/quantity.ts'
import type { Unit } from '../../core/quantities/unit.ts'
import { liquidWords, uncountedWords } from './food-words.table.ts'
import { inWords, isOfUnknownSize } from './kept-measure.ts'
import type { KitchenMeasures } from './parsed-line.ts'
import type { BracketedAmount } from './read-line-brackets.ts'

const LARGEST_BARE_COUNT = 50
/** How many times as much a second amount may be: what is rounded, and a pint of another country, stay below. */
const FARTHEST = 1.25

const wordsOf = (name: string): readonly string[] => name.toLowerCase().split(/[^\p{L}]+/u)

/** The last word before a bracket or comma is what a food is: "apple juice", "cream cheese". */
function isKind(name: string, kinds: ReadonlySet<string>): boolean {
  const [main = ''] = name.split(/,| with | for /)
  return kinds.has(wordsOf(main).findLast((word) => word !== '') ?? '')
}

/** Whether a food is poured: "beer", "juice concentrate", "Beer/dark ale". */
export function isLiquid(name: string): boolean {
  const words = wordsOf(name)
  return (
    isKind(name, liquidWords) ||
    (words.includes('concentrate') && words.some((word) => liquidWords.has(word)))
  )
}

function quantities({ amount, also }: BracketedAmount): readonly Quantity[] {
  const own = amount.kind === 'exact' ? [amount.qty] : amount.kind === 'range' ? [amount.from, amount.to] : []
  return also === undefined ? own : [...own, also]
}

/** "200 yogurt" and "1/4 cream" lack a unit; what they mean stays in words. */
function checkCounted(read: BracketedAmount, name: string, words: string): BracketedAmount {
  const { amount } = read
  if (amount.kind !== 'exact' || amount.qty.unit !== 'piece') return read
  const isTooMany = Number(amount.qty.amount) >= LARGEST_BARE_COUNT
  if (!isTooMany && !isKind(name, uncountedWords)) return read
  const kept = inWords(words, 'unit-missing')
  return { ...read, ...kept, reasons: [...read.reasons, ...kept.reasons] }
}

const fluidOunce = (kitchen: KitchenMeasures): Unit =>
  kitchen.isBritish === true && kitchen.cups === 'metric' ? 'impfloz' : 'usfloz'

/** An ounce of something poured is a fluid ounce, and the line says that it was read so. */
function readFluidOunces(read: BracketedAmount, name: string, kitchen: KitchenMeasures): BracketedAmount {
  if (!isLiquid(name) || !quantities(read).some(({ unit }) => unit === 'oz')) return read
  const { amount, also } = read
  const fluid = (quantity: Quantity): Quantity =>
    quantity.unit === 'oz' ? { ...quantity, unit: fluidOunce(kitchen) } : quantity
  const poured =
    amount.kind === 'exact'
      ? { ...amount, qty: fluid(amount.qty) }
      : amount.kind === 'range'
        ? { ...amount, from: fluid(amount.from), to: fluid(amount.to) }
        : amount
  const second = also === undefined ? {} : { also: fluid(also) }
  return { ...read, ...second, amount: poured, reasons: [...read.reasons, 'fluid-ounces'] }
}

function checkPints(read: BracketedAmount, kitchen: KitchenMeasures): BracketedAmount {
  const isOpen = quantities(read).some(({ unit }) => isOfUnknownSize(unit, kitchen))
  if (!isOpen || read.reasons.includes('fluid-ounces')) return read
  return { ...read, reasons: [...read.reasons, 'pint-size'] }
}

/** A second amount that is far from the first says something else, such as what is left of a tin: it is asked about. */
function checkSecond(read: BracketedAmount): BracketedAmount {
  const { amount, also, ...others } = read
  if (amount.kind !== 'exact' || also === undefined) return read
  const same = convert(also, amount.qty.unit)
  if (same === NOT_CONVERTIBLE) return read
  const ratio = same.div(exactFromDecimal(amount.qty.amount)).valueOf()
  const isNear = ratio >= 1 / FARTHEST && ratio <= FARTHEST
  return isNear ? read : { ...others, amount, reasons: [...read.reasons, 'number-unclear'] }
}

/**
 * Looks at an amount beside the food it belongs to: no number may stand that a cook would not believe.
 * @param words - the amount's own words, kept where the number cannot be
 */
export function checkAmount(
  read: BracketedAmount,
  {
    name,
    words,
    kitchen,
  }: { readonly name: string; readonly words: string; readonly kitchen: KitchenMeasures },
): BracketedAmount {
  const counted = checkCounted(read, name, words)
  return checkSecond(checkPints(readFluidOunces(counted, name, kitchen), kitchen))
}
