import { decodeJwt } from 'jose'
import { DocumentsError } from '../documents-error.ts'
import type { Caller } from '../types.ts'

/** Verifies an ID token; throws when it is not valid. */
export type VerifyToken = (idToken: string) => Promise<Caller>

export interface Admission {
  readonly caller: Caller
  /** When the token ends, in milliseconds since 1970; undefined for callers without one. */
  readonly expiresAt: number | undefined
}

const nobody: Caller = { uid: null, isGuest: false, email: null, isEmailVerified: false, claims: {} }

/** Who asks, from the `Authorization` of a request or a handshake. */
export async function admit(authorization: string | undefined, verify: VerifyToken): Promise<Admission> {
  if (authorization === undefined || authorization === '') return { caller: nobody, expiresAt: undefined }
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1]
  if (token === undefined)
    throw new DocumentsError('UNAUTHENTICATED', 'Authorization must be "Bearer" and an ID token')
  try {
    const caller = await verify(token)
    return { caller, expiresAt: readExpiry(token) }
  } catch (error) {
    if (error instanceof DocumentsError) throw error
    throw new DocumentsError('UNAUTHENTICATED', 'The ID token is not valid or has expired')
  }
}

function readExpiry(token: string): number | undefined {
  const { exp } = decodeJwt(token)
  return exp === undefined ? undefined : exp * 1000
}
