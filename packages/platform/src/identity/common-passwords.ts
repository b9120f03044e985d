import type { Account } from './account.ts'

/** What a stranger knows of the person who chooses a password. */
export type PublicPersonalData = Pick<Account, 'email' | 'displayName'>

/** Which passwords are tried first, besides those that many people have. */
export interface CommonWords {
  /** What the product, its makers and its place are called. */
  readonly words: readonly string[]
}

/** Shorter words are in too many others. */
const SHORTEST_WORD = 3

/** What is left of a password without its known words: at most five letters and digits, or a number such as a year. */
const LITTLE = /^(?:\p{N}*|.{0,5})$/su

let common: Promise<ReadonlySet<string>> | undefined

/** 49,000 that were found most often in what was stolen elsewhere; read when the first password is chosen. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/**
 * Whether a password is among those that are tried first: one that many people have, or one made of little more than what
 * is known of the product and the person. Without regard to case.
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
