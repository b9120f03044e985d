const TEXT_TYPE = 25
const HEADER_BYTES = 20
const LENGTH_BYTES = 4

/**
 * A list of texts in PostgreSQL's binary form. In the written form every quote of a document's JSON is escaped here and
 * read letter by letter there, which takes longer than to store it.
 */
export function textArray(texts: readonly (string | null)[]): Uint8Array {
  const lengths = texts.map((text) => (text === null ? -1 : Buffer.byteLength(text)))
  const bytes = lengths.reduce((sum, length) => sum + LENGTH_BYTES + Math.max(length, 0), HEADER_BYTES)
  const array = Buffer.allocUnsafe(bytes)
  // One dimension, with or without nulls, that begins with 1.
  const header = [1, lengths.includes(-1) ? 1 : 0, TEXT_TYPE, texts.length, 1]
  let at = header.reduce((place, number) => array.writeInt32BE(number, place), 0)
  for (const [index, text] of texts.entries()) {
    at = array.writeInt32BE(lengths[index] ?? -1, at)
    if (text !== null) at += array.write(text, at)
  }
  return array
}
