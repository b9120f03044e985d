import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A new secret for a link: 43 letters, digits, `-` and `_`. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What is kept of the secret: its SHA-256 as lower-case hex. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
