import {
  EmailAuthProvider,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  fetchSignInMethodsForEmail,
  linkWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
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
const newEmail = (): string => `reader-${(people += 1)}@example.com`
const PASSWORD = 'secret-12'

describe('by e-mail', () => {
  test('a forgotten password is reset once, which ends all sessions', async () => {
    const email = newEmail()
    const auth = server.browser()
    const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD)
    await sendPasswordResetEmail(server.browser(), email)
    const code = await server.newestCode()
    expect(await verifyPasswordResetCode(server.browser(), code)).toBe(email)
    await expect(confirmPasswordReset(server.browser(), code, 'short')).rejects.toMatchObject({
      code: 'auth/weak-password',
    })
    await confirmPasswordReset(server.browser(), code, 'brand-new-1')
    await expect(confirmPasswordReset(server.browser(), code, 'brand-new-2')).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    })
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
    expect(auth.currentUser).toBe(null)
    const again = await signInWithEmailAndPassword(auth, email, 'brand-new-1')
    expect(again.user.emailVerified).toBe(true)
  })

  test('links lead to the server’s own page, and to no other domain that a caller asks for', async () => {
    const email = newEmail()
    const send = async (linkDomain: string) =>
      sendPasswordResetEmail(server.browser(), email, { url: 'http://localhost:8080/back', linkDomain })
    await createUserWithEmailAndPassword(server.browser(), email, PASSWORD)
    const before = (await server.mails()).length

    await expect(send('kitchens.example.com')).rejects.toMatchObject({
      code: 'auth/invalid-hosting-link-domain',
    })
    expect(await server.mails()).toHaveLength(before)
    await send('localhost:8080')
    expect(await server.mails()).toHaveLength(before + 1)
  })

  test('a reset for an unknown address gets the same answer and sends nothing', async () => {
    const before = (await server.mails()).length
    await sendPasswordResetEmail(server.browser(), newEmail())
    expect((await server.mails()).length).toBe(before)
    expect(await fetchSignInMethodsForEmail(server.browser(), 'reader-1@example.com')).toEqual([])
  })

  test('a code expires', async () => {
    const email = newEmail()
    await createUserWithEmailAndPassword(server.browser(), email, PASSWORD)
    await sendPasswordResetEmail(server.browser(), email)
    const code = await server.newestCode()
    server.wait(3_600_001)
    await expect(confirmPasswordReset(server.browser(), code, 'brand-new-1')).rejects.toMatchObject({
      code: 'auth/expired-action-code',
    })
  })

  test('an address is confirmed', async () => {
    const { user } = await createUserWithEmailAndPassword(server.browser(), newEmail(), PASSWORD)
    await sendEmailVerification(user, { url: 'http://localhost:8080/settings' })
    await applyActionCode(server.browser(), await server.newestCode())
    await reload(user)
    expect(user.emailVerified).toBe(true)
    expect(await server.identity.verify(await user.getIdToken())).toMatchObject({ isEmailVerified: true })
  })

  test('an address changes when the new one is confirmed, and the old one can revert it', async () => {
    const [first, second] = [newEmail(), newEmail()]
    const { user } = await createUserWithEmailAndPassword(server.browser(), first, PASSWORD)
    await verifyBeforeUpdateEmail(user, second)
    const change = await server.newestCode()
    expect((await checkActionCode(server.browser(), change)).data).toMatchObject({
      email: second,
      previousEmail: first,
    })
    await applyActionCode(server.browser(), change)
    await signInWithEmailAndPassword(server.browser(), second, PASSWORD)
    expect((await server.mails()).at(-1)?.to).toBe(first)
    await applyActionCode(server.browser(), await server.newestCode())
    await signInWithEmailAndPassword(server.browser(), first, PASSWORD)
    expect((await server.mails()).at(-1)?.to).toBe(first)
  })

  test('a link signs in, and creates an account only when used', async () => {
    const email = newEmail()
    const link = { url: 'http://localhost:8080/kitchens', handleCodeInApp: true }
    await sendSignInLinkToEmail(server.browser(), email, link)
    const mail = (await server.mails()).at(-1)
    const href = mail?.text.split('\n').find((line) => line.startsWith('http')) ?? ''
    await expect(signInWithEmailLink(server.browser(), newEmail(), href)).rejects.toMatchObject({
      code: 'auth/invalid-email',
    })
    const { user } = await signInWithEmailLink(server.browser(), email, href)
    expect([user.email, user.emailVerified, user.isAnonymous]).toEqual([email, true, false])
    await expect(signInWithEmailLink(server.browser(), email, href)).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    })
  })

  test('a link recovers an address from a stranger who signed up with it unconfirmed', async () => {
    const email = newEmail()
    const thief = await createUserWithEmailAndPassword(server.browser(), email, PASSWORD)
    await sendSignInLinkToEmail(server.browser(), email, {
      url: 'http://localhost:8080/',
      handleCodeInApp: true,
    })
    const href =
      (await server.mails())
        .at(-1)
        ?.text.split('\n')
        .find((line) => line.startsWith('http')) ?? ''
    await signInWithEmailLink(server.browser(), email, href)
    await expect(thief.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
    await expect(signInWithEmailAndPassword(server.browser(), email, PASSWORD)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    })
  })

  test('a guest keeps its uid when it joins by link', async () => {
    const email = newEmail()
    const { user } = await signInAnonymously(server.browser())
    await sendSignInLinkToEmail(server.browser(), email, {
      url: 'http://localhost:8080/',
      handleCodeInApp: true,
    })
    const href =
      (await server.mails())
        .at(-1)
        ?.text.split('\n')
        .find((line) => line.startsWith('http')) ?? ''
    const linked = await linkWithCredential(user, EmailAuthProvider.credentialWithLink(email, href))
    expect(linked.user.uid).toBe(user.uid)
    expect(await server.identity.verify(await user.getIdToken())).toMatchObject({ isGuest: false, email })
  })

  test('a link in an e-mail does not lead to a foreign site', async () => {
    await expect(
      sendPasswordResetEmail(server.browser(), newEmail(), { url: 'https://evil.example/' }),
    ).rejects.toMatchObject({ code: 'auth/unauthorized-continue-uri' })
  })
})
