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

/**
 * A name as it is compared and searched: small letters without accents, one space between words, nothing but
 * letters and digits of any script, "%" as a word. "Crème  Fraîche" and "creme-fraiche" fold to the same.
 */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replaceAll(/['’ʼ`´]/g, '')
    .replaceAll('%', ' percent')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
