import { matchedPart } from './matched-part.ts'
import { Fraction } from 'fraction.js'
import { articles, numberWords } from './unit-words.table.ts'

/** A number at the start of a text, and the text behind it. `value` is undefined where it could mean two things. */
export interface WrittenNumber {
  readonly value: Fraction | undefined
  readonly wasDecimal: boolean
  readonly isArticle: boolean
  readonly rest: string
}

const wordValues: ReadonlyMap<string, string> = new Map(Object.entries(numberWords))

const MIXED = /^(\d+)(?: and | )(\d+)\/(\d+)(?![\d/])/
const HYPHENED = /^(\d+)-(\d+)\/(\d+)(?![\d/])/
const FRACTION = /^(\d*\.?\d+)\/(\d+)(?![\d/])/
const DECIMAL = /^(\d*)([.,])(\d+)(?![\d.,/])/
/** A space before three zeros parts thousands; before other digits it may part a count from a size. */
const THOUSANDS = /^(\d{1,3}) 000(?!\d)/
const WHOLE = /^(\d+)(?![\d/])/
const WORD = /^(\p{L}+)(?![\p{L}'-])/u

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

function readWhole(text: string): WrittenNumber | undefined {
  const thousands = THOUSANDS.exec(text)
  if (thousands !== null) {
    return found(new Fraction(matchedPart(thousands, 1)).mul(1000), text.slice(thousands[0].length))
  }
  const match = WHOLE.exec(text)
  return match === null ? undefined : found(new Fraction(match[0]), text.slice(match[0].length))
}

/** "two", "half a dozen", "a quarter", and the article as a weak one. */
function readWord(text: string): WrittenNumber | undefined {
  const word = WORD.exec(text)?.[0]
  if (word === undefined) return undefined
  const rest = text.slice(word.length).trimStart()
  const digits = wordValues.get(word.toLowerCase())
  if (digits !== undefined) {
    const dozen = /^a dozen\b/i.exec(rest)
    const value = new Fraction(digits)
    return dozen === null ? found(value, rest) : found(value.mul(12), rest.slice(dozen[0].length))
  }
  if (!articles.has(word.toLowerCase()) || rest === '') return undefined
  const counted = /^(?:half|quarter|dozen|pair)\b/i.test(rest) ? readWord(rest) : undefined
  return counted ?? { value: new Fraction(1), rest, wasDecimal: false, isArticle: true }
}

const ways = [readMixed, readFraction, readDecimal, readWhole, readWord]

/** Reads a number as cooks write it at the start of a text: 2, 1.5, 1,5, 1/2, 1 1/2, 1-1/2, two, half, a dozen. */
export function readNumber(text: string): WrittenNumber | undefined {
  for (const read of ways) {
    const number = read(text)
    if (number !== undefined) return { ...number, rest: number.rest.trimStart() }
  }
  return undefined
}
