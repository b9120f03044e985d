import type { MarkdownLine } from './markdown-lines.ts'
import type { DraftStep } from './recipe-draft.ts'
import { headingWords } from './recipe-words.ts'

/** What the lines under "Directions" hold. */
export interface StepSection {
  readonly steps: readonly DraftStep[]
  /** Paragraphs between and after numbered steps. */
  readonly notes: readonly string[]
  readonly pictures: readonly string[]
}

const BOLD_LINE = /^(?:\*\*|__)[^*_]+(?:\*\*|__):?$/
const CONTINUATION_INDENT = 2

/**
 * Reads steps with their continued lines and sub-items, headings between them, and paragraphs. Where there is no
 * list at all, every paragraph is a step.
 */
export function readStepSection(source: readonly MarkdownLine[]): StepSection {
  const hasItems = source.some((line) => line.kind === 'item')
  const steps: { text: string; group?: string }[] = []
  const notes: string[] = []
  const pictures: string[] = []
  let group: string | undefined
  let before: MarkdownLine = { kind: 'blank' }
  let isInNote = false
  const unused = new Set<string>()
  for (const line of source) {
    const last = steps.at(-1)
    const isInside = last !== undefined && 'indent' in line && line.indent >= CONTINUATION_INDENT && !isInNote
    if (line.kind === 'heading' || (line.kind === 'text' && BOLD_LINE.test(line.text))) {
      group = headingWords(line.text)
      unused.add(group)
      isInNote = false
    } else if (line.kind === 'picture') pictures.push(line.text)
    else if (line.kind === 'item' && isInside) last.text = `${last.text}\n${line.raw}`
    else if (line.kind === 'item' || (line.kind === 'text' && !hasItems && before.kind === 'blank')) {
      steps.push({ text: line.text, ...(group !== undefined && { group }) })
      unused.delete(group ?? '')
      isInNote = false
    } else if (line.kind === 'text') {
      const isContinued = last !== undefined && !isInNote && (before.kind !== 'blank' || isInside)
      if (isContinued) last.text = `${last.text}\n${line.text}`
      else if (isInNote && before.kind === 'text') notes.push(`${notes.pop() ?? ''}\n${line.text}`)
      else {
        const heading = group !== undefined && unused.delete(group) ? `${group}\n` : ''
        notes.push(`${heading}${line.text}`)
        isInNote = true
      }
    }
    before = line
  }
  return { steps, notes: [...notes, ...unused], pictures }
}
