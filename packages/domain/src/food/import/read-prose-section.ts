import type { MarkdownLine } from './markdown-lines.ts'
import { readFactLine } from './recipe-words.ts'

/** A field of front matter that stands below it by mistake. */
const STRAY_FIELD = /^(?:author|date|tags|title):\s/i

/** What the other parts of a recipe hold: paragraphs, times and servings, pictures. */
export interface ProseSection {
  readonly paragraphs: readonly string[]
  readonly facts: readonly string[]
  readonly pictures: readonly string[]
}

function isFact(text: string): boolean {
  return STRAY_FIELD.test(text) || readFactLine(text) !== undefined
}

/** Reads prose; lines about times and servings become facts, a heading stays as a line of its own. */
export function readProseSection(source: readonly MarkdownLine[]): ProseSection {
  const paragraphs: string[] = []
  const facts: string[] = []
  const pictures: string[] = []
  let isOpen = false
  for (const line of source) {
    if (line.kind === 'blank') isOpen = false
    else if (line.kind === 'picture') pictures.push(line.text)
    else if (line.kind !== 'heading' && isFact(line.text)) facts.push(line.text)
    else {
      const text = line.kind === 'item' ? line.raw : line.text
      if (isOpen) paragraphs.push(`${paragraphs.pop() ?? ''}\n${text}`)
      else paragraphs.push(text)
      isOpen = line.kind !== 'heading'
    }
  }
  return { paragraphs, facts, pictures }
}
