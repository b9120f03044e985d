/** Rule ID3: what is asked at least, and what is advised. */
const SHORTEST = 6
const ADVISED = 10

/** Scores of `zxcvbn`, 0 to 4: below the first a password is guessed soon, from the second on it is good. */
const HARD_TO_GUESS = 2
const VERY_HARD_TO_GUESS = 3

/** What to tell somebody who chooses a password. Only `too-short` blocks. */
export type PasswordAdvice = 'too-short' | 'guessable' | 'accepted' | 'good'

/**
 * Judges a password by its length in Unicode code points (rule ID3), and by how hard it is to guess where that is known.
 * One character over and over is never good. The server's policy may ask for more.
 * @param guessScore - how hard it is to guess, from 0 to 4; absent while the word lists are not here
 */
export function passwordAdvice(password: string, guessScore?: number): PasswordAdvice {
  const characters = Array.from(password.normalize('NFC'))
  if (characters.length < SHORTEST) return 'too-short'
  if (guessScore !== undefined && guessScore < HARD_TO_GUESS) return 'guessable'
  const isVaried = new Set(characters).size >= SHORTEST - 1
  const isHard = guessScore === undefined || guessScore >= VERY_HARD_TO_GUESS
  return characters.length >= ADVISED && isVaried && isHard ? 'good' : 'accepted'
}
