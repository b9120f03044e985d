/** A text without its brackets, and what stood in them, in order. */
export interface Unbracketed {
  readonly text: string
  readonly brackets: readonly string[]
}

/** Where the bracket that opens at `start` closes; an unclosed one runs to the end. */
function closingAt(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}

/** The bracket a text starts with, and the text behind it; undefined when it starts with none. */
export function leadingBracket(text: string): { readonly inside: string; readonly rest: string } | undefined {
  if (!text.startsWith('(')) return undefined
  const end = closingAt(text, 0)
  return { inside: text.slice(1, end).trim(), rest: text.slice(end + 1).trimStart() }
}

/** Takes every bracket out of a text; brackets in brackets stay with the outer one. */
export function takeBrackets(text: string): Unbracketed {
  const start = text.indexOf('(')
  if (start === -1) return { text, brackets: [] }
  const end = closingAt(text, start)
  const next = takeBrackets(`${text.slice(0, start).trimEnd()} ${text.slice(end + 1).trimStart()}`.trim())
  const inside = text.slice(start + 1, end).trim()
  return { text: next.text, brackets: inside === '' ? next.brackets : [inside, ...next.brackets] }
}
