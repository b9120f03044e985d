import { createUserWithEmailAndPassword, updatePassword, validatePassword } from 'firebase/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIdentity } from '../../testing/identity/start-identity.ts'
import type { RunningIdentity } from '../../testing/identity/start-identity.ts'

let server: RunningIdentity
beforeAll(async () => {
  server = await startIdentity({
    passwordPolicy: {
      minimumLength: 8,
      maximumLength: 20,
      needsLowercase: true,
      needsUppercase: true,
      needsDigit: true,
      needsOther: true,
    },
  })
})
afterAll(() => server.stop())

let people = 0
const newEmail = (): string => `saucier-${(people += 1)}@example.com`

const WRONG = [
  ['Aa1!aaa', 'auth/weak-password'],
  ['AA1!AAAA', 'auth/password-does-not-meet-requirements'],
  ['aa1!aaaa', 'auth/password-does-not-meet-requirements'],
  ['Aaa!aaaa', 'auth/password-does-not-meet-requirements'],
  ['Aa1aaaaa', 'auth/password-does-not-meet-requirements'],
  // Letters beyond ASCII count as no kind, in the SDK and here alike.
  ['ÄÄ1!aaaa', 'auth/password-does-not-meet-requirements'],
  [`Aa1!${'a'.repeat(17)}`, 'auth/password-does-not-meet-requirements'],
] as const

test.each(WRONG)('[ID3] "%s" is refused as a password, by the SDK and the server', async (password, code) => {
  const auth = server.browser()
  expect((await validatePassword(auth, password)).isValid).toBe(false)
  await expect(createUserWithEmailAndPassword(auth, newEmail(), password)).rejects.toMatchObject({ code })
})

test('[ID3] a password that meets the policy is accepted, and a change is checked too', async () => {
  const auth = server.browser()
  expect((await validatePassword(auth, 'Aa1!aaaa')).isValid).toBe(true)
  const { user } = await createUserWithEmailAndPassword(auth, newEmail(), 'Aa1!aaaa')
  await expect(updatePassword(user, 'aaaaaaaa')).rejects.toMatchObject({
    code: 'auth/password-does-not-meet-requirements',
  })
})
