import type { Quantity } from '../../quantities/quantity.ts'
import { liquidWords, uncountedWords } from './food-words.table.ts'
import { inWords } from './kept-measure.ts'
import type { KitchenMeasures } from './parsed-line.ts'
import type { BracketedAmount } from './read-line-brackets.ts'

const LARGEST_BARE_COUNT = 50
const LARGE_MEASURES: ReadonlySet<string> = new Set(['uspt', 'usqt', 'usgal'])

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

const fluid = (quantity: Quantity): Quantity =>
  quantity.unit === 'oz' ? { ...quantity, unit: 'usfloz' } : quantity

/** An ounce of something poured is a fluid ounce, and the line says that it was read so. */
function readFluidOunces(read: BracketedAmount, name: string): BracketedAmount {
  if (!isLiquid(name) || !quantities(read).some(({ unit }) => unit === 'oz')) return read
  const { amount, also } = read
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
  const isKnown = kitchen.cups === 'us' && kitchen.isEvident
  if (isKnown || !quantities(read).some(({ unit }) => LARGE_MEASURES.has(unit))) return read
  return { ...read, reasons: [...read.reasons, 'pint-size'] }
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
  return checkPints(readFluidOunces(checkCounted(read, name, words), name), kitchen)
}
