import type { MarkdownLine } from './markdown-lines.ts'
import { headingWords } from './recipe-words.ts'

/** What the lines under "Ingredients" hold. */
export interface IngredientSection {
  readonly lines: readonly { readonly text: string; readonly group?: string }[]
  /** Prose among the ingredients. */
  readonly notes: readonly string[]
  readonly pictures: readonly string[]
}

const MOST_LETTERS_OF_A_GROUP = 100
const MOST_WORDS_OF_A_LABEL = 8
const BOLD_LINE = /^(?:\*\*|__)[^*_]+(?:\*\*|__):?$/

interface Open {
  readonly group: string | undefined
  /** Indent of the item that opened the group; items at or left of it close it. Undefined for headings. */
  readonly indent: number | undefined
}

/** Whether a line of text is a heading for the items below it: "For the dough:", "__Metric__". */
function isLabel(text: string): boolean {
  const isShort = text.split(/\s+/).length <= MOST_WORDS_OF_A_LABEL && text.length <= MOST_LETTERS_OF_A_GROUP
  return isShort && (text.endsWith(':') || BOLD_LINE.test(text))
}

/** Whether an item is a heading: it ends with a colon, or has items under it. */
function isGroupItem(
  line: MarkdownLine & { readonly kind: 'item' },
  next: MarkdownLine | undefined,
): boolean {
  const hasChildren = next?.kind === 'item' && next.indent > line.indent
  return line.text.length <= MOST_LETTERS_OF_A_GROUP && (hasChildren || line.text.endsWith(':'))
}

/** Reads items, their continued lines, headings of groups, and prose. */
export function readIngredientSection(source: readonly MarkdownLine[]): IngredientSection {
  const lines: { text: string; group?: string }[] = []
  const notes: string[] = []
  const pictures: string[] = []
  let heading: string | undefined
  let open: Open = { group: undefined, indent: undefined }
  let isInNote = false
  let before: MarkdownLine = { kind: 'blank' }
  const unused = new Set<string>()
  for (const [at, line] of source.entries()) {
    if (line.kind === 'heading' || (line.kind === 'text' && isLabel(line.text))) {
      heading = headingWords(line.text)
      unused.add(heading)
      open = { group: heading, indent: undefined }
    } else if (line.kind === 'picture') pictures.push(line.text)
    else if (line.kind === 'item') {
      if (open.indent !== undefined && line.indent <= open.indent)
        open = { group: heading, indent: undefined }
      isInNote = false
      if (isGroupItem(line, source[at + 1])) {
        open = { group: headingWords(line.text), indent: line.indent }
        unused.add(open.group ?? '')
      } else {
        lines.push({ text: line.text, ...(open.group !== undefined && { group: open.group }) })
        if ((open.group ?? '').length <= MOST_LETTERS_OF_A_GROUP) unused.delete(open.group ?? '')
      }
    } else if (line.kind === 'text') {
      const last = lines.at(-1)
      const isContinued: boolean = !isInNote && (before.kind === 'item' || before.kind === 'text')
      if (isContinued && last !== undefined) last.text = `${last.text}\n${line.text}`
      else if (isInNote && before.kind === 'text') notes.push(`${notes.pop() ?? ''}\n${line.text}`)
      else notes.push(line.text)
      isInNote = !isContinued || last === undefined
    }
    before = line
  }
  return { lines, notes: [...notes, ...unused], pictures }
}
