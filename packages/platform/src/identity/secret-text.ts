import { createHash, randomBytes } from 'node:crypto'

/** A new secret of 256 bits, as 43 characters fit for URLs. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a text has the form of `newSecret`. */
export function isSecretShaped(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** The stored form of a secret: SHA-256 is enough, because secrets are random and long. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

const UID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A new account id: 28 letters and digits, about 166 bits. */
export function newUid(): string {
  let uid = ''
  while (uid.length < 28) {
    for (const byte of randomBytes(32)) {
      const letter = UID_ALPHABET[byte & 63]
      if (letter !== undefined && uid.length < 28) uid += letter
    }
  }
  return uid
}
