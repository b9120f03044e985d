import { FIRST_OF_WINDOWS, namedEntities, windowsSigns } from './html-entities.table.ts'

const ENTITY = /&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+\d*);/gi
const LAST_CODE_POINT = 0x10ffff
const FIRST_SURROGATE = 0xd800
const LAST_SURROGATE = 0xdfff
/** Signs that only tell where a word may break. */
const UNSEEN = /[\u00AD\u200B]/g
const BLOCK_END = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]*>/gi
const TAG = /<\/?[a-z!][^<>]*>/gi

function decode(entity: string, name: string): string {
  if (!name.startsWith('#')) return namedEntities.get(name) ?? entity
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  const windowsSign = windowsSigns[code - FIRST_OF_WINDOWS]
  if (windowsSign !== undefined) return windowsSign
  const isHalfOfPair = code >= FIRST_SURROGATE && code <= LAST_SURROGATE
  return code > 0 && code <= LAST_CODE_POINT && !isHalfOfPair ? String.fromCodePoint(code) : entity
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
    .replaceAll(UNSEEN, '')
    .split(/\r\n?|\n/)
    .map((line) => line.replaceAll(/[\s\u00A0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}
