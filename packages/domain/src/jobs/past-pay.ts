import { pastPayWords } from './past-pay.table.ts'

/** Text without accents and vowel signs, in lower case, with forms of the Arabic alif made one. */
function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replace(/[\u0622\u0623\u0625]/g, '\u0627')
}

/**
 * Whether a text asks what somebody earns or has earned, in one of the languages known here (rule PY1, Directive (EU)
 * 2023/970 art. 5). A question about the pay somebody hopes for is none.
 */
export function asksForPastPay(text: string): boolean {
  const plain = plainText(text)
  return Object.values(pastPayWords).some(({ pay, past }) => pay.test(plain) && past.test(plain))
}
