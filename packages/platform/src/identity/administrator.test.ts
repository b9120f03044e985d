import { initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import type { Auth } from 'firebase/auth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorOf, startIdentity } from '../../testing/identity/start-identity.ts'
import type { IdentityResponse, RunningIdentity } from '../../testing/identity/start-identity.ts'

const OWNER = { authorization: 'Bearer owner' }
const vera = { localId: 'vera', email: 'vera@example.com', password: 'secret-12', displayName: 'Vera' }

let server: RunningIdentity
beforeAll(async () => {
  server = await startIdentity({ open: true })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await fetch(`${server.origin}/emulator/v1/projects/brigade/accounts`, { method: 'DELETE' })
})

async function ask(call: string, body?: object, headers: Readonly<Record<string, string>> = OWNER) {
  const response = await fetch(
    `${server.origin}/identitytoolkit.googleapis.com/v1/projects/brigade/accounts${call}`,
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
  )
  const answer: IdentityResponse = await response.json()
  return { status: response.status, body: answer }
}

function browser(): Auth {
  const app = initializeApp({ apiKey: 'any' }, `administered-${(apps += 1)}`)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, server.origin, { disableWarnings: true })
  return auth
}
let apps = 0

describe('an administrator of a test server', () => {
  test('creates an account with a chosen id, and finds it by id, address and phone number', async () => {
    const made = await ask('', { ...vera, phoneNumber: '+15555551000', emailVerified: true, disabled: false })
    expect(made).toMatchObject({ status: 200, body: { localId: 'vera', email: vera.email } })
    const { user } = await signInWithEmailAndPassword(browser(), vera.email, vera.password)
    expect(user).toMatchObject({ uid: 'vera', emailVerified: true, phoneNumber: '+15555551000' })
    for (const known of [
      { localId: ['vera', 'nobody'] },
      { email: ['Vera@example.com'] },
      { phoneNumber: ['+15555551000'] },
      { localId: ['vera'], email: [vera.email] },
    ]) {
      const { body } = await ask(':lookup', known)
      expect(body['users']).toMatchObject([{ localId: 'vera', displayName: 'Vera', disabled: false }])
    }
    expect((await ask(':lookup', { localId: ['nobody'] })).body).not.toHaveProperty('users')
  })

  test('may leave out all optional fields', async () => {
    const { body } = await ask('', {})
    expect(body['localId']).toEqual(expect.any(String))
    expect(body).not.toHaveProperty('idToken')
  })

  test('gets the reason why an account cannot be created', async () => {
    await ask('', vera)
    const refusal = async (body: object) => errorOf((await ask('', body)).body)
    expect(await refusal({ localId: 'vera' })).toBe('DUPLICATE_LOCAL_ID')
    expect(await refusal({ email: vera.email })).toBe('EMAIL_EXISTS')
    expect(await refusal({ email: 'nonsense' })).toBe('INVALID_EMAIL')
    expect(await refusal({ email: 'a@example.com', password: 'abc' })).toMatch(/^WEAK_PASSWORD : /)
  })

  test('changes an account, and removes its fields', async () => {
    await ask('', vera)
    const auth = browser()
    const { user } = await signInWithEmailAndPassword(auth, vera.email, vera.password)
    const changed = await ask(':update', {
      localId: 'vera',
      email: 'cruz@example.com',
      emailVerified: true,
      displayName: 'Vera Cruz',
      photoUrl: 'https://example.com/v.png',
      phoneNumber: '+15555551001',
      customAttributes: '{"chef":true}',
    })
    expect(changed.body).toMatchObject({ localId: 'vera', email: 'cruz@example.com', emailVerified: true })
    const { claims } = await user.getIdTokenResult(true)
    expect(claims).toMatchObject({ chef: true, name: 'Vera Cruz', email: 'cruz@example.com' })
    await ask(':update', {
      localId: 'vera',
      deleteAttribute: ['DISPLAY_NAME', 'PHOTO_URL'],
      deleteProvider: ['phone'],
    })
    const { body } = await ask(':lookup', { localId: ['vera'] })
    const [found] = Array.isArray(body['users']) ? body['users'] : []
    expect(found).not.toHaveProperty('displayName')
    expect(found).not.toHaveProperty('photoUrl')
    expect(found).not.toHaveProperty('phoneNumber')
    expect(found).toMatchObject({ customAttributes: '{"chef":true}' })
    const refusal = async (changes: object) => errorOf((await ask(':update', changes)).body)
    expect(await refusal({ localId: 'nobody' })).toBe('USER_NOT_FOUND')
    expect(await refusal({ localId: 'vera', customAttributes: '{"sub":"x"}' })).toMatch(/^FORBIDDEN_CLAIM/)
    expect(await refusal({ localId: 'vera', customAttributes: 'nonsense' })).toBe('INVALID_CLAIMS')
  })

  test.each([
    ['a new password', { password: 'another-12' }, 'auth/user-token-expired'],
    ['a later beginning', { validSince: '4000000000' }, 'auth/user-token-expired'],
    ['a lock', { disableUser: true }, 'auth/user-disabled'],
  ])('ends the sessions by %s', async (_what, changes, code) => {
    await ask('', vera)
    const { user } = await signInWithEmailAndPassword(browser(), vera.email, vera.password)
    await ask(':update', { localId: 'vera', ...changes })
    await expect(user.reload()).rejects.toMatchObject({ code })
  })

  test('lists accounts page by page, and deletes one or several', async () => {
    for (const localId of ['a', 'b', 'c', 'd']) await ask('', { localId })
    const idsOf = ({ users }: IdentityResponse) =>
      Array.isArray(users) ? users.map(({ localId }: { readonly localId: string }) => localId) : []
    const first = await ask(':batchGet?maxResults=3')
    expect(idsOf(first.body)).toEqual(['a', 'b', 'c'])
    const rest = await ask(`:batchGet?maxResults=3&nextPageToken=${String(first.body['nextPageToken'])}`)
    expect(idsOf(rest.body)).toEqual(['d'])
    expect(rest.body).not.toHaveProperty('nextPageToken')
    expect((await ask(':query', {})).body).toMatchObject({ recordsCount: '4' })

    expect((await ask(':delete', { localId: 'a' })).status).toBe(200)
    expect(errorOf((await ask(':delete', { localId: 'a' })).body)).toBe('USER_NOT_FOUND')
    expect((await ask(':batchDelete', { localIds: ['b', 'c', 'none'], force: true })).status).toBe(200)
    expect(idsOf((await ask(':batchGet')).body)).toEqual(['d'])
  })

  test.each([{}, { authorization: 'Bearer somebody' }])('shows that they are one: %j', async (headers) => {
    for (const call of ['', ':lookup', ':update', ':delete', ':batchDelete', ':query'])
      expect((await ask(call, {}, headers)).status).toBe(401)
    expect((await ask(':batchGet', undefined, headers)).status).toBe(401)
  })
})

test('a test server shows its settings, and accepts settings that change nothing', async () => {
  const url = `${server.origin}/emulator/v1/projects/brigade/config`
  const config = {
    signIn: { allowDuplicateEmails: false },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
  }
  const patch = async (body: object) => fetch(url, { method: 'PATCH', body: JSON.stringify(body) })
  expect(await (await fetch(url)).json()).toEqual(config)
  const taken = await patch({ signIn: { allowDuplicateEmails: false } })
  expect([taken.status, await taken.json()]).toEqual([200, config])
  const refused = await patch({ signIn: { allowDuplicateEmails: true } })
  expect([refused.status, errorOf(await refused.json())]).toEqual([
    400,
    expect.stringMatching(/^OPERATION_NOT_ALLOWED/),
  ])
})
