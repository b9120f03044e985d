import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import { errorOf, startIdentity, textOf } from '../../testing/identity/start-identity.ts'
import type { RunningIdentity } from '../../testing/identity/start-identity.ts'

let server: RunningIdentity
beforeAll(async () => {
  server = await startIdentity()
})
afterAll(() => server.stop())

const PASSWORD = 'secret-12'
let people = 0
const newEmail = (): string => `line-cook-${(people += 1)}@example.com`

async function member(): Promise<{ email: string; idToken: string; uid: string }> {
  const email = newEmail()
  const { body } = await server.call('accounts:signUp', {
    email,
    password: PASSWORD,
    returnSecureToken: true,
  })
  return { email, idToken: textOf(body, 'idToken'), uid: textOf(body, 'localId') }
}

async function errorOfCall(path: string, body: unknown): Promise<string> {
  const answer = await server.call(path, body)
  expect(answer.status).toBe(400)
  return errorOf(answer.body)
}

describe('answers', () => {
  test('lookup gives times as text and a guest no providers', async () => {
    const { body } = await server.call('accounts:signUp', { returnSecureToken: true })
    const found = await server.call('accounts:lookup', { idToken: textOf(body, 'idToken') })
    expect(found.body).toEqual({
      kind: 'identitytoolkit#GetAccountInfoResponse',
      users: [
        {
          localId: textOf(body, 'localId'),
          emailVerified: false,
          providerUserInfo: [],
          validSince: expect.stringMatching(/^\d{10}$/),
          lastLoginAt: expect.stringMatching(/^\d{13}$/),
          createdAt: expect.stringMatching(/^\d{13}$/),
        },
      ],
    })
  })

  test('lookup of a member shows that there is a password, not its hash', async () => {
    const { email, idToken } = await member()
    const { body } = await server.call('accounts:lookup', { idToken })
    expect(body['users']).toMatchObject([
      {
        email,
        passwordHash: 'UkVEQUNURUQ=',
        providerUserInfo: [{ providerId: 'password', rawId: email, email }],
      },
    ])
  })

  test('update echoes name and picture', async () => {
    const { idToken } = await member()
    await server.call('accounts:update', { idToken, displayName: 'Ann', photoUrl: '/p.png' })
    const { body } = await server.call('accounts:update', { idToken, photoUrl: '', returnSecureToken: true })
    expect(body['displayName']).toBe('Ann')
    expect(body).not.toHaveProperty('photoUrl')
  })

  test('createAuthUri names no sign-in methods', async () => {
    const { email } = await member()
    const ask = async (identifier: string): Promise<readonly string[]> =>
      Object.keys(
        (await server.call('accounts:createAuthUri', { identifier, continueUri: 'http://localhost/' })).body,
      )
    expect(await ask(email)).toEqual(['kind', 'sessionId'])
    expect(await ask(newEmail())).toEqual(['kind', 'sessionId'])
  })

  test('the password policy and the absent captcha are reported', async () => {
    const get = async (path: string): Promise<unknown> =>
      (await fetch(`${server.origin}${path}?key=brigade`)).json()
    expect(await get('/identity/v2/passwordPolicy')).toMatchObject({
      customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
      schemaVersion: 1,
    })
    for (const prefix of ['/identity', '/identitytoolkit.googleapis.com'])
      expect(await get(`${prefix}/v1/recaptchaParams`)).toEqual({ recaptchaSiteKey: 'unused' })
    expect(await get('/identity/v2/recaptchaConfig')).toMatchObject({
      recaptchaEnforcementState: [{ enforcementState: 'OFF' }, { enforcementState: 'OFF' }],
    })
  })

  test('the paths of emulator mode work too', async () => {
    const post = (path: string, body: string | URLSearchParams): Promise<Response> =>
      fetch(`${server.origin}${path}?key=brigade`, { method: 'POST', body })
    const signedUp = await post(
      '/identitytoolkit.googleapis.com/v1/accounts:signUp',
      '{"returnSecureToken":true}',
    )
    const refreshed = await post(
      '/securetoken.googleapis.com/v1/token',
      new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: (await signedUp.json()).refreshToken,
      }),
    )
    expect([signedUp.status, refreshed.status]).toEqual([200, 200])
  })
})

describe('wrong requests', () => {
  test.each([
    ['accounts:signUp', { email: 'bad', password: PASSWORD }, 'INVALID_EMAIL'],
    ['accounts:signUp', { email: newEmail() }, 'MISSING_PASSWORD'],
    ['accounts:signUp', { password: PASSWORD }, 'MISSING_EMAIL'],
    ['accounts:signUp', { email: ['a@b.c'], password: PASSWORD }, 'INVALID_EMAIL'],
    ['accounts:signUp', { email: `${'a'.repeat(250)}@example.com`, password: PASSWORD }, 'INVALID_EMAIL'],
    ['accounts:signUp', { email: 'a\u0000@example.com', password: PASSWORD }, 'INVALID_EMAIL'],
    ['accounts:signInWithPassword', { email: 'a@example.com', password: '' }, 'MISSING_PASSWORD'],
    ['accounts:signInWithPassword', { password: PASSWORD }, 'MISSING_EMAIL'],
    ['accounts:lookup', {}, 'MISSING_ID_TOKEN'],
    ['accounts:lookup', { idToken: 5 }, 'INVALID_ID_TOKEN'],
    ['accounts:update', {}, 'MISSING_ID_TOKEN'],
    ['accounts:update', { oobCode: 'x' }, 'INVALID_OOB_CODE'],
    ['accounts:resetPassword', {}, 'MISSING_OOB_CODE'],
    ['accounts:resetPassword', { oobCode: 'A'.repeat(43) }, 'INVALID_OOB_CODE'],
    ['accounts:sendOobCode', { email: 'a@example.com' }, 'MISSING_REQ_TYPE'],
    ['accounts:sendOobCode', { requestType: 'BREAKFAST' }, 'INVALID_REQ_TYPE'],
    ['accounts:sendOobCode', { requestType: 'PASSWORD_RESET' }, 'MISSING_EMAIL'],
    ['accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email: 'a@example.com' }, 'MISSING_CONTINUE_URI'],
    [
      'accounts:sendOobCode',
      { requestType: 'PASSWORD_RESET', email: 'a@b.c', continueUrl: 'javascript:1' },
      'INVALID_CONTINUE_URI',
    ],
    ['accounts:createAuthUri', { identifier: 'x', continueUri: 'http://localhost' }, 'INVALID_IDENTIFIER'],
    ['accounts:signInWithIdp', {}, 'INVALID_CREDENTIAL_OR_PROVIDER_ID'],
    ['accounts:signInWithIdp', { postBody: 'id_token=x&providerId=oidc.acme' }, 'OPERATION_NOT_ALLOWED'],
    ['accounts:signInWithPhoneNumber', {}, 'OPERATION_NOT_ALLOWED'],
    ['accounts:sendVerificationCode', { phoneNumber: '+15555550100' }, 'OPERATION_NOT_ALLOWED'],
    ['accounts:signUp', { tenantId: 'another' }, 'UNSUPPORTED_TENANT_OPERATION'],
    ['accounts:signInWithCustomToken', { token: '{"uid":"x"}' }, 'INVALID_CUSTOM_TOKEN'],
    ['accounts:signUp', '', 'INVALID_REQUEST : The body is not JSON.'],
    ['accounts:signUp', '[]', 'INVALID_REQUEST'],
    ['accounts:signUp', '{"email"', 'INVALID_REQUEST : The body is not JSON.'],
  ])('%s %j is %s', async (path, body, code) => {
    expect(await errorOfCall(path, body)).toBe(code)
  })

  test('overlong names are refused', async () => {
    const { idToken } = await member()
    expect(await errorOfCall('accounts:update', { idToken, displayName: 'x'.repeat(257) })).toBe(
      'INVALID_DISPLAY_NAME',
    )
    expect(await errorOfCall('accounts:update', { idToken, deleteProvider: 'password' })).toBe(
      'INVALID_PROVIDER_ID',
    )
  })

  test('an address does not change before it is confirmed', async () => {
    const { idToken } = await member()
    expect(await errorOfCall('accounts:update', { idToken, email: newEmail() })).toBe('OPERATION_NOT_ALLOWED')
  })

  test('a password is not added to an account that has one', async () => {
    const { idToken } = await member()
    expect(await errorOfCall('accounts:signUp', { idToken, email: newEmail(), password: PASSWORD })).toBe(
      'PROVIDER_ALREADY_LINKED',
    )
  })

  test('two simultaneous sign-ups with one address create one account', async () => {
    const email = newEmail()
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.call('accounts:signUp', { email, password: PASSWORD })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400).map(({ body }) => errorOf(body))).toEqual([
      'EMAIL_EXISTS',
      'EMAIL_EXISTS',
    ])
  })

  test('a body larger than any call is refused', async () => {
    const { status } = await server.call('accounts:signUp', { email: 'x'.repeat(70_000) })
    expect(status).toBe(413)
  })
})

describe('limits', () => {
  test('the ninth wrong password must wait, and the answer says until when', async () => {
    const { email } = await member()
    const wrong = { email, password: 'wrong-12' }
    for (let tries = 0; tries < 8; tries += 1) {
      expect(await errorOfCall('accounts:signInWithPassword', wrong)).toBe('INVALID_LOGIN_CREDENTIALS')
    }
    expect(await errorOfCall('accounts:signInWithPassword', wrong)).toMatch(
      /^TOO_MANY_ATTEMPTS_TRY_LATER : Too many tries\. Try again after \d{4}-.*Z\.$/,
    )
    // An unknown address is limited alike, so the limit tells nothing either.
    const unknown = { email: newEmail(), password: 'wrong-12' }
    for (let tries = 0; tries < 8; tries += 1) await server.call('accounts:signInWithPassword', unknown)
    expect(await errorOfCall('accounts:signInWithPassword', unknown)).toContain('TOO_MANY_ATTEMPTS_TRY_LATER')
    server.wait(5 * 60_000)
    expect((await server.call('accounts:signInWithPassword', { email, password: PASSWORD })).status).toBe(200)
  })

  test('right passwords are not counted', async () => {
    const { email } = await member()
    for (let tries = 0; tries < 12; tries += 1) {
      expect((await server.call('accounts:signInWithPassword', { email, password: PASSWORD })).status).toBe(
        200,
      )
    }
  })

  test('sign-ups and codes are limited, lookup and refresh are not', async () => {
    const two = { tries: 2, perMs: 60_000 }
    const strict = await startIdentity({
      limits: { signUpPerAddress: two, codePerAccount: two, codeCheckPerAddress: two },
    })
    const first = await strict.call('accounts:signUp', {})
    await strict.call('accounts:signUp', {})
    expect(errorOf((await strict.call('accounts:signUp', {})).body)).toContain('TOO_MANY_ATTEMPTS_TRY_LATER')
    const reset = { requestType: 'PASSWORD_RESET', email: 'a@example.com' }
    const sent = [
      await strict.call('accounts:sendOobCode', reset),
      await strict.call('accounts:sendOobCode', reset),
    ]
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    expect((await strict.call('accounts:sendOobCode', reset)).status).toBe(400)
    for (let tries = 0; tries < 2; tries += 1) await strict.call('accounts:resetPassword', { oobCode: 'x' })
    expect(errorOf((await strict.call('accounts:resetPassword', { oobCode: 'x' })).body)).toContain(
      'TOO_MANY',
    )
    const idToken = textOf(first.body, 'idToken')
    for (let tries = 0; tries < 30; tries += 1) {
      expect((await strict.call('accounts:lookup', { idToken })).status).toBe(200)
      expect((await strict.refresh(textOf(first.body, 'refreshToken'))).status).toBe(200)
    }
    await strict.stop()
  })
})

test('when the database fails, lookup and refresh send no answer that the SDK can read', async () => {
  const database = await openTestDatabase()
  const failing = await startIdentity({ database })
  const { body } = await failing.call('accounts:signUp', {})
  await database.close()
  const post = (path: string, content: string): Promise<Response> =>
    fetch(`${failing.origin}/identity/v1/${path}`, { method: 'POST', body: content })
  const lookup = await post('accounts:lookup', JSON.stringify({ idToken: body['idToken'] }))
  const refresh = await post(
    'token',
    JSON.stringify({ grant_type: 'refresh_token', refresh_token: body['refreshToken'] }),
  )
  expect([lookup.status, await lookup.text()]).toEqual([503, ''])
  expect([refresh.status, await refresh.text()]).toEqual([503, ''])
  const signUp = await post('accounts:signUp', '{}')
  expect([signUp.status, errorOf(await signUp.json())]).toEqual([503, 'INTERNAL_ERROR'])
  await failing.stop()
})

test('passwords are stored as argon2id', async () => {
  const { uid } = await member()
  const [row] = await server.database.query<{ password_hash: string }>(
    'select password_hash from identity_account where uid = $1',
    [uid],
  )
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$/)
})

test.each([
  ['POST', '/identity/v1/accounts:nosuch?key=brigade'],
  ['POST', '/identity/v2/accounts/mfaSignIn:nosuch'],
  ['GET', '/identity/v1/accounts:signUp'],
  ['DELETE', '/identity/nosuch'],
  ['POST', '/identitytoolkit.googleapis.com/v1/accounts:nosuch'],
  ['POST', '/securetoken.googleapis.com/v1/nosuch'],
])('what is no call is told so in the shape of the protocol: %s %s', async (method, path) => {
  const response = await fetch(`${server.origin}${path}`, { method })
  const message = 'NOT_FOUND : There is no such call'
  const errors = [{ message, domain: 'global', reason: 'notFound' }]
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ error: { code: 404, message, status: 'NOT_FOUND', errors } })
})
