import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** Beyond this a password is strong whatever it says, and looking at it would only take time. */
const LOOKED_AT = 100

const guessing = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/**
 * How hard a password is to guess, from 0 (at once) to 4 (not with all the machines there are).
 * @param known - what a stranger may know of the person: name, e-mail
 */
export function guessScore(password: string, known: readonly string[]): number {
  return guessing.check(password.slice(0, LOOKED_AT), [...known]).score
}
