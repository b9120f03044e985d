import type { Caller } from '../documents/types.ts'
import { IdentityError } from '../identity/identity-error.ts'
import type { VerifyToken } from './realtime-core.ts'
import { nobody } from './realtime-core.ts'
import { Refusal } from './tree/refusal.ts'

/** What the SDK's server side sends to a test server instead of a token. */
const OWNER = 'owner'

/**
 * Verifies tokens as identity does, in the protocol's words.
 * @param isOpen - also takes the SDK's stand-in for an administrator: for test servers only
 */
export function realtimeVerify(verify: (idToken: string) => Promise<Caller>, isOpen: boolean): VerifyToken {
  return async (token) => {
    if (isOpen && token === OWNER) return nobody
    try {
      return await verify(token)
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error
      const status = error.code === 'TOKEN_EXPIRED' ? 'expired_token' : 'invalid_token'
      throw new Refusal(status, `The ID token is not valid: ${error.message}`)
    }
  }
}
