import { latinDigits } from '../../core/quantities/typed-digits.ts'
import { withoutBullet } from './bullets.ts'
import { countApart, countOrMixed } from './count-and-size.ts'

const LINK = /!?\[([^\]]*)\]\([^)\s]*\)/g
const EMPHASIS = /(\*\*|__|(?<![\p{L}\p{N}])[*_]|[*_](?![\p{L}\p{N}]))/gu

/** "6-ounce", "14.5-oz", "1-inch": the hyphen is a space. */
const HYPHENED_UNIT =
  /(\d)-(?=(?:ounces?|oz|pounds?|lbs?|grams?|g|kg|ml|cl|dl|l|lit(?:er|re)s?|quarts?|pints?|cups?|inch(?:es)?|cm)\b)/gi

/** "3- to 4-pound": the first hyphen hangs on nothing. */
const HANGING_HYPHEN = /(\d)-\s*(?=(?:to|or|bis|oder)\s+\d)/gi

/** "2 colheres (sopa)": which spoon. */
const SPOON_IN_BRACKETS = /\b(colher(?:es)?) \((?:de )?(sopa|chá)\)/gi

/** Fraction characters such as ½ as 1/2, by Unicode's own decomposition; behind a digit with a space between. */
function spellFractions(text: string): string {
  return text.replaceAll(
    /(\d?)([\u00BC-\u00BE\u2150-\u215E\u2189])/g,
    (_all, digit: string, sign: string) => `${digit === '' ? '' : `${digit} `}${sign.normalize('NFKD')}`,
  )
}

/**
 * A line as the parser reads it: no bullet, links as their words, no emphasis, one kind of digit, dash, quote and fraction. Only
 * for reading; what is kept is the line itself.
 */
export function plainLine(text: string): string {
  const line = spellFractions(countApart(withoutBullet(latinDigits(text.replaceAll(LINK, '$1')))))
    .replaceAll('\u2044', '/')
    .replaceAll(/(?<=\d)٫(?=\d)/g, '.')
    .replaceAll(/(?<=\d)٬(?=\d)/g, "'")
    .replaceAll(/(\d)\s*—\s*(\d)/g, '$1-$2')
    .replaceAll('—', ' - ')
    .replaceAll(/[\u2010-\u2013\u2212]/g, '-')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/(\d)\s*×\s*(?=\d)/g, '$1 x ')
    .replaceAll('×', 'x')
    .replaceAll(/(\p{L})\((e?s|e?n|er?)\)/gu, '$1$2')
    .replaceAll(/(\p{L}{3})\/(e?n|er)(?![\p{L}/])/gu, '$1$2')
    .replaceAll(SPOON_IN_BRACKETS, '$1 de $2')
    .replaceAll(HANGING_HYPHEN, '$1 ')
    .replaceAll(EMPHASIS, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return countOrMixed(line) === undefined ? line.replaceAll(HYPHENED_UNIT, '$1 ') : line
}
