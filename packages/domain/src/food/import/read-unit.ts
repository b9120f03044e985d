import { matchedPart } from './matched-part.ts'
import type { Unit } from '../../core/quantities/unit.ts'
import type { KitchenMeasures } from './parsed-line.ts'
import {
  capitalUnits,
  foodsWithoutCups,
  type HouseholdUnit,
  imperialUnits,
  letterUnits,
  manyWords,
  partWords,
  unitWords,
  vagueWords,
} from './unit-words.table.ts'

/** What a word behind a number measures, and the text behind it. */
export type ReadUnit = { readonly word: string; readonly rest: string } & (
  | {
      readonly kind: 'unit'
      readonly unit: Unit
      /** How many of the unit one such word means: a dozen is twelve pieces, an Italian "etto" 100 g. */
      readonly times?: number
    }
  | { readonly kind: 'part' | 'vague' }
)

const MOST_WORDS_IN_A_UNIT = 4
/** One letter alone; before another letter and full stop, as in "c.s.", it is part of a longer abbreviation. */
const LETTER = /^(\p{L})(?:\.(?!\p{L}(?!\p{L}))|(?![\p{L}'.-]))/u
const WORD = /^(?:\p{L}(?:\.\p{L})+\.?(?![\p{L}'-])|c\/[cs](?![\p{L}'-])\.?|[dD]'(?=\p{L})|[\p{L}'-]+\.?)/u
/** "2 c/ sal", "1 c/p de sal": a Spanish "cucharada" of some size; "1 c/240 ml" says one amount twice. */
const C_WITH_STROKE = /^c\/(?!\s*\d)\p{L}*\.?/iu
/** "2 c. di olio", "1 c. d'huile", "1 c. à moka": a spoon of some size, and no cup. */
const NOT_ENGLISH = /^(?:d'|à(?![\p{L}-])|(?:d[eiu]|del|dell[ao])(?![\p{L}-]))/iu

/** "20 imperial fl oz", "1 UK pint", "1 US pint": whose measure it is. */
const WHOSE =
  /^(?:(imperial|imp\.?|uk|british)|us|u\.s\.|american)\s+(?=(?:fl|fluid|pints?|pt|quarts?|qts?|gal))/i

/** "c. café de sel": "de" tells that the coffee is the spoon's; it is not of the measure. */
const BEHIND_A_SPOON = /\s+d[e']$/i

function codeOf(unit: Unit | HouseholdUnit, measures: KitchenMeasures): Unit {
  if (typeof unit === 'string') return measures.isBritish === true ? imperialOf(unit, measures) : unit
  return measures.cups === 'us' ? unit.us : unit.metric
}

/** The imperial measure of the same name, unless a person chose American ones. */
function imperialOf(unit: Unit, { cups }: KitchenMeasures): Unit {
  return cups === 'us' ? unit : (imperialUnits.get(unit) ?? unit)
}

/** The first words of a text, longest group first. */
function wordGroups(text: string): readonly string[] {
  const groups: string[] = []
  let end = 0
  for (let count = 0; count < MOST_WORDS_IN_A_UNIT; count += 1) {
    const gap = count === 0 ? 0 : (/^\s+/.exec(text.slice(end))?.[0].length ?? -1)
    const word = gap < 0 ? null : WORD.exec(text.slice(end + gap))
    if (word === null) break
    end += gap + word[0].length
    groups.unshift(text.slice(0, end))
  }
  return groups
}

function wordKey(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/(?<=\p{L})\.(?=\p{L})/gu, ' ')
    .replaceAll(/[.']/g, '')
    .replaceAll(/(?<=table|tea|salt)-(?=spoon)/g, '')
}

/** A unit of one letter, such as "g"; a "c." before words that are not English stays in words. */
function readLetter(text: string, measures: KitchenMeasures): ReadUnit | undefined {
  const stroke = C_WITH_STROKE.exec(text)?.[0]
  if (stroke !== undefined) {
    return { kind: 'vague', word: stroke, rest: text.slice(stroke.length).trimStart() }
  }
  const letter = LETTER.exec(text)
  const unit = letter === null ? undefined : letterUnits[matchedPart(letter, 1)]
  if (letter === null || unit === undefined) return undefined
  const found = { word: letter[0], rest: text.slice(letter[0].length).trimStart() }
  const food = /^\p{L}+/u.exec(found.rest)?.[0].toLowerCase() ?? ''
  const isSpoon = /^c/i.test(found.word) && (NOT_ENGLISH.test(found.rest) || foodsWithoutCups.has(food))
  return isSpoon ? { ...found, kind: 'vague' } : { ...found, kind: 'unit', unit: codeOf(unit, measures) }
}

/** Reads the unit, part or measure word at the start of a text; undefined when the first word is none. */
export function readUnit(text: string, measures: KitchenMeasures): ReadUnit | undefined {
  const whose = WHOSE.exec(text)
  if (whose !== null) {
    const own = { cups: 'metric', isEvident: true, isBritish: whose[1] !== undefined } as const
    const unit = readUnit(text.slice(whose[0].length), own)
    return unit === undefined ? undefined : { ...unit, word: `${whose[0]}${unit.word}` }
  }
  for (const words of wordGroups(text)) {
    const key = wordKey(words)
    const word = words.replace(BEHIND_A_SPOON, '')
    const found = { word, rest: text.slice(word.length).trimStart() }
    const unit = capitalUnits.get(words) ?? (Object.hasOwn(unitWords, key) ? unitWords[key] : undefined)
    if (unit !== undefined) return { ...found, kind: 'unit', unit: codeOf(unit, measures) }
    const many = manyWords.get(key)
    if (many !== undefined) return { ...found, ...many, kind: 'unit' }
    if (partWords.has(key)) return { ...found, kind: 'part' }
    if (vagueWords.has(key)) return { ...found, kind: 'vague' }
  }
  return readLetter(text, measures)
}
