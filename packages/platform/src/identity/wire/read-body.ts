import { IdentityError } from '../identity-error.ts'

/**
 * Reads a body: JSON for the calls, a form for the token call (which also takes JSON).
 * @throws INVALID_REQUEST when it is neither
 */
export function readBody(body: string, contentType: string | undefined): unknown {
  if (contentType?.startsWith('application/x-www-form-urlencoded') === true) {
    return Object.fromEntries(new URLSearchParams(body))
  }
  try {
    return JSON.parse(body)
  } catch {
    throw new IdentityError('INVALID_REQUEST', 'The body is not JSON.')
  }
}
