import {
  TotpMultiFactorGenerator,
  applyActionCode,
  checkActionCode,
  createUserWithEmailAndPassword,
  getIdTokenResult,
  getMultiFactorResolver,
  multiFactor,
  reload,
  sendEmailVerification,
  signInAnonymously,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import type { Auth, MultiFactorError, MultiFactorResolver, User } from 'firebase/auth'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf, startIdentity, textOf } from '../../../testing/identity/start-identity.ts'
import type { RunningIdentity } from '../../../testing/identity/start-identity.ts'

let server: RunningIdentity
beforeAll(async () => {
  server = await startIdentity()
})
afterAll(() => server.stop())

const PASSWORD = 'secret-12'
const STEP_MS = 30_000
let people = 0

/** Somebody whose address is confirmed. */
async function member(auth: Auth): Promise<{ user: User; email: string }> {
  const email = `sous-${(people += 1)}@example.com`
  const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD)
  await sendEmailVerification(user)
  await applyActionCode(auth, await server.newestCode())
  await reload(user)
  return { user, email }
}

/** What the app shows now. */
function shown(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.now() })
}

async function enrol(user: User, name = 'phone'): Promise<string> {
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, shown(secret.secretKey))
  await multiFactor(user).enroll(assertion, name)
  return secret.secretKey
}

/** Proves the password and answers what asks for the second step. */
async function firstStep(auth: Auth, email: string): Promise<MultiFactorResolver> {
  const error: MultiFactorError = await signInWithEmailAndPassword(auth, email, PASSWORD).then(
    () => expect.unreachable(),
    (refused: MultiFactorError) => refused,
  )
  expect(error.code).toBe('auth/multi-factor-auth-required')
  return getMultiFactorResolver(auth, error)
}

function secondStep(resolver: MultiFactorResolver, password: string) {
  const uid = resolver.hints[0]?.uid ?? ''
  return resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(uid, password))
}

describe('an authenticator app', () => {
  test('is enrolled, asked for at the next sign-in, and withdrawn', async () => {
    const auth = server.browser()
    const { user, email } = await member(auth)
    const secret = await enrol(user)
    expect(multiFactor(user).enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'phone' }])
    expect((await getIdTokenResult(user)).signInSecondFactor).toBe('totp')

    server.wait(STEP_MS)
    const other = server.browser()
    const resolver = await firstStep(other, email)
    expect(resolver.hints).toMatchObject([{ factorId: 'totp', displayName: 'phone' }])
    const signedIn = await secondStep(resolver, shown(secret))
    expect([signedIn.user.uid, signedIn.operationType]).toEqual([user.uid, 'signIn'])
    const { claims } = await getIdTokenResult(signedIn.user)
    expect(claims.firebase).toMatchObject({
      sign_in_second_factor: 'totp',
      second_factor_identifier: resolver.hints[0]?.uid,
    })

    await multiFactor(signedIn.user).unenroll(resolver.hints[0]?.uid ?? '')
    expect(multiFactor(signedIn.user).enrolledFactors).toEqual([])
    await signInWithEmailAndPassword(server.browser(), email, PASSWORD)
  })

  test('ends the other sessions when it is enrolled', async () => {
    const auth = server.browser()
    const { user, email } = await member(auth)
    const other = await signInWithEmailAndPassword(server.browser(), email, PASSWORD)
    await enrol(user)
    await reload(user)
    await expect(other.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
  })

  test('signs in once per password, and neither with an old nor with a wrong one', async () => {
    const auth = server.browser()
    const { user, email } = await member(auth)
    const secret = await enrol(user)
    const used = shown(secret)
    const wrong = { code: 'auth/invalid-verification-code' }
    await expect(secondStep(await firstStep(server.browser(), email), used)).rejects.toMatchObject(wrong)
    await expect(secondStep(await firstStep(server.browser(), email), '1000000')).rejects.toMatchObject(wrong)
    server.wait(3 * STEP_MS)
    await expect(secondStep(await firstStep(server.browser(), email), used)).rejects.toMatchObject(wrong)
    await secondStep(await firstStep(server.browser(), email), shown(secret))
  })

  test('cannot be guessed: five tries for each password, eight for an account', async () => {
    const auth = server.browser()
    const { user, email } = await member(auth)
    const secret = await enrol(user)
    server.wait(STEP_MS)
    const resolver = await firstStep(server.browser(), email)
    const guess = () => secondStep(resolver, 'x').catch((error: { code: string }) => error.code)
    const guesses = [await guess(), await guess(), await guess(), await guess(), await guess()]
    expect(new Set(guesses)).toEqual(new Set(['auth/invalid-verification-code']))
    await expect(secondStep(resolver, shown(secret))).rejects.toMatchObject({
      code: 'auth/too-many-requests',
    })
    const next = await firstStep(server.browser(), email)
    await secondStep(next, 'x').catch(() => undefined)
    await secondStep(next, 'x').catch(() => undefined)
    await expect(secondStep(next, shown(secret))).rejects.toMatchObject({ code: 'auth/too-many-requests' })
    server.wait(10 * 60_000)
    await secondStep(await firstStep(server.browser(), email), shown(secret))
  })

  test('needs a confirmed address, a recent sign-in and a first factor that counts', async () => {
    const start = async (user: User): Promise<string> => {
      const idToken = await user.getIdToken()
      const body = { idToken, totpEnrollmentInfo: {} }
      return errorOf((await server.callV2('accounts/mfaEnrollment:start', body)).body)
    }
    const guest = await signInAnonymously(server.browser())
    expect(await start(guest.user)).toBe('UNSUPPORTED_FIRST_FACTOR')
    const unconfirmed = await createUserWithEmailAndPassword(server.browser(), 'u@example.com', PASSWORD)
    expect(await start(unconfirmed.user)).toBe('UNVERIFIED_EMAIL')
    const { user } = await member(server.browser())
    server.wait(5 * 60_000 + 1)
    expect(await start(user)).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  })

  test('has its own name, and an account has at most five', async () => {
    const { user } = await member(server.browser())
    await enrol(user, 'one')
    await expect(enrol(user, 'one')).rejects.toMatchObject({ code: 'auth/second-factor-already-in-use' })
    for (const name of ['two', 'three', 'four', 'five']) await enrol(user, name)
    await expect(enrol(user, 'six')).rejects.toMatchObject({
      code: 'auth/maximum-second-factor-count-exceeded',
    })
    expect(multiFactor(user).enrolledFactors).toHaveLength(5)
  })

  test('is removed through the link in the e-mail, which ends all sessions', async () => {
    const { user, email } = await member(server.browser())
    await enrol(user)
    expect((await server.mails()).at(-1)?.to).toBe(email)
    const code = await server.newestCode()
    const { operation, data } = await checkActionCode(server.browser(), code)
    expect([operation, data.multiFactorInfo?.factorId]).toEqual(['REVERT_SECOND_FACTOR_ADDITION', 'totp'])
    await applyActionCode(server.browser(), code)
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
    await signInWithEmailAndPassword(server.browser(), email, PASSWORD)
  })

  test('is removed by the operator when it is lost', async () => {
    const { user, email } = await member(server.browser())
    await enrol(user)
    expect(await server.identity.removeSecondFactors(user.uid)).toBe(1)
    await signInWithEmailAndPassword(server.browser(), email, PASSWORD)
  })

  test('never appears in plain text in the database or in an answer', async () => {
    const { user } = await member(server.browser())
    const secret = await enrol(user)
    const rows = await server.database.query('select secret from identity_factor')
    expect(JSON.stringify(rows)).not.toContain(secret)
    const { body } = await server.call('accounts:lookup', { idToken: await user.getIdToken() })
    expect(JSON.stringify(body)).not.toContain(secret)
    expect(body['users']).toMatchObject([{ mfaInfo: [{ displayName: 'phone', totpInfo: {} }] }])
  })
})

describe('wrong requests', () => {
  test('get different codes', async () => {
    const auth = server.browser()
    const { user, email } = await member(auth)
    await enrol(user)
    const { body } = await server.call('accounts:signInWithPassword', { email, password: PASSWORD })
    const pending = textOf(body, 'mfaPendingCredential')
    const idToken = await user.getIdToken()
    const code = { verificationCode: '123456' }
    const cases: readonly (readonly [string, object, string])[] = [
      ['accounts/mfaSignIn:finalize', {}, 'MISSING_MFA_PENDING_CREDENTIAL'],
      [
        'accounts/mfaSignIn:finalize',
        { mfaPendingCredential: 'A'.repeat(43), totpVerificationInfo: code },
        'INVALID_MFA_PENDING_CREDENTIAL',
      ],
      [
        'accounts/mfaSignIn:finalize',
        { mfaPendingCredential: pending, totpVerificationInfo: code },
        'MISSING_MFA_ENROLLMENT_ID',
      ],
      [
        'accounts/mfaSignIn:finalize',
        { mfaPendingCredential: pending, mfaEnrollmentId: 'x', totpVerificationInfo: code },
        'MFA_ENROLLMENT_NOT_FOUND',
      ],
      [
        'accounts/mfaSignIn:finalize',
        { mfaPendingCredential: pending, mfaEnrollmentId: 'x', phoneVerificationInfo: {} },
        'OPERATION_NOT_ALLOWED',
      ],
      [
        'accounts/mfaSignIn:start',
        { mfaPendingCredential: pending, mfaEnrollmentId: 'x', phoneSignInInfo: {} },
        'OPERATION_NOT_ALLOWED',
      ],
      ['accounts/mfaEnrollment:start', { idToken, phoneEnrollmentInfo: {} }, 'OPERATION_NOT_ALLOWED'],
      [
        'accounts/mfaEnrollment:finalize',
        { idToken, totpVerificationInfo: { sessionInfo: 'x', verificationCode: '1' } },
        'INVALID_SESSION_INFO',
      ],
      ['accounts/mfaEnrollment:withdraw', { idToken, mfaEnrollmentId: 'x' }, 'MFA_ENROLLMENT_NOT_FOUND'],
    ]
    for (const [path, request, expected] of cases) {
      const answer = await server.callV2(path, request)
      expect([path, errorOf(answer.body)]).toEqual([path, expected])
    }
  })
})
