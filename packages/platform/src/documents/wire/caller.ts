import type { FastifyRequest } from 'fastify'
import type { Caller } from '@brigade/contract/document.ts'
import { DocumentsError } from '../documents-error.ts'

/** Verifies an ID token; throws UNAUTHENTICATED when it is not valid. The claim `exp` says how long it is. */
export type VerifyCallerToken = (idToken: string) => Promise<Caller>

/** Calls `hear` when what an account's tokens allow may have changed; the answer stops it. */
export type WatchCallerAccount = (uid: string, hear: () => void) => () => void

export interface VerifiedCaller {
  readonly caller: Caller
  /** When the token ends, in milliseconds since 1970; undefined for callers without one. */
  readonly expiresAt: number | undefined
}

const nobody: Caller = { uid: null, isGuest: false, email: null, isEmailVerified: false, claims: {} }

/** What a request or a handshake says of who asks. */
export interface Asker {
  /** The header of that name. */
  readonly authorization: string | undefined
  readonly address: string
}

/** The asker of a request. */
export function askerOf({ headers, ip }: FastifyRequest): Asker {
  return { authorization: headers.authorization, address: ip }
}

/** Who asks, and from where. */
export async function verifyCaller(
  { authorization, address }: Asker,
  verify: VerifyCallerToken,
): Promise<VerifiedCaller> {
  if (authorization === undefined || authorization === '')
    return { caller: { ...nobody, address }, expiresAt: undefined }
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1]
  if (token === undefined)
    throw new DocumentsError('UNAUTHENTICATED', 'Authorization must be "Bearer" and an ID token')
  const caller = { ...(await verify(token)), address }
  const { exp } = caller.claims
  return { caller, expiresAt: typeof exp === 'number' ? exp * 1000 : undefined }
}
