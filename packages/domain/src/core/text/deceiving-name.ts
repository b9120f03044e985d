/** Joiners that Arabic and the scripts of India need inside of words. */
const NEEDED_JOINER =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}])/gu
/** What makes one picture of several, such as a cook of a person and a pan. */
const PICTURE_JOINER =
  /(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)\u200D(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\uFE0F/gu
/** Signs that turn the direction of writing, control the terminal, or are not seen at all. */
const UNSEEN = /[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
/** More marks on one letter than any language has: they run over the lines above and below. */
const TOO_MANY_MARKS = /\p{M}{5,}/u
/** Letters of mathematics and in circles, which stand for plain ones. */
const DRESSED_LETTER = /[\u{1D400}-\u{1D7FF}\u{2460}-\u{24FF}\u{1F100}-\u{1F1AD}]/u
/** Scripts whose letters pass for each other's; no word of any language mixes them. */
const ALIKE = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu'] as const
const alike = ALIKE.map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))
const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** What a mail program makes a link of: an address with its protocol, or a name with a dot and an ending. */
const LINK = /:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}(?![\p{L}\p{N}.])/iu
/** Endings of companies and titles that are written with a dot and no space, such as "S.p.A." and "Co.Ltd". */
const DOTTED = /\b(?:co\.ltd|p\.lda)\b/giu

function mixesScripts(word: string): boolean {
  return alike.filter((script) => script.test(word)).length > 1
}

/**
 * Whether a name may pass for another one or do more than name: signs that are not seen or turn what follows, letters
 * of several alphabets in one word, stacked marks, a web address.
 */
export function isDeceiving(name: string): boolean {
  const plain = name.replaceAll(NEEDED_JOINER, '').replaceAll(PICTURE_JOINER, '')
  return (
    UNSEEN.test(plain) ||
    TOO_MANY_MARKS.test(plain) ||
    DRESSED_LETTER.test(plain) ||
    LINK.test(plain.replaceAll(DOTTED, '')) ||
    (plain.normalize('NFC').match(WORD) ?? []).some(mixesScripts)
  )
}
