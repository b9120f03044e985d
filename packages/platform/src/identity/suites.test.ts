import { initializeApp } from 'firebase/app'
import {
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  fetchSignInMethodsForEmail,
  getAdditionalUserInfo,
  inMemoryPersistence,
  initializeAuth,
  linkWithCredential,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  unlink,
  updateEmail,
  updatePassword,
} from 'firebase/auth'
import type { Auth } from 'firebase/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf, startIdentity, textOf } from '../../testing/identity/start-identity.ts'
import type { RunningIdentity } from '../../testing/identity/start-identity.ts'

/** What the SDK's own suites expect of the emulator they are written for, on a test server. */

let server: RunningIdentity
beforeAll(async () => {
  server = await startIdentity({ open: true })
})
afterAll(() => server.stop())

let count = 0
function browser(): Auth {
  const app = initializeApp({ apiKey: 'any' }, `suite-${(count += 1)}`)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, server.origin, { disableWarnings: true })
  return auth
}
const newEmail = (): string => `suite-${(count += 1)}@example.com`
const tokenOf = (email: string, isVerified = true): string =>
  JSON.stringify({ sub: `sub-${email}`, email, ...(isVerified && { email_verified: true }) })

describe('other providers’ tokens as JSON', () => {
  test('sign in, and report new accounts', async () => {
    const email = newEmail()
    const signedIn = await signInWithCredential(browser(), GoogleAuthProvider.credential(tokenOf(email)))
    expect(signedIn.user).toMatchObject({ email, emailVerified: true, isAnonymous: false })
    expect(signedIn.user.providerData).toMatchObject([{ providerId: 'google.com', email }])
    expect(getAdditionalUserInfo(signedIn)).toMatchObject({ isNewUser: true, providerId: 'google.com' })
  })

  test('of two providers with the same confirmed address lead to one account', async () => {
    const email = newEmail()
    const first = await signInWithCredential(browser(), GoogleAuthProvider.credential(tokenOf(email)))
    const second = await signInWithCredential(browser(), GithubAuthProvider.credential(tokenOf(email)))
    expect(second.user.uid).toBe(first.user.uid)
    expect(second.user.providerData.map(({ providerId }) => providerId)).toEqual(['google.com', 'github.com'])
  })

  test('are linked and unlinked, each with its own address', async () => {
    const [own, other] = [newEmail(), newEmail()]
    const { user } = await signInWithCredential(
      browser(),
      FacebookAuthProvider.credential(tokenOf(own, false)),
    )
    await linkWithCredential(user, GoogleAuthProvider.credential(tokenOf(other)))
    expect([user.email, user.emailVerified]).toEqual([own, false])
    expect(user.providerData.map(({ email }) => email)).toEqual([own, other])
    await unlink(user, 'google.com')
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['facebook.com'])
  })

  test.each([
    ['google.com', { sub: 'a\u0000b' }, 'INVALID_IDP_RESPONSE'],
    ['google.com', { sub: '\ud800' }, 'INVALID_IDP_RESPONSE'],
    ['google\u0000.com', { sub: 'a' }, 'INVALID_CREDENTIAL_OR_PROVIDER_ID'],
    ['x'.repeat(256), { sub: 'a' }, 'INVALID_CREDENTIAL_OR_PROVIDER_ID'],
  ])('that the database could not hold are refused (%#)', async (providerId, claims, code) => {
    const postBody = new URLSearchParams({ providerId, id_token: JSON.stringify(claims) }).toString()
    const { status, body } = await server.call('accounts:signInWithIdp', { postBody })
    expect([status, errorOf(body)]).toEqual([400, code])
  })

  test('sign in without a name that could not be stored', async () => {
    const token = JSON.stringify({ sub: 'nameless', name: 'a\u0000b', picture: '\ud800' })
    const { user } = await signInWithCredential(browser(), GoogleAuthProvider.credential(token))
    expect([user.displayName, user.photoURL]).toEqual([null, null])
  })

  test('can be combined with a password and a new address', async () => {
    const [email, later] = [newEmail(), newEmail()]
    const auth = browser()
    const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(tokenOf(email)))
    await updatePassword(user, 'password')
    expect(user.providerData.map(({ providerId }) => providerId).toSorted()).toEqual([
      'google.com',
      'password',
    ])
    await updateEmail(user, later)
    expect([user.email, user.emailVerified]).toEqual([later, false])
    await signInWithEmailAndPassword(browser(), later, 'password')
  })
})

describe('a stranger who signed up with an address that is not theirs', () => {
  const squat = async (email: string) =>
    signInWithCredential(browser(), FacebookAuthProvider.credential(tokenOf(email, false)))
  const codeFor = async (): Promise<{ oobCode: string; oobLink: string }> => {
    const { oobCodes } = await (await fetch(`${server.origin}/emulator/v1/projects/brigade/oobCodes`)).json()
    return oobCodes.at(-1)
  }

  test.each(['link', 'reset'])('loses it to the owner of the mailbox, by %s', async (way) => {
    const email = newEmail()
    const { user: stranger } = await squat(email)
    const auth = browser()
    if (way === 'link') {
      await sendSignInLinkToEmail(auth, email, { url: 'http://localhost/back', handleCodeInApp: true })
      await signInWithEmailLink(auth, email, (await codeFor()).oobLink)
    } else {
      await sendPasswordResetEmail(auth, email)
      await confirmPasswordReset(auth, (await codeFor()).oobCode, 'mine-alone')
      await signInWithEmailAndPassword(auth, email, 'mine-alone')
    }
    expect(auth.currentUser?.uid).toBe(stranger.uid)
    expect(auth.currentUser?.providerData.map(({ providerId }) => providerId)).toEqual(['password'])
    await expect(stranger.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
    await expect(squat(email)).rejects.toMatchObject({
      code: 'auth/account-exists-with-different-credential',
    })
  })
})

describe('what only the emulator’s paths reveal', () => {
  test('an unknown address and a wrong password get different answers, and methods are listed', async () => {
    const email = newEmail()
    const auth = browser()
    const { user } = await createUserWithEmailAndPassword(auth, email, 'password')
    await expect(signInWithEmailAndPassword(browser(), email, 'wrong')).rejects.toMatchObject({
      code: 'auth/wrong-password',
    })
    expect(await fetchSignInMethodsForEmail(auth, email)).toEqual(['password'])
    await deleteUser(user)
    await expect(signInWithEmailAndPassword(browser(), email, 'password')).rejects.toMatchObject({
      code: 'auth/user-not-found',
    })
    expect(await fetchSignInMethodsForEmail(auth, email)).toEqual([])
  })

  test('is not revealed under the product’s own paths', async () => {
    const { body } = await server.call('accounts:signInWithPassword', {
      email: newEmail(),
      password: 'wrong',
    })
    expect(errorOf(body)).toBe('INVALID_LOGIN_CREDENTIALS')
  })

  test('a link by e-mail names its method', async () => {
    const email = newEmail()
    const auth = browser()
    await sendSignInLinkToEmail(auth, email, { url: 'http://localhost/back', handleCodeInApp: true })
    const { oobCodes } = await (await fetch(`${server.origin}/emulator/v1/projects/brigade/oobCodes`)).json()
    const { user } = await signInWithEmailLink(auth, email, oobCodes.at(-1).oobLink)
    expect(await fetchSignInMethodsForEmail(auth, email)).toEqual(['emailLink'])
    await updatePassword(user, 'password')
    expect((await fetchSignInMethodsForEmail(auth, email)).toSorted()).toEqual(['emailLink', 'password'])
  })
})

describe('a phone', () => {
  const NUMBER = '+15555551000'
  async function proof(phoneNumber = NUMBER): Promise<{ sessionInfo: string; code: string }> {
    const { body } = await server.call('accounts:sendVerificationCode', { phoneNumber, recaptchaToken: 'x' })
    const url = `${server.origin}/emulator/v1/projects/brigade/verificationCodes`
    const { verificationCodes } = await (await fetch(url)).json()
    const sessionInfo = textOf(body, 'sessionInfo')
    return verificationCodes.find((one: { sessionInfo: string }) => one.sessionInfo === sessionInfo)
  }
  const signIn = (body: object) => server.call('accounts:signInWithPhoneNumber', body)

  test('signs in, is linked, and gets a proof when another account has it', async () => {
    const { sessionInfo, code } = await proof()
    const first = await signIn({ sessionInfo, code })
    expect(first.body).toMatchObject({ isNewUser: true, phoneNumber: NUMBER })
    const again = await signIn(await proof())
    expect(again.body).toMatchObject({ isNewUser: false, localId: first.body['localId'] })
    const guest = await server.call('accounts:signUp', {})
    const idToken = textOf(guest.body, 'idToken')
    const taken = await signIn({ ...(await proof()), idToken })
    expect(taken.body).toMatchObject({ phoneNumber: NUMBER, temporaryProof: expect.any(String) })
    const { temporaryProof, phoneNumber } = taken.body
    const instead = await signIn({ temporaryProof, phoneNumber })
    expect(instead.body['localId']).toBe(first.body['localId'])
    const linked = await signIn({ ...(await proof('+15555552000')), idToken })
    expect(linked.body).toMatchObject({ localId: guest.body['localId'], phoneNumber: '+15555552000' })
    const { body } = await server.call('accounts:lookup', { idToken })
    expect(body['users']).toMatchObject([{ providerUserInfo: [{ providerId: 'phone' }] }])
  })

  test('is refused with the protocol’s codes', async () => {
    const refused = async (body: object): Promise<string> => errorOf((await signIn(body)).body)
    const { sessionInfo } = await proof()
    expect(await refused({ code: '1' })).toBe('MISSING_SESSION_INFO')
    expect(await refused({ sessionInfo })).toBe('MISSING_CODE')
    expect(await refused({ sessionInfo: 'x', code: '1' })).toBe('INVALID_SESSION_INFO')
    expect(await refused({ sessionInfo, code: 'x' })).toBe('INVALID_CODE')
    expect(await refused({ temporaryProof: 'x', phoneNumber: NUMBER })).toBe('INVALID_TEMPORARY_PROOF')
    expect(await refused({ ...(await proof('+15555553000')), operation: 'REAUTH' })).toBe('USER_NOT_FOUND')
    const late = await proof()
    server.wait(10 * 60_000 + 1)
    expect(await refused(late)).toBe('SESSION_EXPIRED')
    const { body } = await server.call('accounts:sendVerificationCode', { phoneNumber: '555' })
    expect(errorOf(body)).toBe('INVALID_PHONE_NUMBER')
  })
})
