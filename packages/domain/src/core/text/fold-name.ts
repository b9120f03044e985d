/** Letters that Unicode does not split into a base letter and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** What most names are made of: for these, which a search folds by the thousand, nothing is asked of Unicode. */
const PLAIN = /^[\n -~]*$/
/** What lies between two words, unless it is one space already. */
const PLAIN_GAP = / [^a-z0-9]+|[^a-z0-9 ][^a-z0-9]*/g
const GAP = / [^\p{L}\p{N}]+|[^\p{L}\p{N} ][^\p{L}\p{N}]*/gu

/**
 * A name as it is compared and searched: small letters without accents, one space between words, nothing but
 * letters and digits of any script, "%" as a word. "Crème  Fraîche" and "creme-fraiche" fold to the same.
 */
export function foldName(name: string): string {
  const small = name.toLowerCase()
  const isPlain = PLAIN.test(small)
  return (isPlain ? small : withoutMarks(small))
    .replaceAll(/['’ʼ`´]/g, '')
    .replaceAll('%', ' percent')
    .replaceAll(isPlain ? PLAIN_GAP : GAP, ' ')
    .trim()
}

function withoutMarks(small: string): string {
  return small
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
}
