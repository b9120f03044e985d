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
function visibleText(element: Element): string {
  return rawText(element)
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** A microdata item in the shape of JSON-LD. */
type Item = Record<string, unknown>

const ADDRESSES: Readonly<Record<string, string>> = {
  A: 'href',
  AREA: 'href',
  LINK: 'href',
  AUDIO: 'src',
  EMBED: 'src',
  IFRAME: 'src',
  IMG: 'src',
  SOURCE: 'src',
  TRACK: 'src',
  VIDEO: 'src',
  OBJECT: 'data',
  META: 'content',
  TIME: 'datetime',
  DATA: 'value',
  METER: 'value',
}
/** An item inside an item inside an item …: no page has reason to go deeper. */
const DEEPEST = 12

/** The value of a property by HTML's microdata rules; text is given line by line. */
function valueOf(element: Element, depth: number): unknown {
  if (element.hasAttribute('itemscope')) return itemOf(element, depth + 1)
  const attribute = ADDRESSES[element.nodeName]
  const value = attribute === undefined ? null : element.getAttribute(attribute)
  return value ?? element.getAttribute('content') ?? visibleText(element)
}

function add(item: Item, name: string, value: unknown): void {
  const before = item[name]
  if (before === undefined) item[name] = value
  else item[name] = Array.isArray(before) ? [...before, value] : [before, value]
}

/** Properties belong to the nearest item above them. */
function collect(parent: Element, item: Item, depth: number): void {
  for (const child of Array.from(parent.children)) {
    const names =
      child
        .getAttribute('itemprop')
        ?.split(/\s+/)
        .filter((name) => name !== '') ?? []
    const value = names.length === 0 ? undefined : valueOf(child, depth)
    for (const name of names) add(item, name, value)
    if (!child.hasAttribute('itemscope')) collect(child, item, depth)
  }
}

function itemOf(element: Element, depth: number): Item {
  const types =
    element
      .getAttribute('itemtype')
      ?.split(/\s+/)
      .filter((type) => type !== '') ?? []
  const item: Item = { '@type': types }
  const id = element.getAttribute('itemid')
  if (id !== null) item['@id'] = id
  if (depth < DEEPEST) collect(element, item, depth)
  return item
}

/** Every microdata Recipe of a page, in the shape of JSON-LD. Nothing of the page is run or fetched. */
export function readMicrodata(page: Document): readonly Item[] {
  return Array.from(page.querySelectorAll('[itemscope][itemtype*="Recipe"]'), (element) => itemOf(element, 0))
}
