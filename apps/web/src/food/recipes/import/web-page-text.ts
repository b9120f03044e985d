const BLOCKS: ReadonlySet<string> = new Set(
  'ADDRESS ARTICLE BLOCKQUOTE DD DIV DL DT FIGCAPTION H1 H2 H3 H4 H5 H6 HEADER LI OL P SECTION TABLE TR UL'.split(
    ' ',
  ),
)
const UNSEEN: ReadonlySet<string> = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'SVG'])

function rawText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? '').replaceAll(/\s+/g, ' ')
  if (!(node instanceof Element) || UNSEEN.has(node.nodeName.toUpperCase())) return ''
  if (node.nodeName === 'BR') return '\n'
  const inside = Array.from(node.childNodes, rawText).join('')
  return BLOCKS.has(node.nodeName) ? `\n${inside}\n` : inside
}

/** The words of an element as a reader sees them: one line for each block, no more than one space. */
export function visibleText(element: Element): string {
  return rawText(element)
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}
