import { assembleDraft, type CollectedRecipe } from './assemble-draft.ts'
import { type MarkdownLine, markdownLines } from './markdown-lines.ts'
import { readFrontMatter } from './read-front-matter.ts'
import { readIngredientSection } from './read-ingredient-section.ts'
import { readProseSection } from './read-prose-section.ts'
import { readStepSection } from './read-step-section.ts'
import type { DraftNote, RecipeDraft } from './recipe-draft.ts'
import { sectionOf } from './recipe-words.ts'

interface Section {
  readonly heading: string
  readonly level: number
  readonly lines: readonly MarkdownLine[]
}

const MOST_LEVELS_OF_A_SECTION = 2

/** Splits a text at its main headings and at those that open ingredients or steps; the first part has none. */
function sectionsOf(lines: readonly MarkdownLine[]): readonly Section[] {
  const sections: { heading: string; level: number; lines: MarkdownLine[] }[] = [
    { heading: '', level: 0, lines: [] },
  ]
  for (const line of lines) {
    const opens =
      line.kind === 'heading' &&
      (line.level <= MOST_LEVELS_OF_A_SECTION || sectionOf(line.text) !== undefined)
    if (opens) sections.push({ heading: line.text, level: line.level, lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}

type Found = Pick<CollectedRecipe, 'description' | 'facts' | 'lines' | 'steps' | 'notes' | 'pictures'>

const nothing: Found = { description: [], facts: [], lines: [], steps: [], notes: [], pictures: [] }

const noted = (texts: readonly string[], heading?: string): readonly DraftNote[] =>
  texts.map((text) => ({ text, ...(heading !== undefined && heading !== '' && { heading }) }))

/** What one section holds; prose before the ingredients is the description, other prose a note. */
function readSection(section: Section, isBefore: boolean): Found {
  const kind = sectionOf(section.heading)
  if (kind === 'ingredients') {
    const { lines, notes, pictures } = readIngredientSection(section.lines)
    return { ...nothing, lines, notes: noted(notes, section.heading), pictures }
  }
  if (kind === 'steps') {
    const { steps, notes, pictures } = readStepSection(section.lines)
    return { ...nothing, steps, notes: noted(notes), pictures }
  }
  const { paragraphs, facts, pictures } = readProseSection(section.lines)
  const isDescription = isBefore && section.level < MOST_LEVELS_OF_A_SECTION
  if (isDescription) return { ...nothing, description: paragraphs, facts, pictures }
  const notes = noted([paragraphs.join('\n\n')], section.heading)
  return {
    ...nothing,
    notes: paragraphs.length === 0 && section.heading === '' ? [] : notes,
    facts,
    pictures,
  }
}

function merge(first: Found, second: Found): Found {
  return {
    description: [...first.description, ...second.description],
    facts: [...first.facts, ...second.facts],
    lines: [...first.lines, ...second.lines],
    steps: [...first.steps, ...second.steps],
    notes: [...first.notes, ...second.notes],
    pictures: [...first.pictures, ...second.pictures],
  }
}

/**
 * Reads a recipe in markdown: front matter, title, prose, times and servings, ingredients with their groups, steps
 * with theirs. Whatever is none of these is kept as description or note; no line is lost.
 * @param text - the file's text
 * @param source - its name and hash
 */
export function readMarkdownRecipe(text: string, source: RecipeDraft['source']): RecipeDraft {
  const front = readFrontMatter(text)
  const sections = sectionsOf(markdownLines(front.body))
  const title = sections.find((section) => section.level === 1 && sectionOf(section.heading) === undefined)
  const firstPart = sections.findIndex((section) => sectionOf(section.heading) !== undefined)
  const found = sections
    .map((section, at) => {
      const read = readSection(section, firstPart === -1 || at < firstPart)
      const isSecondTitle =
        section.level === 1 && section !== title && sectionOf(section.heading) === undefined
      return isSecondTitle ? { ...read, notes: [...noted([section.heading]), ...read.notes] } : read
    })
    .reduce(merge, nothing)
  const isTitleKept = front.title === undefined || title === undefined || front.title === title.heading
  return assembleDraft({
    ...found,
    source,
    name: front.title ?? title?.heading ?? '',
    tags: front.tags,
    ...(front.author !== undefined && { author: front.author }),
    facts: [...found.facts, ...front.others],
    notes: [...(isTitleKept ? [] : noted([title.heading])), ...found.notes],
  })
}
