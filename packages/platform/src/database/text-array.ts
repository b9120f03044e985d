const TEXT_TYPE = 25
const HEADER_BYTES = 20
const LENGTH_BYTES = 4

/**
 * Encodes a list of texts in PostgreSQL's binary form. The text form would escape every quote of a document's JSON here and
 * parse it character by character there, which takes longer than storing it.
 */
export function textArray(texts: readonly (string | null)[]): Uint8Array {
  const lengths = texts.map((text) => (text === null ? -1 : Buffer.byteLength(text)))
  const bytes = lengths.reduce((sum, length) => sum + LENGTH_BYTES + Math.max(length, 0), HEADER_BYTES)
  const array = Buffer.allocUnsafe(bytes)
  // Number of dimensions, whether there are nulls, type, length, first index.
  const header = [1, lengths.includes(-1) ? 1 : 0, TEXT_TYPE, texts.length, 1]
  let at = header.reduce((place, number) => array.writeInt32BE(number, place), 0)
  for (const [index, text] of texts.entries()) {
    at = array.writeInt32BE(lengths[index] ?? -1, at)
    if (text !== null) at += array.write(text, at)
  }
  return array
}
