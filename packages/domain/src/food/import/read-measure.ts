import type Fraction from 'fraction.js'
import { matchedPart } from './matched-part.ts'
import type { KitchenMeasures } from './parsed-line.ts'
import { readAndAHalf, readNumber, type WrittenNumber } from './read-number.ts'
import { type ReadUnit, readUnit } from './read-unit.ts'
import { joiningWords, shortSizes, sizeWords } from './unit-words.table.ts'
import { countedFood, gramFoods, shortFoods } from './food-words.table.ts'

/** A short word with a full stop that goes on: "2 xyz. Mehl". */
const SHORTENED = /^(\p{L}{1,5})\.\s*(?=\p{L})/u
const TWO_CONSONANTS = /[^aeiouyäöüáéíóúàèìòùâêîôû]{2}$/u
const LETTERS_OF_NO_WORD = 3
const LARGE_OR_GRAMS = /^gr\.?$/i
const MOST_LARGE_ONES = 12

/**
 * "gr." is grams, but before a few of what is counted it is "große": "2 gr. Eier". Undefined when it means large; in
 * words when the food does not tell.
 * @param unit - the unit as it was read
 * @param value - the number before it
 */
function gramsOrLarge(unit: ReadUnit, value: Fraction | undefined): ReadUnit | undefined {
  const isFew = value?.lte(MOST_LARGE_ONES) === true && value.d === 1n
  if (!isFew || !LARGE_OR_GRAMS.test(unit.word)) return unit
  if (countedFood.test(unit.rest)) return undefined
  const isUnsure = /^\p{Lu}/u.test(unit.rest) && !gramFoods.test(unit.rest)
  return isUnsure ? { kind: 'vague', word: unit.word, rest: unit.rest } : unit
}

/** Whether a word before a full stop is no word of its own: "St", "gestr", and not the "eggs" that end a sentence. */
function isShortened(word: string): boolean {
  const stem = word.toLowerCase().replace(/s$/, '')
  if (shortFoods.has(stem)) return false
  const isDoubled = stem.at(-1) === stem.at(-2)
  return stem.length <= LETTERS_OF_NO_WORD || (!isDoubled && TWO_CONSONANTS.test(stem))
}

/** A word shortened in a way that is not known, as a measure in words: it is no food's name. */
function readShortened(text: string): ReadUnit | undefined {
  const match = SHORTENED.exec(text)
  if (match === null || !isShortened(matchedPart(match, 1))) return undefined
  return { kind: 'vague', word: match[0].trim(), rest: text.slice(match[0].length) }
}

/** One or two numbers with what they measure, and the text behind them. */
export interface Measure {
  /** Undefined when the number could mean two things, or the measure has none ("handful"). */
  readonly low: Fraction | undefined
  /** Upper end of a range. */
  readonly high?: Fraction
  readonly wasDecimal: boolean
  /** A range that runs backwards, or a number that could mean two things. */
  readonly isUnclear: boolean
  /** "about", "~", "up to", as written. */
  readonly manner?: string
  readonly unit?: ReadUnit
  /** Sizes that stood between the number and its unit, or its food. */
  readonly sizes: readonly string[]
  /** Whether "a" or "an" was all the number there was. */
  readonly isArticle: boolean
  /** The measure's own words, from number to unit. */
  readonly words: string
  readonly rest: string
}

const MANNER =
  /^(~|about|approximately|approx\.?|appr\.|around|roughly|circa|ca\.?|up to|at least|almost|etwa|environ|aprox\.?)(?=[\s\d~])\s*/i
const RANGE = /^(?:-|~|to\b|or\b|bis\b|à\b|à(?=\s)|a(?=\s\d)|oder\b|ou\b)\s*/i
/** "600 g or 5 cups" says one amount twice, where "500 g to 1 kg" is a range in two units. */
const EITHER = /^(?:or|oder|ou)\b/i
const OF_A = /^(?:of an?|an?)\s+(?=\p{L})/iu
const SIZE = /^[\p{L}/-]+/u
const SHORT_SIZE = /^(\p{L}+)(?:\.\s*|\s+)(?=\p{L})/u
/** Words in a script whose measures are not known: the first may be one. */
const OTHER_SCRIPT = /^(?![\p{Script=Latin}\p{Script=Arabic}])\p{L}/u
const PERCENT = /^(?:%|percent\b|per cent\b|prozent\b|pour ?cent\b)/i
const JOINING = /^(\p{L}+)\s+|^(?:d|l)'/iu

/** Text behind "of", "de", "di"; repeated ones too. */
export function afterJoiningWords(text: string): string {
  const match = JOINING.exec(text)
  if (match === null) return text
  const isJoining = match[1] === undefined || joiningWords.has(match[1].toLowerCase())
  return isJoining ? afterJoiningWords(text.slice(match[0].length)) : text
}

/** Words behind a size word that make it a kind, not a size: "whole milk", "medium fat", "grand marnier". */
const KIND = /^(?:milk|wheat|grain|meal|cream|fat|soft|hot|dry|heat|rye|yogh?urt|marnier)\b/i

/** Size words at the start of a text. */
export function readSizes(text: string): { readonly sizes: readonly string[]; readonly rest: string } {
  const short = SHORT_SIZE.exec(text)
  if (short !== null && shortSizes.has(matchedPart(short, 1).toLowerCase())) {
    const next = readSizes(text.slice(short[0].length))
    return { sizes: [short[0].trim(), ...next.sizes], rest: next.rest }
  }
  const word = SIZE.exec(text)?.[0]
  const isSize = word !== undefined && sizeWords.has(word.toLowerCase())
  if (!isSize || KIND.test(text.slice(word.length).trimStart())) return { sizes: [], rest: text }
  const next = readSizes(text.slice(word.length).trimStart())
  return { sizes: [word, ...next.sizes], rest: next.rest }
}

interface NumberRange extends WrittenNumber {
  readonly high?: Fraction
  readonly isUnclear: boolean
}

/** The upper end behind a number: "- 2", "to 3", and "cups to 2 cups" with the same unit on both sides. */
function readRange(first: WrittenNumber, measures: KitchenMeasures): NumberRange {
  const own = readUnit(first.rest, measures)
  for (const rest of own?.kind === 'unit' ? [first.rest, own.rest] : [first.rest]) {
    const sign = RANGE.exec(rest)
    const second = sign === null ? undefined : readNumber(rest.slice(sign[0].length).replace(MANNER, ''))
    if (sign === null || second === undefined || second.isArticle) continue
    const behind = readUnit(second.rest, measures)
    const isSameUnit =
      own?.kind === 'unit' &&
      behind?.kind === 'unit' &&
      own.unit === behind.unit &&
      own.times === behind.times
    const isTwoUnits = own?.kind === 'unit' && behind?.kind === 'unit' && !isSameUnit
    if (isTwoUnits && !EITHER.test(sign[0])) return { ...second, value: undefined, isUnclear: true }
    if (own?.kind === 'unit' && !isSameUnit) continue
    const isForward = first.value !== undefined && second.value !== undefined && second.value.gt(first.value)
    const wasDecimal = first.wasDecimal || second.wasDecimal
    return isForward
      ? { ...second, value: first.value, high: second.value, wasDecimal, isUnclear: false }
      : { ...second, value: undefined, wasDecimal, isUnclear: true }
  }
  return { ...first, isUnclear: first.value === undefined }
}

/** Joins "few dashes", "little bit", "5cm piece" to one measure. */
function widenVague(unit: ReadUnit, measures: KitchenMeasures): ReadUnit {
  if (unit.kind !== 'vague' || !/^(few|little|couple|cm|inch|inches|good)$/i.test(unit.word)) return unit
  const next = readUnit(unit.rest, measures)
  return next === undefined ? unit : { kind: 'vague', word: `${unit.word} ${next.word}`, rest: next.rest }
}

/** The unit behind a number, with the sizes before it; a fraction may have "of a" before its unit. */
function readUnitBehind(
  number: NumberRange,
  measures: KitchenMeasures,
): Pick<Measure, 'unit' | 'sizes' | 'rest'> {
  const isFraction = number.value?.lt(1) === true
  const start = isFraction ? number.rest.replace(OF_A, '') : number.rest.replace(/^x\s+(?=\p{L})/iu, '')
  const found = readUnit(start, measures)
  const direct = found === undefined ? undefined : gramsOrLarge(found, number.value)
  const { sizes, rest } = direct === undefined ? readSizes(start) : { sizes: [], rest: start }
  const unit = direct ?? readUnit(rest, measures) ?? readShortened(rest)
  if (unit === undefined && OTHER_SCRIPT.test(rest)) {
    return { unit: { kind: 'vague', word: '', rest }, sizes, rest }
  }
  if (unit === undefined) return { sizes, rest }
  const whole = widenVague(unit, measures)
  return { unit: whole, sizes, rest: whole.rest }
}

/** Whether a number runs into letters that are no unit: "7UP", "5-spice". */
function isPartOfWord(text: string, rest: string): boolean {
  const last = text.charAt(text.length - rest.length - 1)
  return /\d/.test(last) && /^-?\p{L}/u.test(rest) && !/^x(?=[\s\d]|$)/i.test(rest)
}

/**
 * Reads a measure at the start of a text: "1 - 2L", "~150g", "two large bunches", "3 onions" (no unit), "a pinch".
 * Undefined when the text starts with no number.
 */
export function readMeasure(text: string, measures: KitchenMeasures): Measure | undefined {
  const manner = MANNER.exec(text)?.[0] ?? ''
  const start = text.slice(manner.length).replace(/^x\s*(?=\d)/i, '')
  const number = readNumber(start)
  if (number === undefined) return undefined
  const range = readRange(number, measures)
  if (PERCENT.test(number.rest) || PERCENT.test(range.rest)) return undefined
  const { unit, sizes, rest: behind } = readUnitBehind(range, measures)
  const half = unit === undefined || range.high !== undefined ? undefined : readAndAHalf(behind)
  const rest = half?.rest ?? behind
  const isAlone = unit === undefined && range.high === undefined
  if (isAlone && isPartOfWord(start, number.rest)) return undefined
  const times = unit?.kind === 'unit' ? (unit.times ?? 1) : 1
  return {
    low: range.value?.add(half?.value ?? 0).mul(times),
    ...(range.high !== undefined && { high: range.high.mul(times) }),
    wasDecimal: range.wasDecimal,
    isUnclear: range.isUnclear,
    ...(manner !== '' && { manner: manner.trim() }),
    ...(unit !== undefined && { unit }),
    sizes,
    isArticle: number.isArticle,
    words: text.slice(0, text.length - rest.length).trim(),
    rest,
  }
}
