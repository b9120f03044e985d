import type { Quantity } from '../../core/quantities/quantity.ts'
import { dimensionOf } from '../../core/quantities/unit-codes.ts'
import type { LineAmount } from '../recipes/recipe-line.ts'
import { inWords, isOfUnknownSize, measuringCode } from './kept-measure.ts'
import type { KitchenMeasures, LineReason } from './parsed-line.ts'
import type { ReadAmount } from './read-amount.ts'
import { quantityInBracket, readBracketMeasures } from './read-bracket.ts'

/** An amount with what the line's brackets add to it. */
export interface BracketedAmount {
  readonly amount: LineAmount
  readonly also?: Quantity
  readonly reasons: readonly LineReason[]
  readonly notes: readonly string[]
}

const PER = /\b(?:per|each)\b/i
const STARTS_WITH_NUMBER = /^(?:~|about |approx\.? |appr\. )?[\d½¼¾.]/i

/** A measured amount beside which a second one says the same: "2 cups (250g)". */
function isMeasured(amount: LineAmount): boolean {
  return amount.kind === 'exact' && dimensionOf(amount.qty.unit) !== 'count'
}

/** Whether a bracket says nothing but the quantity taken from it. */
function isOnlyMeasures(inside: string, kitchen: KitchenMeasures): boolean {
  const { measures, rest } = readBracketMeasures(inside, kitchen)
  return measures.length === 1 && rest === '' && measures[0]?.manner === undefined
}

/** A bracket beside an amount that a person gave in words: "a little bit of salt (1/3 of a teaspoon)". */
function withQuantity(read: BracketedAmount, quantity: Quantity, inside: string): BracketedAmount {
  const words = read.amount.kind === 'words' ? [read.amount.words] : []
  const reasons = read.reasons.filter((reason) => reason !== 'measure-in-words' && reason !== 'no-amount')
  return { amount: { kind: 'exact', qty: quantity }, reasons, notes: [...read.notes, ...words, inside] }
}

function addBracket(
  read: BracketedAmount,
  inside: string,
  {
    isOne,
    isMultiplied,
    kitchen,
  }: { readonly isOne: boolean; readonly isMultiplied: boolean; readonly kitchen: KitchenMeasures },
): BracketedAmount {
  const quantity = quantityInBracket(inside, kitchen)
  const noted: BracketedAmount = { ...read, notes: [...read.notes, inside] }
  if (read.amount.kind === 'none' && STARTS_WITH_NUMBER.test(inside)) {
    const isWhole = quantity !== undefined && isOnlyMeasures(inside, kitchen)
    if (isWhole) return withQuantity({ ...read, notes: [] }, quantity, '')
    if (PER.test(inside)) return { ...read, ...inWords(inside, 'per-something') }
  }
  if (read.amount.kind === 'none') {
    const isAmount = readBracketMeasures(inside, kitchen).measures.some(
      (one) => measuringCode(one) !== undefined,
    )
    return isAmount ? { ...read, ...inWords(inside, 'number-unclear') } : noted
  }
  const isNote = quantity === undefined || isMultiplied || isOfUnknownSize(quantity.unit, kitchen)
  if (isNote) return noted
  if (read.amount.kind === 'words') {
    const canStand = isOne && read.reasons.includes('measure-in-words')
    return canStand ? withQuantity(read, quantity, inside) : sizeUnclear(noted)
  }
  const says = isOnlyMeasures(inside, kitchen) ? read : noted
  if (read.also !== undefined || read.amount.kind !== 'exact') return noted
  if (isMeasured(read.amount) || isOne) return { ...says, also: quantity }
  return sizeUnclear(noted)
}

function sizeUnclear(read: BracketedAmount): BracketedAmount {
  return { ...read, reasons: [...read.reasons, 'size-unclear'] }
}

/**
 * Adds what stands in brackets: a second amount, the size of one thing, or a note. A size beside several things
 * is never multiplied: whether it means each or all is not said.
 */
export function readLineBrackets(
  read: ReadAmount | undefined,
  brackets: readonly string[],
  kitchen: KitchenMeasures,
): BracketedAmount {
  const start: BracketedAmount =
    read === undefined
      ? { amount: { kind: 'none' }, reasons: [], notes: [] }
      : {
          amount: read.amount,
          reasons: read.reasons,
          notes: read.notes,
          ...(read.also !== undefined && { also: read.also }),
        }
  const isOne = read?.isOne ?? true
  const isMultiplied = read?.isMultiplied ?? false
  return brackets.reduce((sum, inside) => addBracket(sum, inside, { isOne, isMultiplied, kitchen }), start)
}
