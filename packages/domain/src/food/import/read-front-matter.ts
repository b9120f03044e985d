import { matchedPart } from './matched-part.ts'

/** The fields before a markdown text, between two lines of three dashes. */
export interface FrontMatter {
  readonly title?: string
  readonly author?: string
  readonly tags: readonly string[]
  /** Every other line, as written. */
  readonly others: readonly string[]
  readonly body: string
}

const BLOCK = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/
const FIELD = /^([A-Za-z][\w-]*):\s*(.*)$/
const LIST_ITEM = /^\s*-\s+(.*)$/

function unquoted(value: string): string {
  const quoted = /^(["'])(.*)\1$/.exec(value.trim())
  const text = quoted === null ? value.trim() : matchedPart(quoted, 2)
  return quoted?.[1] === "'" ? text.replaceAll("''", "'") : text.replaceAll('\\"', '"')
}

function listOf(value: string): readonly string[] {
  const inside = /^\[(.*)\]$/.exec(value.trim())?.[1] ?? value
  return inside
    .split(',')
    .map(unquoted)
    .filter((text) => text !== '')
}

/** Reads title, tags and author; a text without front matter is all body. */
export function readFrontMatter(text: string): FrontMatter {
  const block = BLOCK.exec(text)
  if (block === null) return { tags: [], others: [], body: text }
  const others: string[] = []
  const tags: string[] = []
  let known: Pick<FrontMatter, 'title' | 'author'> = {}
  let isInTags = false
  for (const line of matchedPart(block, 1).split(/\r?\n/)) {
    const [, key = '', value = ''] = FIELD.exec(line) ?? []
    const item = isInTags ? LIST_ITEM.exec(line)?.[1] : undefined
    if (key !== '') isInTags = key.toLowerCase() === 'tags' && value === ''
    if (item !== undefined) tags.push(unquoted(item))
    else if (key === 'title' && value !== '') known = { ...known, title: unquoted(value) }
    else if (key === 'author' && value !== '') known = { ...known, author: unquoted(value) }
    else if (key.toLowerCase() === 'tags') tags.push(...listOf(value))
    else if (line.trim() !== '') others.push(line.trim())
  }
  return { ...known, tags, others, body: text.slice(block[0].length) }
}
