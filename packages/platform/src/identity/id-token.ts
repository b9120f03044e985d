import { SignJWT, decodeProtectedHeader, errors, jwtVerify } from 'jose'
import type { Account } from './account.ts'
import { IdentityError } from './identity-error.ts'
import type { Session } from './session.ts'
import { ID_TOKEN_LIFETIME_MS } from './signing-keys.ts'
import type { SigningKeys } from './signing-keys.ts'

/** Reserved claims; custom claims may not use these names. */
export const RESERVED_CLAIMS: readonly string[] = [
  'acr',
  'amr',
  'at_hash',
  'aud',
  'auth_time',
  'azp',
  'cnf',
  'c_hash',
  'email',
  'email_verified',
  'exp',
  'firebase',
  'iat',
  'iss',
  'jti',
  'name',
  'nbf',
  'nonce',
  'phone_number',
  'picture',
  'provider_id',
  'sid',
  'sub',
  'user_id',
]

/** The audience and the signer of tokens. */
export interface TokenIssuer {
  readonly project: string
  readonly keys: SigningKeys
  readonly now: () => number
}

/** The content of a valid token: an account and its session. Times in seconds since 1970. */
export interface TokenContent {
  readonly uid: string
  readonly sessionId: string
  readonly issuedAt: number
  readonly expiresAt: number
}

/** All claims of a token about a person, without the times of issue. */
export function tokenClaims(account: Account, session: Session): Readonly<Record<string, unknown>> {
  const { uid, email, phoneNumber, displayName, photoUrl } = account
  return {
    ...account.claims,
    ...session.claims,
    ...(displayName !== null && { name: displayName }),
    ...(photoUrl !== null && { picture: photoUrl }),
    ...(session.provider === 'anonymous' && { provider_id: 'anonymous' }),
    auth_time: Math.floor(session.authTime / 1000),
    user_id: uid,
    sub: uid,
    sid: session.sessionId,
    ...(email !== null && { email, email_verified: account.isEmailVerified }),
    ...(phoneNumber !== null && { phone_number: phoneNumber }),
    firebase: {
      identities: identitiesOf(account),
      sign_in_provider: session.provider,
      ...(session.secondFactor !== null && {
        sign_in_second_factor: 'totp',
        second_factor_identifier: session.secondFactor,
      }),
    },
  }
}

function identitiesOf({
  email,
  phoneNumber,
  providers,
}: Account): Readonly<Record<string, readonly string[]>> {
  return {
    ...(email !== null && { email: [email] }),
    ...(phoneNumber !== null && { phone: [phoneNumber] }),
    ...Object.fromEntries(providers.map(({ providerId, rawId }) => [providerId, [rawId]])),
  }
}

/** Signs an ID token (RS256) that is valid for one hour. */
export async function signIdToken(
  { project, keys, now }: TokenIssuer,
  account: Account,
  session: Session,
): Promise<string> {
  const key = await keys.current()
  const issuedAt = Math.floor(now() / 1000)
  return new SignJWT({ ...tokenClaims(account, session) })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' })
    .setIssuer(issuerOf(project))
    .setAudience(project)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ID_TOKEN_LIFETIME_MS / 1000)
    .sign(key.privateKey)
}

/**
 * Checks signature, algorithm, issuer, audience and time of a token. The caller checks the session.
 * @throws TOKEN_EXPIRED for an expired token, INVALID_ID_TOKEN for an invalid one
 */
export async function readIdToken({ project, keys, now }: TokenIssuer, token: string): Promise<TokenContent> {
  const kid = kidOf(token)
  const key = kid === undefined ? undefined : await keys.find(kid)
  if (key === undefined) throw new IdentityError('INVALID_ID_TOKEN')
  try {
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: ['RS256'],
      issuer: issuerOf(project),
      audience: project,
      currentDate: new Date(now()),
      requiredClaims: ['sub', 'sid', 'iat', 'exp', 'auth_time'],
    })
    const { sub, sid, iat, exp } = payload
    if (sub === undefined || typeof sid !== 'string' || iat === undefined || exp === undefined) {
      throw new IdentityError('INVALID_ID_TOKEN')
    }
    return { uid: sub, sessionId: sid, issuedAt: iat, expiresAt: exp }
  } catch (error) {
    throw new IdentityError(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN')
  }
}

/** The issuer of a project's tokens, which the SDK does not check. */
function issuerOf(project: string): string {
  return `urn:identity:${project}`
}

function kidOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid
  } catch {
    return undefined
  }
}
