import {
  EmailAuthProvider,
  createUserWithEmailAndPassword,
  deleteUser,
  getIdTokenResult,
  linkWithCredential,
  reauthenticateWithCredential,
  reload,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithCustomToken,
  unlink,
  updatePassword,
  updateProfile,
  validatePassword,
} from 'firebase/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startIdentity } from '../../testing/identity/start-identity.ts'
import type { RunningIdentity } from '../../testing/identity/start-identity.ts'

let server: RunningIdentity
beforeAll(async () => {
  server = await startIdentity()
})
afterAll(() => server.stop())

let people = 0
const newEmail = (): string => `cook-${(people += 1)}@example.com`
const PASSWORD = 'secret-12'

describe('a guest', () => {
  test('[ID2] signs in without a form and has no sign-in method', async () => {
    const { user } = await signInAnonymously(server.browser())
    expect(user.isAnonymous).toBe(true)
    expect(user.providerData).toEqual([])
    const { claims, signInProvider } = await getIdTokenResult(user)
    expect(signInProvider).toBe('anonymous')
    expect(claims['provider_id']).toBe('anonymous')
    expect(await server.identity.verify(await user.getIdToken())).toMatchObject({
      uid: user.uid,
      isGuest: true,
      email: null,
      isEmailVerified: false,
    })
  })

  test('[ID2] keeps the uid when it becomes a member', async () => {
    const { user } = await signInAnonymously(server.browser())
    const guestToken = await user.getIdToken()
    const email = newEmail()
    const linked = await linkWithCredential(user, EmailAuthProvider.credential(email, PASSWORD))
    expect(linked.user.uid).toBe(user.uid)
    await reload(linked.user)
    expect(linked.user.isAnonymous).toBe(false)
    expect(linked.user.providerData.map((provider) => provider.providerId)).toEqual(['password'])
    const again = await signInWithEmailAndPassword(server.browser(), email, PASSWORD)
    expect(again.user.uid).toBe(user.uid)
    // Another tab still holds the guest's token: it is the same session, and a member's by now.
    expect(await server.identity.verify(guestToken)).toMatchObject({ uid: user.uid, isGuest: false, email })
  })

  test('cannot take an address that has an account', async () => {
    const email = newEmail()
    await createUserWithEmailAndPassword(server.browser(), email, PASSWORD)
    const { user } = await signInAnonymously(server.browser())
    await expect(
      linkWithCredential(user, EmailAuthProvider.credential(email, PASSWORD)),
    ).rejects.toMatchObject({
      code: 'auth/email-already-in-use',
    })
    await reload(user)
    expect(user.isAnonymous).toBe(true)
  })

  test('can be deleted long after its sign-in', async () => {
    const { user } = await signInAnonymously(server.browser())
    const token = await user.getIdToken()
    server.wait(10 * 60_000)
    await deleteUser(user)
    await expect(server.identity.verify(token)).rejects.toThrow('USER_NOT_FOUND')
  })
})

describe('e-mail and password', () => {
  test('sign up, sign out, sign in again', async () => {
    const email = newEmail()
    const auth = server.browser()
    const { user } = await createUserWithEmailAndPassword(auth, email.toUpperCase(), PASSWORD)
    expect(user.email).toBe(email)
    await auth.signOut()
    const again = await signInWithEmailAndPassword(auth, email, PASSWORD)
    expect(again.user.uid).toBe(user.uid)
    expect(again.user.emailVerified).toBe(false)
    expect(Date.parse(again.user.metadata.creationTime ?? '')).toBeGreaterThan(0)
  })

  test('[ER4] an unknown address and a wrong password get the same answer', async () => {
    const email = newEmail()
    await createUserWithEmailAndPassword(server.browser(), email, PASSWORD)
    const wrong = { code: 'auth/invalid-credential' }
    await expect(signInWithEmailAndPassword(server.browser(), email, 'wrong-12')).rejects.toMatchObject(wrong)
    await expect(signInWithEmailAndPassword(server.browser(), newEmail(), PASSWORD)).rejects.toMatchObject(
      wrong,
    )
  })

  test('sign-up refuses an address that is in use', async () => {
    const email = newEmail()
    await createUserWithEmailAndPassword(server.browser(), email, PASSWORD)
    await expect(createUserWithEmailAndPassword(server.browser(), email, PASSWORD)).rejects.toMatchObject({
      code: 'auth/email-already-in-use',
    })
  })

  test('[ID3] a password needs 6 characters, counted as code points', async () => {
    const auth = server.browser()
    await expect(createUserWithEmailAndPassword(auth, newEmail(), 'abcde')).rejects.toMatchObject({
      code: 'auth/weak-password',
    })
    await expect(createUserWithEmailAndPassword(auth, newEmail(), '🔪🔪🔪🔪🔪')).rejects.toMatchObject({
      code: 'auth/weak-password',
    })
    await createUserWithEmailAndPassword(auth, newEmail(), 'abcdef')
    expect((await validatePassword(auth, 'abcde')).isValid).toBe(false)
    expect((await validatePassword(auth, 'abcdef')).isValid).toBe(true)
  })

  test('a password typed as other code points is the same password', async () => {
    const email = newEmail()
    await createUserWithEmailAndPassword(server.browser(), email, 'crème-brûlée'.normalize('NFC'))
    const { user } = await signInWithEmailAndPassword(
      server.browser(),
      email,
      'crème-brûlée'.normalize('NFD'),
    )
    expect(user.email).toBe(email)
  })

  test('name and picture are stored, and cleared', async () => {
    const email = newEmail()
    const { user } = await createUserWithEmailAndPassword(server.browser(), email, PASSWORD)
    await updateProfile(user, { displayName: 'Ann', photoURL: '/ann.png' })
    const again = await signInWithEmailAndPassword(server.browser(), email, PASSWORD)
    expect([again.user.displayName, again.user.photoURL]).toEqual(['Ann', '/ann.png'])
    const { claims } = await getIdTokenResult(again.user)
    expect([claims['name'], claims['picture']]).toEqual(['Ann', '/ann.png'])
    await updateProfile(user, { displayName: '', photoURL: null })
    await reload(user)
    expect([user.displayName, user.photoURL]).toEqual([null, null])
  })

  test('a new password ends the other sessions and keeps this one', async () => {
    const email = newEmail()
    const { user } = await createUserWithEmailAndPassword(server.browser(), email, PASSWORD)
    const other = await signInWithEmailAndPassword(server.browser(), email, PASSWORD)
    const before = await user.getIdToken()
    await updatePassword(user, 'new-secret-12')
    // Other tabs, and streams that are open, still hold it until they have the new one.
    expect(await server.identity.verify(before)).toMatchObject({ uid: user.uid })
    await reload(user)
    await expect(other.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
    await expect(signInWithEmailAndPassword(server.browser(), email, PASSWORD)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    })
    await signInWithEmailAndPassword(server.browser(), email, 'new-secret-12')
  })

  test('changing a password and deleting an account need a sign-in less than 5 minutes old', async () => {
    const email = newEmail()
    const { user } = await createUserWithEmailAndPassword(server.browser(), email, PASSWORD)
    server.wait(5 * 60_000 + 1)
    const tooOld = { code: 'auth/requires-recent-login' }
    await expect(updatePassword(user, 'new-secret-12')).rejects.toMatchObject(tooOld)
    await expect(deleteUser(user)).rejects.toMatchObject(tooOld)
    await user.getIdToken(true)
    await expect(deleteUser(user)).rejects.toMatchObject(tooOld)
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, PASSWORD))
    await deleteUser(user)
    await expect(signInWithEmailAndPassword(server.browser(), email, PASSWORD)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    })
  })

  test('without its last sign-in method an account is a guest again', async () => {
    const { user } = await createUserWithEmailAndPassword(server.browser(), newEmail(), PASSWORD)
    await unlink(user, 'password')
    expect(user.providerData).toEqual([])
    expect(await server.identity.verify(await user.getIdToken())).toMatchObject({
      isGuest: true,
      email: null,
    })
  })
})

describe('the operator', () => {
  test('creates accounts with claims that apply at once', async () => {
    const email = newEmail()
    const uid = await server.identity.createAccount({ email, password: PASSWORD, displayName: 'Op' })
    const { user } = await signInWithEmailAndPassword(server.browser(), email, PASSWORD)
    expect([user.uid, user.displayName]).toEqual([uid, 'Op'])
    const token = await user.getIdToken()
    await server.identity.setClaims(uid, { mod: true })
    expect((await server.identity.verify(token)).claims['mod']).toBe(true)
    await expect(server.identity.setClaims(uid, { sub: 'somebody else' })).rejects.toThrow('FORBIDDEN_CLAIM')
    expect((await getIdTokenResult(user, true)).claims['mod']).toBe(true)
  })

  test('disables an account immediately on all devices', async () => {
    const email = newEmail()
    const uid = await server.identity.createAccount({ email, password: PASSWORD })
    const auth = server.browser()
    const { user } = await signInWithEmailAndPassword(auth, email, PASSWORD)
    await server.identity.setDisabled(uid, true)
    const disabled = { code: 'auth/user-disabled' }
    await expect(server.identity.verify(await user.getIdToken())).rejects.toThrow('USER_DISABLED')
    await expect(signInWithEmailAndPassword(server.browser(), email, PASSWORD)).rejects.toMatchObject(
      disabled,
    )
    await expect(user.getIdToken(true)).rejects.toMatchObject(disabled)
    expect(auth.currentUser).toBe(null)
  })

  test('[ID6] ends sessions, which signs the browser out', async () => {
    const auth = server.browser()
    const { user } = await createUserWithEmailAndPassword(auth, newEmail(), PASSWORD)
    await server.identity.endSessions(user.uid)
    await expect(reload(user)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
    expect(auth.currentUser).toBe(null)
  })
})

test('an unsigned custom token is refused outside a test server', async () => {
  await expect(signInWithCustomToken(server.browser(), '{"uid":"mallory"}')).rejects.toMatchObject({
    code: 'auth/invalid-custom-token',
  })
})
