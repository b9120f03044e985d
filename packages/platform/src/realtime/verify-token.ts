import type { Caller } from '@brigade/contract/document.ts'
import { IdentityError } from '../identity/identity-error.ts'
import type { VerifyRealtimeToken } from './realtime-core.ts'
import { RealtimeRefusal } from './tree/refusal.ts'

/** Verifies tokens by identity, with the protocol's errors. */
export function realtimeVerify(verify: (idToken: string) => Promise<Caller>): VerifyRealtimeToken {
  return async (token) => {
    try {
      return await verify(token)
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error
      const status = error.code === 'TOKEN_EXPIRED' ? 'expired_token' : 'invalid_token'
      throw new RealtimeRefusal(status, `The ID token is not valid: ${error.message}`)
    }
  }
}
