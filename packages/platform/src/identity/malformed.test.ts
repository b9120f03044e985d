import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIdentity, textOf } from '../../testing/identity/start-identity.ts'
import type { RunningIdentity } from '../../testing/identity/start-identity.ts'

let server: RunningIdentity
beforeAll(async () => {
  server = await startIdentity()
})
afterAll(() => server.stop())

test('a thousand malformed bodies cause no internal error', async () => {
  const { body: guest } = await server.call('accounts:signUp', {})
  const idToken = textOf(guest, 'idToken')
  const paths = [
    'accounts:signUp',
    'accounts:signInWithPassword',
    'accounts:signInWithEmailLink',
    'accounts:lookup',
    'accounts:signInWithCustomToken',
    'accounts:update',
    'accounts:delete',
    'accounts:sendOobCode',
    'accounts:resetPassword',
    'accounts:createAuthUri',
    'accounts:signInWithIdp',
    'accounts:signInWithPhoneNumber',
    'accounts:sendVerificationCode',
    'sessions:list',
    'sessions:end',
    'token',
    '../v2/accounts:revokeToken',
    '../v2/accounts/mfaEnrollment:start',
    '../v2/accounts/mfaEnrollment:finalize',
    '../v2/accounts/mfaEnrollment:withdraw',
    '../v2/accounts/mfaSignIn:start',
    '../v2/accounts/mfaSignIn:finalize',
  ]
  const fields = [
    'email',
    'password',
    'oobCode',
    'newPassword',
    'displayName',
    'photoUrl',
    'deleteProvider',
    'requestType',
    'newEmail',
    'continueUrl',
    'identifier',
    'continueUri',
    'token',
    'grant_type',
    'refresh_token',
    'postBody',
    'pendingToken',
    'sessionInfo',
    'code',
    'phoneNumber',
    'sessionId',
    'mfaPendingCredential',
    'mfaEnrollmentId',
    'totpEnrollmentInfo',
    'totpVerificationInfo',
    '__proto__',
  ]
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      '\u0000',
      '\ud800',
      'a@example.com',
      'PASSWORD_RESET',
      'http://[',
      'refresh_token',
      '1e999',
    ),
  )
  const body = fc.oneof(
    fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 6 }).map((known) => JSON.stringify(known)),
    fc
      .dictionary(fc.constantFrom(...fields), value, { maxKeys: 6 })
      .map((known) => JSON.stringify({ ...known, idToken })),
    fc.string({ maxLength: 40 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), body, async (path, text) => {
      // A guest's account by an empty sign-up, or a new name, is a fair answer; a fault of ours never is.
      const response = await fetch(`${server.origin}/identity/v1/${path}`, { method: 'POST', body: text })
      expect(response.status).toBeLessThan(500)
      expect(await response.json()).toBeTypeOf('object')
    }),
    { numRuns: 1000 },
  )
})
