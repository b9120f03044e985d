import fastify from 'fastify'
import {
  createUserWithEmailAndPassword,
  reload,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import type { User } from 'firebase/auth'
import { SignJWT, decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMemoryOutbox } from '../mail/outbox.ts'
import { forgetExpired } from './housekeeping.ts'
import { openIdentity } from './open-identity.ts'
import { errorOf, startIdentity } from '../../testing/identity/start-identity.ts'
import type { RunningIdentity } from '../../testing/identity/start-identity.ts'

let server: RunningIdentity
beforeAll(async () => {
  server = await startIdentity()
})
afterAll(() => server.stop())

const PASSWORD = 'secret-12'
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36'
let people = 0

async function member(): Promise<{ user: User; email: string }> {
  const email = `commis-${(people += 1)}@example.com`
  const { user } = await createUserWithEmailAndPassword(server.browser(), email, PASSWORD)
  return { user, email }
}

interface ShownSession {
  readonly sessionId: string
  readonly browser: string
  readonly system: string
  readonly startedAt: string
  readonly lastUsedAt: string
  readonly isThisOne: boolean
}

async function sessionsOf(user: User): Promise<readonly ShownSession[]> {
  const { body } = await server.call('sessions:list', { idToken: await user.getIdToken() })
  return Array.isArray(body['sessions']) ? body['sessions'] : []
}

describe('sessions', () => {
  test('are listed with their device, their start and their last use', async () => {
    const { user, email } = await member()
    server.wait(60_000)
    await fetch(`${server.origin}/identity/v1/accounts:signInWithPassword`, {
      method: 'POST',
      headers: { 'user-agent': CHROME },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    server.wait(60_000)
    await user.getIdToken(true)
    const [own, other] = await sessionsOf(user)
    expect(own).toMatchObject({ isThisOne: true, sessionId: decodeJwt(await user.getIdToken())['sid'] })
    expect(other).toMatchObject({ isThisOne: false, browser: 'Chrome', system: 'Linux' })
    expect(Date.parse(own?.lastUsedAt ?? '')).toBeGreaterThan(Date.parse(own?.startedAt ?? ''))
    expect(await server.identity.listSessions(user.uid)).toHaveLength(2)
  })

  test('end one by one, or all except the caller’s own', async () => {
    const { user, email } = await member()
    const others = [
      await signInWithEmailAndPassword(server.browser(), email, PASSWORD),
      await signInWithEmailAndPassword(server.browser(), email, PASSWORD),
      await signInWithEmailAndPassword(server.browser(), email, PASSWORD),
    ]
    const ended = { code: 'auth/user-token-expired' }
    const [first, second, third] = others.map((one) => one.user)
    const sessionId = decodeJwt((await first?.getIdToken()) ?? '')['sid']
    const idToken = await user.getIdToken()
    expect((await server.call('sessions:end', { idToken, sessionId })).status).toBe(200)
    await expect(first?.reload()).rejects.toMatchObject(ended)
    await second?.reload()
    expect((await server.call('sessions:end', { idToken })).status).toBe(200)
    await expect(second?.reload()).rejects.toMatchObject(ended)
    await expect(third?.getIdToken(true)).rejects.toMatchObject(ended)
    await reload(user)
    expect(await sessionsOf(user)).toHaveLength(1)
  })

  test('of another person cannot be ended', async () => {
    const [{ user: one }, { user: other }] = [await member(), await member()]
    const sessionId = decodeJwt(await other.getIdToken())['sid']
    const { body } = await server.call('sessions:end', { idToken: await one.getIdToken(), sessionId })
    expect(errorOf(body)).toBe('SESSION_NOT_FOUND')
    await other.reload()
  })

  test('end when their refresh token is revoked', async () => {
    const { user, email } = await member()
    const other = await signInWithEmailAndPassword(server.browser(), email, PASSWORD)
    const idToken = await user.getIdToken()
    const token = other.user.refreshToken
    expect((await server.callV2('accounts:revokeToken', { idToken, token })).status).toBe(200)
    await expect(other.user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' })
    await server.callV2('accounts:revokeToken', {
      idToken,
      providerId: 'apple.com',
      tokenType: 'ACCESS_TOKEN',
      token: 'a token of another provider',
    })
    await user.reload()
  })

  test('expire unused after half a year, or a year after the sign-in, except a guest’s', async () => {
    const [{ user: idle }, { user: busy }, { user: guest }] = [
      await member(),
      await member(),
      await signInAnonymously(server.browser()),
    ]
    const pass = async (days: number, ...active: readonly User[]): Promise<readonly boolean[]> => {
      server.wait(days * 24 * 3_600_000)
      for (const user of active) await user.getIdToken(true)
      await forgetExpired(server.database, server.now())
      const counts = [idle, busy, guest].map(async ({ uid }) => server.identity.listSessions(uid))
      return (await Promise.all(counts)).map(({ length }) => length === 1)
    }

    expect(await pass(100, idle, busy)).toEqual([true, true, true])
    expect(await pass(179, busy)).toEqual([true, true, true])
    expect(await pass(2)).toEqual([false, true, true])
    expect(await pass(85)).toEqual([false, false, true])
    await expect(busy.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
    await guest.getIdToken(true)
  })

  test('notify the watchers of the account, also in another process', async () => {
    const { user } = await member()
    const elsewhere = await openIdentity({
      database: server.database,
      project: 'brigade',
      outbox: openMemoryOutbox(),
    })
    const heard: string[] = []
    const stops = [
      server.identity.watch(user.uid, () => heard.push('here')),
      elsewhere.watch(user.uid, () => heard.push('elsewhere')),
      elsewhere.watch('somebody else', () => heard.push('wrong')),
    ]
    await server.identity.endSessions(user.uid)
    await expect.poll(() => heard.toSorted()).toEqual(['elsewhere', 'here'])
    for (const stop of stops) stop()
    await server.identity.setDisabled(user.uid, true)
    await elsewhere.close()
    expect(heard).toHaveLength(2)
  })
})

describe('a custom token', () => {
  test('signs in with its claims, and creates a missing account', async () => {
    const token = await server.identity.createCustomToken('chef-1', { tour: true })
    const { user } = await signInWithCustomToken(server.browser(), token)
    expect(user.uid).toBe('chef-1')
    expect((await user.getIdTokenResult(true)).claims['tour']).toBe(true)
    const again = await Promise.all([
      signInWithCustomToken(server.browser(), await server.identity.createCustomToken('chef-2')),
      signInWithCustomToken(server.browser(), await server.identity.createCustomToken('chef-2')),
    ])
    expect(again.map((one) => one.user.uid)).toEqual(['chef-2', 'chef-2'])
  })

  test('is refused when forged, expired, or for another project', async () => {
    const { user } = await member()
    const refusal = (token: string): Promise<string> =>
      signInWithCustomToken(server.browser(), token).then(
        () => 'let in',
        (error: { code: string }) => error.code,
      )
    const other = await startIdentity({ database: server.database, project: 'other' })
    expect(await refusal(await other.identity.createCustomToken('x'))).toBe('auth/custom-token-mismatch')
    await other.stop()
    const claims = decodeJwt(await server.identity.createCustomToken('x'))
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('a key of my own'))
    expect(await refusal(forged)).toBe('auth/invalid-custom-token')
    expect(await refusal(await user.getIdToken())).toBe('auth/invalid-custom-token')
    const late = await server.identity.createCustomToken('x')
    server.wait(3_601_000)
    expect(await refusal(late)).toBe('auth/invalid-custom-token')
    const reserved = server.identity.createCustomToken('x', { sub: 'y' })
    await expect(reserved).rejects.toThrow('FORBIDDEN_CLAIM')
  })

  test('is not accepted as an ID token', async () => {
    const token = await server.identity.createCustomToken('chef-3')
    await expect(server.identity.verify(token)).rejects.toThrow('INVALID_ID_TOKEN')
  })
})

describe('the cookie for pages that a server renders', () => {
  const ask = (
    idToken: string | undefined,
    init: { method?: string; headers?: Readonly<Record<string, string>> } = {},
  ): Promise<Response> =>
    fetch(`${server.origin}/identity/v1/session`, {
      method: 'POST',
      ...init,
      headers: { ...init.headers, ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }) },
    })
  const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

  test('identifies the caller until the session ends', async () => {
    const { user } = await member()
    const given = await ask(await user.getIdToken())
    expect(given.status).toBe(204)
    expect(given.headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Lax$/)
    const cookie = cookieOf(given)
    expect(await server.identity.callerOfCookie(`a=b; ${cookie}`)).toMatchObject({ uid: user.uid })
    await server.identity.endSessions(user.uid)
    expect(await server.identity.callerOfCookie(cookie)).toBe(undefined)
  })

  test('is given only for a fresh token, removed on sign-out, and ignored elsewhere', async () => {
    const { user } = await member()
    const old = await user.getIdToken()
    const cookie = cookieOf(await ask(old))
    server.wait(5 * 60_000 + 1000)
    expect((await ask(old)).status).toBe(401)
    expect((await ask(undefined)).status).toBe(401)
    expect((await ask('nonsense')).status).toBe(401)
    const abroad = await ask(undefined, {
      method: 'DELETE',
      headers: { cookie, 'sec-fetch-site': 'cross-site' },
    })
    expect(abroad.status).toBe(403)
    const lookup = await fetch(`${server.origin}/identity/v1/accounts:lookup`, {
      method: 'POST',
      headers: { cookie },
      body: '{}',
    })
    expect(errorOf(await lookup.json())).toBe('MISSING_ID_TOKEN')
    const gone = await ask(undefined, { method: 'DELETE', headers: { cookie } })
    expect(gone.headers.getSetCookie()[0]).toMatch(/^session=; .*Max-Age=0/)
    expect(await server.identity.callerOfCookie(cookie)).toBe(undefined)
  })

  test('over TLS is limited to the host', async () => {
    const { user } = await member()
    const app = fastify({ trustProxy: true })
    await server.identity.register(app)
    const answer = await app.inject({
      method: 'POST',
      url: '/identity/v1/session',
      headers: { authorization: `Bearer ${await user.getIdToken()}`, 'x-forwarded-proto': 'https' },
    })
    expect(answer.headers['set-cookie']).toMatch(/^__Host-session=[\w-]{43}; Path=\/; .*; Secure$/)
    await app.close()
  })
})

test('tries are counted across all processes', async () => {
  const elsewhere = await startIdentity({ database: server.database, now: server.now })
  const wrong = { email: 'nobody@example.com', password: 'wrong-12' }
  for (let tries = 0; tries < 4; tries += 1) {
    await server.call('accounts:signInWithPassword', wrong)
    await elsewhere.call('accounts:signInWithPassword', wrong)
  }
  for (const one of [server, elsewhere]) {
    const { body } = await one.call('accounts:signInWithPassword', wrong)
    expect(errorOf(body)).toContain('TOO_MANY_ATTEMPTS_TRY_LATER')
  }
  await elsewhere.stop()
})
