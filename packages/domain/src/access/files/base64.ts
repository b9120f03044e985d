import { err, ok, type Result } from '@brigade/contract/result.ts'

/** The two alphabets of base 64 [RFC 4648 sections 4 and 5]. */
export type Base64Kind = 'base64' | 'base64url'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const alphabets: Readonly<Record<Base64Kind, string>> = { base64: `${letters}+/`, base64url: `${letters}-_` }

const BITS_PER_LETTER = 6
const BITS_PER_OCTET = 8
const LETTERS_PER_GROUP = 4

/** The letters without the padding at their end; undefined when the length or the padding cannot be. */
function unpadded(text: string): string | undefined {
  const bare = text.replace(/={1,2}$/, '')
  const isPadded = bare.length < text.length
  if (isPadded && text.length % LETTERS_PER_GROUP !== 0) return undefined
  return bare.length % LETTERS_PER_GROUP === 1 ? undefined : bare
}

/**
 * The octets of a base 64 text. Each kind has its own two last letters, and a text with those of the other kind is
 * refused (rule UP4), as is anything else that is no letter. Padding may be left out.
 */
export function octetsFromBase64(text: string, kind: Base64Kind): Result<Uint8Array, 'base64'> {
  const bare = unpadded(text)
  if (bare === undefined) return err('base64')
  const octets = new Uint8Array(Math.floor((bare.length * BITS_PER_LETTER) / BITS_PER_OCTET))
  let bits = 0
  let held = 0
  let at = 0
  for (const letter of bare) {
    const value = alphabets[kind].indexOf(letter)
    if (value === -1) return err('base64')
    held = ((held << BITS_PER_LETTER) | value) & 0xffff
    bits += BITS_PER_LETTER
    if (bits < BITS_PER_OCTET) continue
    bits -= BITS_PER_OCTET
    octets[at] = held >> bits
    at += 1
  }
  return ok(octets)
}
