import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts short secrets for the database, so that a copy of the tables does not reveal them. */
export interface Sealer {
  seal(secret: string): string
  /** @throws when the text was not sealed here, or with another key */
  open(sealed: string): string
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * AES-256-GCM with a key from the database's own secret and, if set, from the operator's: then a stolen database is useless
 * without it. Secrets from before the operator's was set can still be decrypted.
 */
export function openSealer(storedSecret: string, operatorSecret: string | undefined): Sealer {
  const plainKey = deriveKey(storedSecret, '')
  const key = operatorSecret === undefined ? plainKey : deriveKey(storedSecret, operatorSecret)
  const mark = operatorSecret === undefined ? 'd' : 'o'
  return {
    seal(secret) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const sealed = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return `${mark}.${Buffer.concat(sealed).toString('base64url')}`
    },
    open(text) {
      const bytes = Buffer.from(text.slice(2), 'base64url')
      const decipher = createDecipheriv(
        'aes-256-gcm',
        text.startsWith('d.') ? plainKey : key,
        bytes.subarray(0, NONCE_BYTES),
      )
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      const secret = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
      return Buffer.concat([secret, decipher.final()]).toString('utf8')
    },
  }
}

function deriveKey(storedSecret: string, operatorSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', operatorSecret, storedSecret, 'second factors', 32))
}
