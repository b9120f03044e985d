import { matchedPart } from './matched-part.ts'
import type { Unit } from '../../quantities/unit.ts'
import type { KitchenMeasures } from './parsed-line.ts'
import { type HouseholdUnit, letterUnits, partWords, unitWords, vagueWords } from './unit-words.table.ts'

/** What a word behind a number measures, and the text behind it. */
export type ReadUnit = { readonly word: string; readonly rest: string } & (
  | { readonly kind: 'unit'; readonly unit: Unit }
  | { readonly kind: 'part' | 'vague' }
)

const MOST_WORDS_IN_A_UNIT = 3
const LETTER = /^(\p{L})\.?(?![\p{L}'-])/u
const WORD = /^[\p{L}'-]+\.?/u

function codeOf(unit: Unit | HouseholdUnit, measures: KitchenMeasures): Unit {
  if (typeof unit === 'string') return unit
  return measures.cups === 'us' ? unit.us : unit.metric
}

/** The first words of a text, longest group first, each with where it ends. */
function wordGroups(text: string): readonly { readonly words: string; readonly end: number }[] {
  const groups: { words: string; end: number }[] = []
  let end = 0
  for (let count = 0; count < MOST_WORDS_IN_A_UNIT; count += 1) {
    const gap = count === 0 ? 0 : (/^\s+/.exec(text.slice(end))?.[0].length ?? -1)
    const word = gap < 0 ? null : WORD.exec(text.slice(end + gap))
    if (word === null) break
    end += gap + word[0].length
    groups.unshift({ words: text.slice(0, end), end })
  }
  return groups
}

function wordKey(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[.']/g, '')
    .replaceAll(/(?<=table|tea|salt)-(?=spoon)/g, '')
}

/** Reads the unit, part or measure word at the start of a text; undefined when the first word is none. */
export function readUnit(text: string, measures: KitchenMeasures): ReadUnit | undefined {
  const letter = LETTER.exec(text)
  const letterUnit = letter === null ? undefined : letterUnits[matchedPart(letter, 1)]
  for (const { words, end } of wordGroups(text)) {
    const key = wordKey(words)
    const found = { word: words, rest: text.slice(end).trimStart() }
    const unit = Object.hasOwn(unitWords, key) ? unitWords[key] : undefined
    if (unit !== undefined) return { ...found, kind: 'unit', unit: codeOf(unit, measures) }
    if (partWords.has(key)) return { ...found, kind: 'part' }
    if (vagueWords.has(key)) return { ...found, kind: 'vague' }
  }
  if (letter === null || letterUnit === undefined) return undefined
  const rest = text.slice(letter[0].length).trimStart()
  return { kind: 'unit', unit: codeOf(letterUnit, measures), word: letter[0], rest }
}
