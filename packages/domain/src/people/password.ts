/** Rule ID3: what is asked at least, and what is advised. */
const SHORTEST = 6
const ADVISED = 10

/** What to tell somebody who chooses a password. Only `too-short` blocks. */
export type PasswordAdvice = 'too-short' | 'accepted' | 'good'

/**
 * Judges a password by its length in Unicode code points (rule ID3). One character over and over is never good.
 * The server's policy may ask for more.
 */
export function passwordAdvice(password: string): PasswordAdvice {
  const characters = Array.from(password.normalize('NFC'))
  if (characters.length < SHORTEST) return 'too-short'
  const isVaried = new Set(characters).size >= SHORTEST - 1
  return characters.length >= ADVISED && isVaried ? 'good' : 'accepted'
}
