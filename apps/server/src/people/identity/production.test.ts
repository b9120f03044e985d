import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { ownServer } from '../../../testing/own-server.ts'

const server = ownServer({ settings: { BRIGADE_PASSWORDS: '6 unguessed' } })

async function refusalOf(path: string, body: object): Promise<unknown> {
  const response = await fetch(`${server.url}${path}`, { method: 'POST', body: JSON.stringify(body) })
  const answer: { readonly error?: { readonly message?: string } } = await response.json()
  return answer.error?.message
}

const TOOLS: readonly (readonly [method: string, path: string])[] = [
  ['GET', '/emulator/v1/projects/brigade/oobCodes'],
  ['GET', '/emulator/v1/projects/brigade/verificationCodes'],
  ['DELETE', '/emulator/v1/projects/brigade/accounts'],
  ['DELETE', '/emulator/v1/projects/brigade/databases/(default)/documents'],
  ['GET', '/emulator/v1/projects/brigade/config'],
  ['PATCH', '/emulator/v1/projects/brigade/config'],
  ['PUT', '/emulator/v1/projects/brigade:securityRules'],
  ['PUT', '/internal/setRules'],
  ['PUT', '/.settings/rules.json?ns=brigade'],
  ['GET', '/identitytoolkit.googleapis.com/v1/projects/brigade/accounts:batchGet'],
  ...['', ':lookup', ':update', ':delete', ':batchDelete', ':query'].map(
    (call) => ['POST', `/identitytoolkit.googleapis.com/v1/projects/brigade/accounts${call}`] as const,
  ),
  ['GET', '/identity/outbox'],
]

test.each(TOOLS)('%s %s, a test server’s tool, does not exist', async (method, path) => {
  const headers = { authorization: 'Bearer owner' }
  const response = await fetch(`${server.url}${path}`, { method, headers })
  expect(response.status).toBeGreaterThanOrEqual(404)
  expect(response.status).toBeLessThanOrEqual(405)
})

test.each(['/identity', '/identitytoolkit.googleapis.com'])(
  'under %s nobody is believed at their word, and nobody learns who has an account',
  async (prefix) => {
    const call = (name: string, body: object) => refusalOf(`${prefix}/v1/accounts:${name}`, body)
    expect(await call('signInWithCustomToken', { token: '{"uid":"mallory"}' })).toBe('INVALID_CUSTOM_TOKEN')
    const postBody =
      'providerId=google.com&id_token={"sub":"1","email":"a@example.com","email_verified":true}'
    expect(await call('signInWithIdp', { postBody })).toBe('OPERATION_NOT_ALLOWED')
    expect(await call('sendVerificationCode', { phoneNumber: '+15555551000' })).toBe('OPERATION_NOT_ALLOWED')
    const unknown = { email: 'nobody@example.com', password: 'wrong-12' }
    expect(await call('signInWithPassword', unknown)).toBe('INVALID_LOGIN_CREDENTIALS')
    const methods = await fetch(`${server.url}${prefix}/v1/accounts:createAuthUri`, {
      method: 'POST',
      body: JSON.stringify({ identifier: 'nobody@example.com', continueUri: 'http://localhost/' }),
    })
    expect(Object.keys(await methods.json())).toEqual(['kind', 'sessionId'])
  },
)

test('an e-mail is written in the language on screen, and so is the page behind its link', async () => {
  const send = async (name: string, body: object): Promise<{ readonly idToken: string }> => {
    const headers = { 'x-firebase-locale': 'pl' }
    const address = `${server.url}/identity/v1/accounts:${name}`
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
    return response.json()
  }
  const { idToken } = await send('signUp', { email: 'ola@example.com', password: 'kuchnia-12' })
  await send('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
  const [file] = await vi.waitFor(async () => {
    const files = await readdir(join(server.folder, 'outbox'))
    expect(files.filter((name) => name.endsWith('.json'))).toHaveLength(1)
    return files
  })
  const mail: unknown = JSON.parse(await readFile(join(server.folder, 'outbox', file ?? ''), 'utf8'))
  expect(mail).toMatchObject({
    subject: 'Potwierdź swój adres e-mail w Brigade',
    text: expect.stringMatching(/należy do Ciebie[^]*lang=pl/u),
  })
})

test.each(['password1', 'Brigade-2026'])(
  'a new password that is tried first is refused, and the policy that the SDK reads stays: %s',
  async (password) => {
    const email = 'ida@example.com'
    expect(await refusalOf('/identity/v1/accounts:signUp', { email, password })).toBe(
      'WEAK_PASSWORD : Password is too easy to guess',
    )
    const policy = await fetch(`${server.url}/identity/v2/passwordPolicy`)
    expect(await policy.json()).toMatchObject({ customStrengthOptions: { minPasswordLength: 6 } })
  },
)

test('an unsigned token of the SDK’s mock users opens nothing', async () => {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
  const idToken = `${part({ alg: 'none' })}.${part({ sub: 'mallory', iat: 0, exp: 9_999_999_999 })}.`
  expect(await refusalOf('/identity/v1/accounts:lookup', { idToken })).toBe('INVALID_ID_TOKEN')
})
