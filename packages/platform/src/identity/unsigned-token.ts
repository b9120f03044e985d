import { UnsecuredJWT } from 'jose'
import type { Caller } from '@brigade/contract/document.ts'
import { text } from './call.ts'

/** The SDK lets a mock user's token end in January 1970, and goes on using it. */
const LONG_AGO = new Date(0)

/** What the SDK's server side and test tools send to a test server instead of an administrator's token. */
const OWNER = 'owner'
const owner: Caller = { uid: null, isGuest: false, email: null, isEmailVerified: false, claims: {} }

const mockUid = text('LOCAL_ID', 128).nullish()

/**
 * The caller that an unsigned token names, as the SDK makes one for a mock user; nobody for its administrator. For a
 * test server only, where everybody may do everything anyway.
 * @returns undefined when the token is signed, or is none
 */
export function callerOfUnsignedToken(idToken: string): Caller | undefined {
  if (idToken === OWNER) return owner
  try {
    const { payload } = UnsecuredJWT.decode(idToken, { currentDate: LONG_AGO })
    const { sub, email } = payload
    return {
      uid: mockUid.parse(sub) ?? null,
      isGuest: isRecord(payload['firebase']) && payload['firebase']['sign_in_provider'] === 'anonymous',
      email: typeof email === 'string' ? email : null,
      isEmailVerified: payload['email_verified'] === true,
      claims: { ...payload, exp: undefined },
    }
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
