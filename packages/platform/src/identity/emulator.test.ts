import {
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
import { describe, expect, test } from 'vitest'
import { startIdentity } from './testing/start-identity.ts'

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
