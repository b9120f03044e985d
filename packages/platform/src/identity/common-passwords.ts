import type { Account } from './account.ts'

/** What an attacker may know of the person who chooses a password. */
export type PublicPersonalData = Pick<Account, 'email' | 'displayName'>

/** Words that attackers try first, beside common passwords. */
export interface CommonWords {
  /** Names of the product, its makers and its place. */
  readonly words: readonly string[]
}

/** Shorter words are part of too many others. */
const SHORTEST_WORD = 3

/** A remainder that is too weak when the known words are removed: up to five letters and digits, or a number such as a year. */
const LITTLE = /^(?:\p{N}*|.{0,5})$/su

let common: Promise<ReadonlySet<string>> | undefined

/** The 49,000 most frequent passwords of known breaches; loaded when the first password is chosen. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/**
 * Whether attackers would try a password first: it is common, or consists of little more than words of the product and the
 * person. Ignores case.
 */
export async function isCommonPassword(
  { words }: CommonWords,
  person: PublicPersonalData,
  password: string,
): Promise<boolean> {
  common ??= readCommon()
  const typed = fold(password)
  if ((await common).has(typed)) return true
  const [name = ''] = (person.email ?? '').split('@')
  const known = [...words, name, person.displayName ?? ''].flatMap(wordsOf)
  const longestFirst = known.toSorted((one, other) => other.length - one.length)
  const left = longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), lettersOf(typed))
  return left !== lettersOf(typed) && LITTLE.test(left)
}

/** A name as a whole and each of its parts. */
function wordsOf(name: string): readonly string[] {
  const parts = fold(name).split(/[^\p{L}\p{N}]+/u)
  return [parts.join(''), ...parts].filter((word) => word.length >= SHORTEST_WORD)
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
