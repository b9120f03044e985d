import type { FastifyRequest } from 'fastify'
import type { Caller } from '@brigade/contract/document.ts'
import { IdentityError } from '../../identity/identity-error.ts'
import { FilesError, malformed, notFound } from '../files-error.ts'
import type { FilesContext } from '../files-context.ts'
import { checkObjectName } from '../object-name.ts'
import type { Variants } from '../pictures/variants.ts'

/** Tells who holds an ID token; throws IdentityError when it is not good. */
export type VerifyFileToken = (idToken: string) => Promise<Caller>

/** What the routes work with. */
export interface FilesWire {
  readonly context: FilesContext
  readonly variants: Variants
  readonly verify: VerifyFileToken
}

const NOBODY: Caller = { uid: null, isGuest: false, email: null, isEmailVerified: false, claims: {} }

/** Who asks. @throws FilesError 401 for a token that is not good */
export async function callerOf(request: FastifyRequest, verify: VerifyFileToken): Promise<Caller> {
  const { authorization } = request.headers
  if (authorization === undefined || authorization === '') return NOBODY
  const idToken = /^(?:Firebase|Bearer) (\S+)$/i.exec(authorization)?.[1]
  if (idToken === undefined) throw new FilesError(401, 'Authorization must be "Firebase" and an ID token.')
  try {
    const caller = await verify(idToken)
    // What is logged of the request from here on says who asked.
    request.log = request.log.child({ uid: caller.uid })
    return caller
  } catch (error) {
    if (error instanceof IdentityError) throw new FilesError(401, `The ID token is not valid: ${error.code}.`)
    throw error
  }
}

const ADDRESS = /^\/v0\/b\/([^/?#]+)\/o(?:\/([^?#]*))?(?:[?#]|$)/

/**
 * The file a request names: one segment of its path, encoded. Read from the address itself, for a router would cut long
 * names short.
 * @throws FilesError 400 for what is no name
 */
export function nameInPath(request: FastifyRequest): string {
  const name = decoded(ADDRESS.exec(request.url)?.[2] ?? '')
  checkObjectName(name)
  return name
}

const BUCKET = /^[\da-z][\w.-]{2,62}$/

/**
 * The bucket a request names. A test server has every one, as an emulator does, each with files of its own; any other
 * server has one.
 * @throws FilesError 404 when there is none of that name
 */
export function inBucket(wire: FilesWire, request: FastifyRequest): FilesWire {
  const { context } = wire
  const bucket = decoded(ADDRESS.exec(request.url)?.[1] ?? '')
  if (bucket === context.bucket) return wire
  if (!context.isOpen || !BUCKET.test(bucket)) throw notFound('There is no such bucket.')
  return { ...wire, context: { ...context, bucket } }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw malformed('The address is not encoded rightly.')
  }
}

/** One parameter of the address; undefined when it is absent or given twice. */
export function fileParameter(request: FastifyRequest, name: string): string | undefined {
  const { query } = request
  const value: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined
  return typeof value === 'string' ? value : undefined
}

/** One header; undefined when it is absent. */
export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** A whole number that is not negative. @throws FilesError 400 naming what is wrong */
export function wholeNumber(text: string | undefined, what: string): number {
  if (text === undefined || !/^\d{1,15}$/.test(text)) throw malformed(`${what} must be a whole number.`)
  return Number(text)
}
