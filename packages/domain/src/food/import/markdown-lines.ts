import { BULLETS } from './bullets.ts'
import { matchedPart } from './matched-part.ts'

/** One line of a markdown text, by what it is. */
export type MarkdownLine =
  | { readonly kind: 'blank' }
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'item'; readonly indent: number; readonly text: string; readonly raw: string }
  | { readonly kind: 'picture'; readonly text: string }
  | { readonly kind: 'text'; readonly indent: number; readonly text: string }

const HEADING = /^(#{1,6})\s*(.*?)\s*#*$/
const ITEM = new RegExp(String.raw`^(\s*)(?:[-*+${BULLETS}]|\d+[.)])\s+(.*)$`, 'u')
const PICTURE = /^!\[[^\]]*\]\([^)]*\)$/
const TAB = '    '
const MOST_LETTERS_OF_A_HEADING = 300

/** Tells what each line of a text is; trailing white space goes, nothing else. */
export function markdownLines(text: string): readonly MarkdownLine[] {
  return text.split(/\r\n?|\n/).map((raw) => {
    const line = raw.replaceAll('\t', TAB).trimEnd()
    const trimmed = line.trim()
    if (trimmed === '') return { kind: 'blank' }
    const heading = line.length > MOST_LETTERS_OF_A_HEADING ? null : HEADING.exec(line)
    if (heading !== null) {
      return { kind: 'heading', level: matchedPart(heading, 1).length, text: matchedPart(heading, 2) }
    }
    if (PICTURE.test(trimmed)) return { kind: 'picture', text: trimmed }
    const item = ITEM.exec(line)
    if (item !== null) {
      return {
        kind: 'item',
        indent: matchedPart(item, 1).length,
        text: matchedPart(item, 2).trim(),
        raw: trimmed,
      }
    }
    return { kind: 'text', indent: line.length - line.trimStart().length, text: trimmed }
  })
}
