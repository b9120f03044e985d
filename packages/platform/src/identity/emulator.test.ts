import {
  confirmPasswordReset,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithCustomToken,
  updateEmail,
  createUserWithEmailAndPassword,
} from 'firebase/auth'
import type { Auth } from 'firebase/auth'
import { initializeApp } from 'firebase/app'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import { errorOf, startIdentity } from '../../testing/identity/start-identity.ts'

const TOOLS = [
  ['GET', '/emulator/v1/projects/brigade/oobCodes'],
  ['GET', '/emulator/v1/projects/brigade/verificationCodes'],
  ['DELETE', '/emulator/v1/projects/brigade/accounts'],
] as const

let apps = 0
function emulatorBrowser(origin: string): Auth {
  const auth = initializeAuth(initializeApp({ apiKey: 'any' }, `emulator-${(apps += 1)}`), {
    persistence: inMemoryPersistence,
  })
  connectAuthEmulator(auth, origin, { disableWarnings: true })
  return auth
}

describe('a test server', () => {
  test('shows the codes it sent and starts empty when asked', async () => {
    const server = await startIdentity({ open: true })
    const auth = emulatorBrowser(server.origin)
    await createUserWithEmailAndPassword(auth, 'a@example.com', 'secret-12')
    await sendPasswordResetEmail(auth, 'a@example.com')
    const { oobCodes } = await (await fetch(`${server.origin}/emulator/v1/projects/brigade/oobCodes`)).json()
    expect(oobCodes).toMatchObject([{ email: 'a@example.com', requestType: 'PASSWORD_RESET' }])
    const { origin, pathname, searchParams } = new URL(oobCodes[0].oobLink)
    expect([origin, pathname]).toEqual([server.origin, '/auth/action'])
    expect(searchParams.get('oobCode')).toBe(oobCodes[0].oobCode)
    await fetch(`${server.origin}/emulator/v1/projects/brigade/accounts`, { method: 'DELETE' })
    await expect(auth.currentUser?.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' })
    await server.stop()
  })

  test('takes custom tokens as JSON, and direct changes of address', async () => {
    const server = await startIdentity({ open: true })
    const auth = emulatorBrowser(server.origin)
    const { user } = await signInWithCustomToken(auth, JSON.stringify({ uid: 'vera', claims: { mod: true } }))
    expect(user.uid).toBe('vera')
    expect((await user.getIdTokenResult(true)).claims['mod']).toBe(true)
    expect(await server.identity.verify(await user.getIdToken())).toMatchObject({
      uid: 'vera',
      isGuest: false,
    })
    const forbidden = JSON.stringify({ uid: 'vera', claims: { sub: 'x' } })
    await expect(signInWithCustomToken(auth, forbidden)).rejects.toMatchObject({
      code: 'auth/forbidden-claim',
    })
    await expect(signInWithCustomToken(auth, 'nonsense')).rejects.toMatchObject({
      code: 'auth/invalid-custom-token',
    })
    const member = await createUserWithEmailAndPassword(auth, 'b@example.com', 'secret-12')
    await updateEmail(member.user, 'c@example.com')
    expect(member.user.email).toBe('c@example.com')
    await server.stop()
  })
})

test('codes that one process of a test server sent are shown and deleted by another', async () => {
  const database = await openTestDatabase()
  const [one, two] = [
    await startIdentity({ open: true, database }),
    await startIdentity({ open: true, database }),
  ]
  const shown = async () => {
    const asked = ['oobCodes', 'verificationCodes'].map(async (what) =>
      (await fetch(`${two.origin}/emulator/v1/projects/brigade/${what}`)).json(),
    )
    const [{ oobCodes }, { verificationCodes }] = await Promise.all(asked)
    return { oobCodes, verificationCodes }
  }
  const auth = emulatorBrowser(one.origin)
  await createUserWithEmailAndPassword(auth, 'a@example.com', 'secret-12')
  for (let n = 0; n < 3; n += 1) {
    await sendPasswordResetEmail(auth, 'a@example.com')
    expect((await shown()).oobCodes).toHaveLength(n + 1)
  }
  const { body } = await one.call('accounts:sendVerificationCode', { phoneNumber: '+15555551000' })

  const { oobCodes, verificationCodes } = await shown()
  expect(await confirmPasswordReset(auth, oobCodes.at(-1).oobCode, 'another-12')).toBeUndefined()
  expect(verificationCodes).toEqual([
    { phoneNumber: '+15555551000', code: expect.stringMatching(/^\d{6}$/), sessionInfo: body['sessionInfo'] },
  ])
  await fetch(`${two.origin}/emulator/v1/projects/brigade/accounts`, { method: 'DELETE' })
  expect(await shown()).toEqual({ oobCodes: [], verificationCodes: [] })
  await one.stop()
  await two.stop()
  await database.close()
})

test('a test server answers when its code can be read', async () => {
  let sent = 0
  const send = async (): Promise<void> => {
    await setTimeout(100)
    sent += 1
  }
  const server = await startIdentity({
    open: true,
    outbox: { reachesPeople: true, send, close: async () => {} },
  })
  await server.call('accounts:signUp', { email: 'a@example.com', password: 'secret-12' })
  await server.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: 'a@example.com' })
  expect(sent).toBe(1)
  await server.stop()
})

describe('the limits of a test server', () => {
  test('do not apply to codes for one number and wrong codes from one address', async () => {
    const server = await startIdentity({ open: true })
    const fine = { phoneNumber: '+15555551000', recaptchaToken: 'x' }
    for (let n = 0; n < 11; n += 1)
      expect((await server.call('accounts:sendVerificationCode', fine)).status).toBe(200)
    const wrong = Array.from({ length: 201 }, async () =>
      server.call('accounts:resetPassword', { oobCode: 'x' }),
    )
    expect(new Set((await Promise.all(wrong)).map(({ body }) => errorOf(body)))).toEqual(
      new Set(['INVALID_OOB_CODE']),
    )
    await server.stop()
  })

  test('apply to the password of one account, until all accounts are deleted', async () => {
    const server = await startIdentity({ open: true })
    const tryWrong = async () => {
      const body = { email: 'a@example.com', password: 'wrong' }
      return errorOf((await server.call('accounts:signInWithPassword', body)).body)
    }
    for (let n = 0; n < 8; n += 1) expect(await tryWrong()).toBe('INVALID_LOGIN_CREDENTIALS')
    expect(await tryWrong()).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/)
    await fetch(`${server.origin}/emulator/v1/projects/brigade/accounts`, { method: 'DELETE' })
    expect(await tryWrong()).toBe('INVALID_LOGIN_CREDENTIALS')
    await server.stop()
  })
})

describe('a production server', () => {
  test('has none of the test tools, in emulator mode either', async () => {
    const server = await startIdentity()
    for (const [method, path] of TOOLS) {
      expect((await fetch(`${server.origin}${path}`, { method })).status).toBe(404)
    }
    const auth = emulatorBrowser(server.origin)
    await expect(signInWithCustomToken(auth, '{"uid":"mallory"}')).rejects.toMatchObject({
      code: 'auth/invalid-custom-token',
    })
    expect((await signInAnonymously(auth)).user.isAnonymous).toBe(true)
    await server.stop()
  })
})
