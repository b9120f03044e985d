import * as z from 'zod'

/** Digits and letters without those that are misread: I, L, O and U (product, E01). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CHARACTERS = 6
const GROUP = 3

/** Six letters and digits that find a person, as `XXX-XXX`. */
export const BrigadeCode = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{3}$/)
export type BrigadeCode = z.infer<typeof BrigadeCode>

/**
 * A brigade code from random bytes, one character each.
 * @param randomBytes - at least six bytes from a good random source
 * @throws RangeError when there are fewer
 */
export function brigadeCode(randomBytes: Uint8Array): BrigadeCode {
  if (randomBytes.length < CHARACTERS) throw new RangeError('a brigade code needs six random bytes')
  const characters = Array.from(randomBytes.slice(0, CHARACTERS), (byte) =>
    ALPHABET.charAt(byte % ALPHABET.length),
  )
  return `${characters.slice(0, GROUP).join('')}-${characters.slice(GROUP).join('')}`
}

/** The brigade code that somebody typed: in any case, with a dash or a space between its halves, or with nothing. */
export function brigadeCodeFromTyped(typed: string): BrigadeCode | undefined {
  const halves = /^(\w{3})[-\s]?(\w{3})$/.exec(typed.trim().toUpperCase())?.slice(1)
  return BrigadeCode.safeParse(halves?.join('-')).data
}
