const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    deg: '°',
    frac12: '½',
    frac14: '¼',
    frac34: '¾',
    frac13: '⅓',
    frac23: '⅔',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    times: '×',
    frasl: '⁄',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    szlig: 'ß',
    eacute: 'é',
    egrave: 'è',
    ecirc: 'ê',
    agrave: 'à',
    acirc: 'â',
    ccedil: 'ç',
    ntilde: 'ñ',
    iacute: 'í',
    oacute: 'ó',
    uacute: 'ú',
    aacute: 'á',
    ocirc: 'ô',
    icirc: 'î',
    ucirc: 'û',
    atilde: 'ã',
    otilde: 'õ',
  }),
)
const ENTITY = /&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+\d*);/gi
const LAST_CODE_POINT = 0x10ffff
const BLOCK_END = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]*>/gi
const TAG = /<\/?[a-z!][^<>]*>/gi

function decode(entity: string, name: string): string {
  if (!name.startsWith('#')) return NAMED.get(name) ?? entity
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity
}

/**
 * The words of a text that came from a web page: entities as their characters, also when they were written twice,
 * tags gone, ends of blocks as line breaks, no more than one space.
 */
export function cleanHtmlText(text: string): string {
  const decoded = text.replaceAll(ENTITY, decode).replaceAll(ENTITY, decode)
  return decoded
    .replaceAll(BLOCK_END, '\n')
    .replaceAll(TAG, '')
    .split(/\r\n?|\n/)
    .map((line) => line.replaceAll(/[\s\u00A0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}
