import { Fraction } from 'fraction.js'
import { measuringCode } from './kept-measure.ts'
import { matchedPart } from './matched-part.ts'
import type { KitchenMeasures } from './parsed-line.ts'
import { type Measure, readMeasure } from './read-measure.ts'
import { readNumber } from './read-number.ts'

const SIZE_UNIT = String.raw`(?:ounces?|oz|pounds?|lbs?|grams?|g|kg|ml|cl|dl|l|lit(?:er|re)s?|quarts?|pints?)\.?`
const CONTAINER = '(?:can|tin|jar|bottle|box|bag|pack(?:et|age)?|pkg|carton|tub|container|envelope|sachet)'
const SEVERAL = `(?:${CONTAINER}s|boxes)`

/** "2 1/4-ounce packages", "2 1/4-oz. packages", with a space between: several packages of a quarter each. */
const COUNT_AND_PART = new RegExp(
  String.raw`^((?:[2-9]|\d\d+)) (?=(?:[¼-¾⅐-⅞]|\d+[/⁄]\d+)[-‐-–]${SIZE_UNIT} ${SEVERAL}\b)`,
  'i',
)
/** "1 1/4-ounce package": one of a quarter, or a package of one and a quarter. */
const COUNT_OR_MIXED = new RegExp(
  String.raw`^\d+ \d+\/\d+(?:-${SIZE_UNIT} (?:${SEVERAL}|${CONTAINER})| ${SIZE_UNIT} ${SEVERAL})\b\.?`,
  'i',
)
const PART_OF_ONE = /^((?:an? |one )?(?:half|quarter)|\d+\/\d+) (of )?an? (?=\d)/i
const STARTS_WITH_CONTAINER = new RegExp(String.raw`^${CONTAINER}\b`, 'i')

/** Parts a count from the size behind it where both are sure: "2 ¼-ounce packages" is "2 x ¼-ounce packages". */
export function countApart(text: string): string {
  return text.replace(COUNT_AND_PART, '$1 x ')
}

/** A count and a size that may as well be one mixed number; undefined when a text begins with none. */
export function countOrMixed(text: string): string | undefined {
  return COUNT_OR_MIXED.exec(text)?.[0]
}

/**
 * A part of one thing of a size: "half a 400g tin" is 200 g. Undefined for any other text; a size that is no mass or
 * volume has no number. "1/2 a 1 kilo" is a range in Spanish, so a written fraction needs "of" or a container.
 */
export function readPartOfOne(text: string, kitchen: KitchenMeasures): Measure | undefined {
  const match = PART_OF_ONE.exec(text)
  const size = match === null ? undefined : readMeasure(text.slice(match[0].length), kitchen)
  if (match === null || size === undefined) return undefined
  const isSaid = match[2] !== undefined || /[a-z]/i.test(matchedPart(match, 1))
  if (!isSaid && !STARTS_WITH_CONTAINER.test(size.rest)) return undefined
  const part = readNumber(matchedPart(match, 1))?.value ?? new Fraction(0)
  const isSure = measuringCode(size) !== undefined && size.high === undefined
  const words = text.slice(0, text.length - size.rest.length).trim()
  const { high: _high, ...one } = size
  return { ...one, low: isSure ? size.low?.mul(part) : undefined, sizes: isSure ? [words] : [], words }
}
