import { SignJWT, errors, jwtVerify } from 'jose'
import { RESERVED_CLAIMS } from './id-token.ts'
import { IdentityError } from './identity-error.ts'

const LIFETIME_SECONDS = 3600

/** The project and key of the tokens. */
interface Minter {
  readonly project: string
  readonly customTokenSecret: string
  readonly now: () => number
}

/** The account of a custom token, and the claims of its session. */
export interface CustomTokenContent {
  readonly uid: string
  readonly claims: Readonly<Record<string, unknown>>
}

/**
 * Creates a token that signs a person in without a password, for one hour: for the operator's own programs. Its key is not
 * used for ID tokens, so neither is accepted as the other.
 * @throws FORBIDDEN_CLAIM for a reserved name, INVALID_CUSTOM_TOKEN for an unusable uid
 */
export async function signCustomToken(
  { project, customTokenSecret, now }: Minter,
  { uid, claims }: CustomTokenContent,
): Promise<string> {
  if (uid === '' || uid.length > 128) throw new IdentityError('INVALID_CUSTOM_TOKEN')
  rejectReservedClaims(claims)
  const issuedAt = Math.floor(now() / 1000)
  return new SignJWT({ uid, claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(partyOf(project))
    .setAudience(partyOf(project))
    .setSubject(uid)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_SECONDS)
    .sign(keyOf(customTokenSecret))
}

/** @throws INVALID_CUSTOM_TOKEN, CREDENTIAL_MISMATCH when it is for another project */
export async function readCustomToken(
  { project, customTokenSecret, now }: Minter,
  token: string,
): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(token, keyOf(customTokenSecret), {
      algorithms: ['HS256'],
      issuer: partyOf(project),
      audience: partyOf(project),
      currentDate: new Date(now()),
      requiredClaims: ['iat', 'exp', 'sub'],
    })
    return payload
  } catch (error) {
    const isForAnother =
      error instanceof errors.JWTClaimValidationFailed && ['aud', 'iss'].includes(error.claim)
    throw new IdentityError(isForAnother ? 'CREDENTIAL_MISMATCH' : 'INVALID_CUSTOM_TOKEN')
  }
}

/** @throws FORBIDDEN_CLAIM */
export function rejectReservedClaims(claims: Readonly<Record<string, unknown>>): void {
  const reserved = Object.keys(claims).find((name) => RESERVED_CLAIMS.includes(name))
  if (reserved !== undefined) throw new IdentityError('FORBIDDEN_CLAIM', reserved)
}

function partyOf(project: string): string {
  return `urn:identity:${project}:custom-token`
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret)
}
