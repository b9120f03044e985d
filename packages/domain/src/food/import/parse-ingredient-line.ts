import { matchedPart } from './matched-part.ts'
import { checkAmount } from './check-amount.ts'
import { inWords } from './kept-measure.ts'
import { type LineParts, takeApart } from './line-parts.ts'
import type { KitchenMeasures, LineReason, ParsedLine, Understood } from './parsed-line.ts'
import { plainLine } from './plain-line.ts'
import { type BracketedAmount, readLineBrackets } from './read-line-brackets.ts'
import { afterJoiningWords } from './read-measure.ts'
import { splitName, type SplitName } from './split-name.ts'
import { takeBrackets } from './take-brackets.ts'

/** A line without its mark of being optional. */
interface OptionalMark {
  readonly text: string
  readonly isOptional: boolean
}

const LEADING = /^\(optional\)\s*|^optional(?:ly)?\s*:\s*/i
const TRAILING = /[,\s-]+optional(?:ly)?[.!]?$/i
const BRACKET = /\((?:all )?optional(?:ly)?(?:[,;:-]\s*([^()]*))?\)/i
const GERMAN_AND_OTHERS = /\((?:nach belieben|facultatif|facoltativo|opzionale|opcional)\)/i
/** Optional, but the line goes on to say of what: the words stay. */
const WORDED = /^optional\b|\(optional/i

/** Finds "(optional)", "(Optional) …", "…, optional" and keeps what else stood in the bracket. */
function takeOptional(text: string): OptionalMark {
  const bare = text
    .replace(LEADING, '')
    .replace(BRACKET, (_all, more: string | undefined) =>
      more === undefined || more === '' ? '' : `(${more})`,
    )
    .replace(GERMAN_AND_OTHERS, '')
    .replace(TRAILING, '')
    .replaceAll(/\s+([.,;])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const isOptional = bare !== text.trim() || WORDED.test(text)
  return { text: bare === '' ? text.trim() : bare, isOptional }
}

/** Reasons that tell how a line was read, without leaving anything open. */
const settled: ReadonlySet<LineReason> = new Set(['no-amount', 'approximate', 'six-digits'])
const MOST_LETTERS = { line: 2000, name: 200, preparation: 200, note: 1000 } as const

const OF_FRUIT =
  /^((?:grated |finely grated )?(?:juice|zest|rind|peel|saft|zeste|jus|succo|scorza|zumo|jugo|ralladura|suco|raspas?)(?: (?:and|&) (?:juice|zest))?) (?:of|von|de|di|d')\s*(?=\S)/i
const BEFORE_NUMBER =
  /^((?:finely |roughly |thinly )?(?:chopped|diced|minced|sliced|grated|peeled))\s+(?=(?:an? )?half\b|\d)/i
const PER = /\s*\bper\b(?:\s+\p{L}+){1,3}\s*$/iu
const AS_MUCH_AS =
  /^(?:to taste|as needed|as required|q\.?\s?b\.?|nach (?:geschmack|belieben)|au goût|al gusto|a gusto|a piacere)$/i
const CHOICE = /\bor\b|\boder\b|\bou\b|\p{L}\/\p{L}|\p{L} \/ \p{L}/iu
const VOLUME = String.raw`(?:fl\.? ?oz\.?|fluid ounces?|pints?|quarts?|gallons?)`
const BRITISH = new RegExp(String.raw`${VOLUME}\s*\(?(?:UK|imperial)\b`, 'i')
const AMERICAN = new RegExp(String.raw`\b(?:US|American) ${VOLUME}|${VOLUME}\s*\(?US\b`)
const LESS = /\b(?:less|minus|moins|menos|meno|weniger) \d/i
const SEVERAL = /\band\b|&|\bund\b|,.*,/i

/** "Juice of 1/2 lemon", "diced half onion": the amount is the food's, what comes before it a preparation. */
function takeFruitPart(text: string): { readonly text: string; readonly preparation?: string } {
  const match = OF_FRUIT.exec(text) ?? BEFORE_NUMBER.exec(text)
  if (match === null) return { text }
  return { text: text.slice(match[0].length), preparation: matchedPart(match, 1) }
}

/** The name with a counted part behind it: "garlic" and "cloves". A part alone is the food: "8 cloves". */
function nameWithPart(name: string, part: string | undefined): string {
  if (part === undefined) return name
  if (name === '') return part
  const [main = '', ...further] = name.split(/(?= with )/)
  return [`${main} ${part}`, ...further].join('')
}

/** An amount for each serving or piece is not the recipe's: it stays in words. */
function readPer(
  read: BracketedAmount,
  food: string,
  words: string,
): { readonly read: BracketedAmount; readonly food: string } {
  if (/^each\b/i.test(food) && read.amount.kind !== 'none') {
    return { read: { ...read, ...inWords(`${words} each`, 'per-something') }, food }
  }
  const per = PER.exec(food)
  if (per === null || read.amount.kind === 'none') return { read, food }
  const kept = inWords(`${words.replace(/\s+of$/i, '')}${per[0]}`, 'per-something')
  return { read: { ...read, ...kept }, food: food.slice(0, per.index) }
}

/** "to taste" is the amount where no other is given. */
function readAsMuchAs(
  read: BracketedAmount,
  split: SplitName,
): { readonly read: BracketedAmount; readonly split: SplitName } {
  const words = [...split.notes, ...read.notes].find((note) => AS_MUCH_AS.test(note))
  if (words === undefined || read.amount.kind !== 'none') return { read, split }
  const without = (notes: readonly string[]): readonly string[] => notes.filter((note) => note !== words)
  return {
    read: { ...read, ...inWords(words), notes: without(read.notes) },
    split: { ...split, notes: without(split.notes) },
  }
}

function joined(texts: readonly string[], separator: string, most: number): string | undefined {
  const whole = texts.filter((text) => text !== '').join(separator)
  return whole === '' ? undefined : whole.slice(0, most)
}

function reasonsOf(read: BracketedAmount, name: string, notes: readonly string[]): readonly LineReason[] {
  const isChoice = CHOICE.test(name) || notes.some((note) => /^or\b/i.test(note))
  const found: readonly LineReason[] = [
    ...read.reasons,
    ...(read.amount.kind === 'none' ? (['no-amount'] as const) : []),
    ...(read.amount.kind === 'none' && /\d/.test([name, ...notes].join(' '))
      ? (['number-unclear'] as const)
      : []),
    ...(LESS.test(name) ? (['number-unclear'] as const) : []),
    ...(isChoice ? (['alternative'] as const) : []),
    ...(!isChoice && SEVERAL.test(name) ? (['several-ingredients'] as const) : []),
    ...(/\p{L}/u.test(name) ? [] : (['no-name'] as const)),
  ]
  return [...new Set(found)]
}

function understoodBy(reasons: readonly LineReason[]): Understood {
  if (reasons.includes('no-name')) return 'none'
  return reasons.every((reason) => settled.has(reason)) ? 'full' : 'part'
}

/** The words about the food, tidied where a bracket was taken out. */
function foodOf(text: string, parts: LineParts): string {
  const tidy = text.replaceAll(/\s+([,.;])/g, '$1')
  return parts.amount === undefined ? tidy : afterJoiningWords(tidy)
}

/** The words of a line's amount, as they stand in it. */
function amountWords(text: string, parts: LineParts): string {
  const rest = parts.amount?.rest ?? ''
  return text.endsWith(rest) ? text.slice(0, text.length - rest.length).trim() : text
}

/** The recipe's measures, or others where the line itself says so: "20 fl oz (UK)", "1 US pint". */
function measuresOfLine(text: string, recipe: KitchenMeasures): KitchenMeasures {
  if (BRITISH.test(text)) return { cups: 'metric', isEvident: true, isBritish: true }
  return AMERICAN.test(text) ? { cups: 'us', isEvident: true } : recipe
}

/** A line that is kept as it is, without being taken apart. */
export function keepLine(text: string): ParsedLine {
  const name = text.slice(0, MOST_LETTERS.name).trim()
  return {
    text,
    amount: { kind: 'none' },
    name,
    isOptional: false,
    understood: 'none',
    reasons: ['too-long'],
  }
}

/**
 * Reads one ingredient line: amount, unit, ingredient, preparation and note. No number is guessed: what is a range
 * stays a range, what has no unit code or could mean two things stays in words, and `reasons` says why.
 * @param text - the line without its bullet; kept letter by letter
 * @param recipe - how large cups and spoons are in this recipe
 */
export function parseIngredientLine(text: string, recipe: KitchenMeasures): ParsedLine {
  if (text.length > MOST_LETTERS.line) return keepLine(text)
  const kitchen = measuresOfLine(text, recipe)
  const { text: required, isOptional } = takeOptional(plainLine(text))
  const fruit = takeFruitPart(required)
  const parts = takeApart(fruit.text, kitchen)
  const { text: food, brackets } = takeBrackets(parts.food)
  const bracketed = readLineBrackets(parts.amount, brackets, kitchen)
  const per = readPer(bracketed, foodOf(food, parts), amountWords(fruit.text, parts))
  const { read, split } = readAsMuchAs(per.read, splitName(per.food))
  const name = nameWithPart(split.name, parts.amount?.part)
  const checked = checkAmount(read, { name, words: amountWords(fruit.text, parts), kitchen })
  const notes = [...(parts.label === undefined ? [] : [parts.label]), ...checked.notes, ...split.notes]
  const reasons = reasonsOf(checked, name, notes)
  const preparations =
    fruit.preparation === undefined ? split.preparations : [fruit.preparation, ...split.preparations]
  const preparation = joined(preparations, ', ', MOST_LETTERS.preparation)
  const note = joined(notes, '; ', MOST_LETTERS.note)
  return {
    text,
    amount: checked.amount,
    ...(checked.also !== undefined && { also: checked.also }),
    name: (/\p{L}/u.test(name) ? name : plainLine(text) || text.trim()).slice(0, MOST_LETTERS.name).trim(),
    ...(preparation !== undefined && { preparation }),
    ...(note !== undefined && { note }),
    isOptional,
    understood: understoodBy(reasons),
    reasons,
  }
}
