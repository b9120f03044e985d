import { plainNumber } from '../../core/quantities/typed-digits.ts'
import { matchedPart } from './matched-part.ts'
import { Fraction } from 'fraction.js'
import { articles, fractionWords, numberWords } from './unit-words.table.ts'

/** A number at the start of a text, and the text behind it. `value` is undefined where it could mean two things. */
export interface WrittenNumber {
  readonly value: Fraction | undefined
  readonly wasDecimal: boolean
  readonly isArticle: boolean
  readonly rest: string
}

const wordValues: ReadonlyMap<string, string> = new Map(Object.entries(numberWords))

const MIXED = /^(\d+)(?: and | & | )(\d+)\/(\d+)(?![\d/])/
const HYPHENED = /^(\d+)-(\d+)\/(\d+)(?![\d/])/
const FRACTION = /^(\d*\.?\d+)\/(\d+)(?![\d/])/
const DECIMAL = /^(\d*)([.,])(\d+)(?![\d.,/])/
/** A space before three zeros parts thousands; before other digits it may part a count from a size. */
const THOUSANDS = /^(\d{1,3}) 000(?!\d)/
/** Thousands parted by one sign and decimals by the other, or by an apostrophe: neither can mean anything else. */
const GROUPED = /^\d{1,3}(?:(?:\.\d{3})+,\d+|(?:,\d{3})+\.\d+|(?:'\d{3})+(?:[.,]\d+)?)(?![\d.,'/])/
const WHOLE = /^(\d+)(?![\d/]|[.,']\d)/
const AND_A_HALF =
  /^(?:and (?:a|one)[\s-]half|et demie?|und ein(?:e|en)? halbe[nrs]?|y medi[oa]|e mezz[oa]|e mei[oa])(?![\p{L}-])\s*/iu
/** "one-half", "two thirds", "twenty-four": two words for one number. */
const TWO_WORDS = /^(\p{L}+)[ -](\p{L}+)(?![\p{L}'-])/u
/** "five spice", "three bean salad", "cinq épices", "quattro formaggi": part of a name. */
const OF_A_NAME =
  /^(?:spice|grain|bean|cheese|ball|seed|épices|fromages|saisons|gewürze?|gewürzpulver|spezie|formaggi|stagioni|especias|quesos|estaciones|especiarias|queijos)(?![\p{L}\p{N}])/iu
/** "1 halbe Zitrone", "un demi-citron"; not "demi-sel", which is half salted, and not "un demi de bière". */
const HALF_BEHIND_ONE =
  /^(?:half(?= )|halbe[nrs]?|demie?|mezz[oa]|mei[oa]|(medi[oa]))(?:\s+|-)(?!(?:and|sel|glace|écrémé|d[ei])(?!\p{L})|&|d')(?=\p{L})/iu
const TENS = 10
const WORD = /^(\p{L}+)(?![\p{L}\d'-])/u

function ratio(above: string, below: string): Fraction | undefined {
  return /^0+$/.test(below) ? undefined : new Fraction(above).div(below)
}

function found(value: Fraction | undefined, rest: string, wasDecimal = false): WrittenNumber {
  return { value, rest, wasDecimal, isArticle: false }
}

/** "1 1/2", "2 and 1/4" and "10-3/4"; a hyphen joins only when what follows is less than one. */
function readMixed(text: string): WrittenNumber | undefined {
  const match = MIXED.exec(text) ?? HYPHENED.exec(text)
  if (match === null) return undefined
  const [all, whole = '', above = '', below = ''] = match
  const part = ratio(above, below)
  if (part !== undefined && part.gte(1)) return undefined
  return found(part?.add(whole), text.slice(all.length))
}

/** "1/2" and "1.25/4"; what is more than one, as "80/20", is no amount of anything. */
function readFraction(text: string): WrittenNumber | undefined {
  const match = FRACTION.exec(text)
  if (match === null) return undefined
  const value = ratio(matchedPart(match, 1), matchedPart(match, 2))
  return value?.gte(1) === true ? undefined : found(value, text.slice(match[0].length))
}

/** "1.5", ".5" and "1,5"; "1,500" and "1.500" may be a thousand or a decimal and have no value. */
function readDecimal(text: string): WrittenNumber | undefined {
  const match = DECIMAL.exec(text)
  if (match === null) return undefined
  const [all, whole = '', sign, decimals = ''] = match
  const rest = text.slice(all.length)
  if (decimals.length === 3 && /[1-9]/.test(whole)) return found(undefined, rest)
  return sign === ',' && whole === '' ? undefined : found(new Fraction(`${whole}.${decimals}`), rest, true)
}

/** "1.500,50", "1,500.50" and "1'500". */
function readGrouped(text: string): WrittenNumber | undefined {
  const written = GROUPED.exec(text)?.[0]
  if (written === undefined) return undefined
  const value = new Fraction(plainNumber(written).replace(',', '.'))
  return found(value, text.slice(written.length), /[.,]\d+$/.test(written))
}

function readWhole(text: string): WrittenNumber | undefined {
  const thousands = THOUSANDS.exec(text)
  if (thousands !== null) {
    return found(new Fraction(matchedPart(thousands, 1)).mul(1000), text.slice(thousands[0].length))
  }
  const match = WHOLE.exec(text)
  return match === null ? undefined : found(new Fraction(match[0]), text.slice(match[0].length))
}

/** "one-half", "a third", "two thirds" and "twenty-four"; of two halves nobody knows whether they are one. */
function readTwoWords(text: string): WrittenNumber | undefined {
  const match = TWO_WORDS.exec(text)
  if (match === null) return undefined
  const [first, second] = [matchedPart(match, 1).toLowerCase(), matchedPart(match, 2).toLowerCase()]
  const number = new Fraction(wordValues.get(first) ?? (/^an?$/.test(first) ? '1' : '0'))
  const part = fractionWords.get(second)
  const ones = new Fraction(wordValues.get(second) ?? '0')
  const rest = text.slice(match[0].length)
  if (part !== undefined && number.gt(0) && number.mul(part).lt(1)) return found(number.mul(part), rest)
  const isTens = number.gte(TENS * 2) && number.mod(TENS).equals(0)
  const isJoined = isTens && ones.gte(1) && ones.lt(TENS) && match[0].includes('-')
  return isJoined ? found(number.add(ones), rest) : undefined
}

/** "two", "a quarter", "a dozen", and the article as a weak one. */
function readWord(text: string): WrittenNumber | undefined {
  const word = WORD.exec(text)?.[0]
  if (word === undefined) return undefined
  const rest = text.slice(word.length).trimStart()
  const digits = wordValues.get(word.toLowerCase())
  if (digits !== undefined) return OF_A_NAME.test(rest) ? undefined : found(new Fraction(digits), rest)
  if (!articles.has(word.toLowerCase()) || rest === '') return undefined
  const counted = /^(?:half|quarter|dozen|pair)\b/i.test(rest) ? readWord(rest) : undefined
  return counted ?? { value: new Fraction(1), rest, wasDecimal: false, isArticle: true }
}

/** "2 and a half", and "1 kg et demi" with the unit between: what to add, and the text behind it. */
export function readAndAHalf(text: string): { readonly value: Fraction; readonly rest: string } | undefined {
  const match = AND_A_HALF.exec(text)
  return match === null ? undefined : { value: new Fraction('1/2'), rest: text.slice(match[0].length) }
}

function withHalf(number: WrittenNumber): WrittenNumber {
  const half = number.value?.d === 1n ? readAndAHalf(number.rest) : undefined
  return half === undefined ? number : { ...number, value: number.value?.add(half.value), rest: half.rest }
}

/** "1 halbe", "un demi": a half; "1 media" is a half in Spanish and of middle size in Italian, so it has no value. */
function halfOfOne(number: WrittenNumber): WrittenNumber {
  const half = number.value?.equals(1) === true ? HALF_BEHIND_ONE.exec(number.rest) : null
  if (half === null) return number
  const value = half[1] === undefined ? new Fraction('1/2') : undefined
  return found(value, number.rest.slice(half[0].length))
}

const ways = [readMixed, readFraction, readGrouped, readDecimal, readWhole, readTwoWords, readWord]

/** Reads a number as cooks write it at the start of a text: 2, 1.5, 1,5, 1/2, 1 1/2, 1-1/2, two, half, a dozen. */
export function readNumber(text: string): WrittenNumber | undefined {
  for (const read of ways) {
    const number = read(text)
    if (number !== undefined) return withHalf(halfOfOne({ ...number, rest: number.rest.trimStart() }))
  }
  return undefined
}
