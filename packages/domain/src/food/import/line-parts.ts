import { readAmount, type ReadAmount } from './read-amount.ts'
import type { KitchenMeasures } from './parsed-line.ts'
import { readUnit } from './read-unit.ts'
import { takeBrackets } from './take-brackets.ts'
import { inWords } from './kept-measure.ts'

/** A line taken apart into its amount, the words about the food, and a label that stood before a colon. */
export interface LineParts {
  readonly amount: ReadAmount | undefined
  readonly food: string
  readonly label?: string
}

const PER = /^(?:\([^)]*\)\s*)?(?:per|each)\b.*$/i
/** Ends of a sentence that goes on with the number: "tea bags for 1 litre". */
const UNFINISHED = /\b(?:for|in|to|of|with|than|by|at|least|most|and|or|took|use)$/i
const MOST_WORDS_OF_A_FOOD = 8
const ONES = /^(?:sized )?(?:of them|ones|stück)?[\s.]*$/i

/** Where the first colon outside brackets stands, with white space behind it. */
function colonAt(text: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0 && text[at] === ':' && /^\s/.test(text.slice(at + 1))) return at
  }
  return -1
}

/** "onions: 400g | 1lb" names the food first; "Sauce: 2 tbsp soy sauce" is a label before a line. */
function partsAtColon(text: string, kitchen: KitchenMeasures): LineParts | undefined {
  const at = colonAt(text)
  if (at < 1) return undefined
  const before = text.slice(0, at).trim()
  const behind = text.slice(at + 1).trim()
  const amount = readAmount(behind, kitchen)
  const isFoodFirst = amount !== undefined && (ONES.test(amount.rest) || /^[,(]/.test(amount.rest))
  if (isFoodFirst) return { amount, food: `${before} ${amount.rest.replace(ONES, '')}`.trim() }
  return { amount, food: amount?.rest ?? behind, label: before }
}

/** "Sugar 2 tbsp", "Salt - 1 1/2 teaspoons", "Kefir about 150 ml per serving": the amount ends the line. */
function partsAtEnd(text: string, kitchen: KitchenMeasures): LineParts | undefined {
  for (const start of text.matchAll(/(?<=[\s)])(?=(?:~|about |approx)?\s?[\d.])/gi)) {
    const behind = text.slice(start.index).trim()
    const food = text.slice(0, start.index).replace(/[\s,-]+$/, '')
    const amount = readAmount(behind, kitchen)
    const isFood = !UNFINISHED.test(food) && takeBrackets(food).text.split(' ').length <= MOST_WORDS_OF_A_FOOD
    const isMeasured =
      isFood && amount !== undefined && !/^[\d\s.,/-]+$/.test(behind) && isUnitBehind(behind, kitchen)
    if (!isMeasured || food === '' || /\([^)]*$/.test(food)) continue
    if (PER.test(amount.rest))
      return { amount: { ...amount, ...inWords(behind, 'per-something'), rest: '' }, food }
    if (amount.rest === '' || amount.rest === '.') return { amount, food }
  }
  return undefined
}

/** Whether a unit word, not only a food's name, ends the amount. */
function isUnitBehind(text: string, kitchen: KitchenMeasures): boolean {
  const words = text.replace(/^(?:~|about|approx\.?)?\s*/i, '').replace(/^[\d\s.,/-]+(?:to [\d\s./]+)?/, '')
  return readUnit(words, kitchen) !== undefined
}

/** Finds where a line's amount stands: before the food, behind a colon, or at the end. */
export function takeApart(text: string, kitchen: KitchenMeasures): LineParts {
  const amount = readAmount(text, kitchen)
  if (amount !== undefined) return { amount, food: amount.rest }
  return partsAtColon(text, kitchen) ?? partsAtEnd(text, kitchen) ?? { amount: undefined, food: text }
}
