const REPLACEMENT = 0xfffd

/** A character as UTF-8; half of a surrogate pair, which is no character, becomes U+FFFD [RFC 3629]. */
function octetsOf(character: string): readonly number[] {
  const codePoint = character.codePointAt(0) ?? REPLACEMENT
  const isHalf = codePoint >= 0xd800 && codePoint <= 0xdfff
  const code = isHalf ? REPLACEMENT : codePoint
  const tail = (shift: number) => 0x80 | ((code >> shift) & 0x3f)
  if (code < 0x80) return [code]
  if (code < 0x800) return [0xc0 | (code >> 6), tail(0)]
  if (code < 0x10000) return [0xe0 | (code >> 12), tail(6), tail(0)]
  return [0xf0 | (code >> 18), tail(12), tail(6), tail(0)]
}

/** The octets of a text in UTF-8. */
export function utf8Octets(text: string): Uint8Array {
  return Uint8Array.from(Array.from(text, octetsOf).flat())
}

/** How many octets a text takes in UTF-8. */
export function utf8Length(text: string): number {
  let length = 0
  for (const character of text) length += octetsOf(character).length
  return length
}
