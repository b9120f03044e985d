import { latinDigits } from '../../core/quantities/typed-digits.ts'
import { assembleDraft } from './assemble-draft.ts'
import { BULLETS, withoutBullet } from './bullets.ts'
import { markdownLines } from './markdown-lines.ts'
import { parseIngredientLine } from './parse-ingredient-line.ts'
import { isOnlyDuration } from './read-duration.ts'
import { readIngredientSection } from './read-ingredient-section.ts'
import { readProseSection } from './read-prose-section.ts'
import { readStepSection } from './read-step-section.ts'
import type { RecipeDraft } from './recipe-draft.ts'
import { readFactLine, sectionOf } from './recipe-words.ts'

type Part = 'before' | 'ingredients' | 'steps'

const MOST_LETTERS_OF_A_TITLE = 100
const MOST_LETTERS_OF_AN_INGREDIENT = 120
const MOST_LINES_LOOKED_AT = 2000
const MARK = new RegExp(String.raw`^\s*(?:[-*+${BULLETS}]|\d+[.)])\s+`, 'u')
const KITCHEN = { cups: 'metric', isEvident: false } as const

/** Whether a line without a mark reads like an ingredient: it is short, begins with an amount and is no sentence. */
function looksLikeIngredient(line: string): boolean {
  const text = withoutBullet(latinDigits(line.replace(/^\s*[-*+]\s+/, '')))
  if (text === '' || text.length > MOST_LETTERS_OF_AN_INGREDIENT || /^\d+[.)]\s/.test(text)) return false
  const { amount } = parseIngredientLine(text, KITCHEN)
  return amount.kind !== 'none' && /^[\d½¼¾⅓⅔⅛~]|^(?:an?|one|two|three|half|some|eine?|une?)\b/i.test(text)
}

/**
 * Lines with a section each, by headings where there are any. Without one for the ingredients they begin with the first line
 * that looks like one, and end where the method is headed, else where lines look like sentences.
 */
function partsOf(lines: readonly string[]): readonly { readonly part: Part; readonly line: string }[] {
  const headed = new Set(lines.map(sectionOf))
  let part: Part = 'before'
  return lines.flatMap((line, at) => {
    const opened = sectionOf(line)
    if (opened !== undefined) {
      part = opened
      return []
    }
    if (!headed.has('ingredients') && line.trim() !== '' && at < MOST_LINES_LOOKED_AT) {
      const isIngredient = looksLikeIngredient(line)
      if (part === 'before' && isIngredient) part = 'ingredients'
      else if (
        part === 'ingredients' &&
        !headed.has('steps') &&
        !isIngredient &&
        !goesOnWithIngredients(lines, at)
      )
        part = 'steps'
    }
    return [{ part, line }]
  })
}

/** A short line among ingredients, such as "salt", belongs to them when it or what follows is no sentence. */
function goesOnWithIngredients(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').trim()
  const next = lines.slice(at + 1, at + 4).find((text) => text.trim() !== '') ?? ''
  const isShort = line.split(/\s+/).length <= 4 && !/[.!]$/.test(line) && !/^\d+[.)]\s/.test(line)
  return isShort && (looksLikeIngredient(next) || (lines[at - 1] ?? '').trim() !== '')
}

/** A bullet for every line, so that each is an item: pasted lists often have none. */
function marked(lines: readonly string[], isHeading: (line: string) => boolean): string {
  return lines
    .map((line) => (line.trim() === '' || MARK.test(line) || isHeading(line) ? line : `- ${line.trim()}`))
    .join('\n')
}

/** Steps as items where nothing else parts them: no list marks and no empty lines between. */
function stepsText(lines: readonly string[]): string {
  const text = lines.join('\n').trim()
  const isParted = /\n\s*\n/.test(text) || lines.some((line) => MARK.test(line))
  return isParted ? text : marked(text.split('\n'), (line) => line.trim().endsWith(':'))
}

/** Whether a line tells a time or the servings; "Cook: 20 minutes on high heat, then stir" in the method is a step. */
function isFact({ part, line }: { readonly part: Part; readonly line: string }): boolean {
  const fact = readFactLine(line)
  if (fact === undefined) return false
  return part !== 'steps' || fact.kind === 'servings' || isOnlyDuration(fact.value)
}

/**
 * Reads a pasted recipe: the first line is its name; headings in several languages, or else the look of the lines,
 * tell ingredients from steps. Everything before is the description.
 */
export function readPlainTextRecipe(text: string, source: RecipeDraft['source']): RecipeDraft {
  const all = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  const first = all.findIndex((line) => line.trim() !== '')
  const title = (all[first] ?? '').trim()
  const isTitle =
    title.length <= MOST_LETTERS_OF_A_TITLE && sectionOf(title) === undefined && !looksLikeIngredient(title)
  const parts = partsOf(all.slice(isTitle ? first + 1 : first))
  const linesOf = (wanted: Part): readonly string[] =>
    parts.filter((each) => each.part === wanted && !isFact(each)).map(({ line }) => line)
  const facts = parts.filter(isFact).map(({ line }) => line.trim())
  const isLabel = (line: string): boolean => line.trim().endsWith(':')
  const ingredients = readIngredientSection(markdownLines(marked(linesOf('ingredients'), isLabel)))
  const steps = readStepSection(markdownLines(stepsText(linesOf('steps'))))
  const before = readProseSection(markdownLines(linesOf('before').join('\n')))
  return assembleDraft({
    source,
    name: isTitle ? title.replace(/^#+\s*/, '') : '',
    description: before.paragraphs,
    tags: [],
    facts: [...before.facts, ...facts],
    lines: ingredients.lines,
    steps: steps.steps,
    notes: [...ingredients.notes, ...steps.notes].map((note) => ({ text: note })),
    pictures: [...before.pictures, ...ingredients.pictures, ...steps.pictures],
  })
}
