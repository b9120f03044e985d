import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { type RunningServer, startServer } from '../server.ts'

let folder: string
let server: RunningServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brigade-production-'))
  const settings = { PORT: '0', BRIGADE_DATA: folder, BRIGADE_DEMO: 'off', LOG_LEVEL: 'silent' }
  server = await startServer(readConfig(settings))
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

async function refusalOf(path: string, body: object): Promise<unknown> {
  const response = await fetch(`${server.url}${path}`, { method: 'POST', body: JSON.stringify(body) })
  const answer: { readonly error?: { readonly message?: string } } = await response.json()
  return answer.error?.message
}

test.each([
  ['GET', '/emulator/v1/projects/brigade/oobCodes'],
  ['GET', '/emulator/v1/projects/brigade/verificationCodes'],
  ['DELETE', '/emulator/v1/projects/brigade/accounts'],
  ['GET', '/identity/outbox'],
])('%s %s, a test server’s tool, does not exist', async (method, path) => {
  const response = await fetch(`${server.url}${path}`, { method })
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

test('an unsigned token of the SDK’s mock users opens nothing', async () => {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
  const idToken = `${part({ alg: 'none' })}.${part({ sub: 'mallory', iat: 0, exp: 9_999_999_999 })}.`
  expect(await refusalOf('/identity/v1/accounts:lookup', { idToken })).toBe('INVALID_ID_TOKEN')
})
