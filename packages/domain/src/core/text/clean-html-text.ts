import { decodeHTMLStrict } from 'entities/decode'

const ENTITY = /&[#\w]+;/g
/** What HTML shows for a number that stands for no character. */
const NO_CHARACTER = '\uFFFD'
/** Signs that only tell where a word may break. */
const UNSEEN = /[\u00AD\u200B]/g
const BLOCK_END = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]*>/gi
const TAG = /<\/?[a-z!][^<>]*>/gi

/** Leaves an entity that stands for no character as it is. */
function decode(entity: string): string {
  const decoded = decodeHTMLStrict(entity)
  return decoded === NO_CHARACTER ? entity : decoded
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
