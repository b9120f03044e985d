import {
  SignJWT,
  UnsecuredJWT,
  decodeJwt,
  decodeProtectedHeader,
  exportPKCS8,
  exportSPKI,
  generateKeyPair,
  importJWK,
} from 'jose'
import type { CryptoKey, JWK, JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import { openIdentity } from './open-identity.ts'
import { openMemoryOutbox } from '../mail/outbox.ts'
import { errorOf, startIdentity, textOf } from '../../testing/identity/start-identity.ts'
import type { IdentityResponse, RunningIdentity } from '../../testing/identity/start-identity.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let server: RunningIdentity
beforeAll(async () => {
  server = await startIdentity()
})
afterAll(() => server.stop())

async function guest(): Promise<{ idToken: string; refreshToken: string; uid: string }> {
  const { body } = await server.call('accounts:signUp', { returnSecureToken: true })
  return {
    idToken: textOf(body, 'idToken'),
    refreshToken: textOf(body, 'refreshToken'),
    uid: textOf(body, 'localId'),
  }
}

const lookup = (idToken: string): Promise<{ status: number; body: IdentityResponse }> =>
  server.call('accounts:lookup', { idToken })

async function publishedKeys(): Promise<readonly JWK[]> {
  const response = await fetch(`${server.origin}/identity/v1/jwks`)
  const { keys }: { readonly keys: readonly JWK[] } = await response.json()
  return keys
}

describe('an ID token', () => {
  test('names its account and audience, and is valid for one hour', async () => {
    const { idToken, uid } = await guest()
    const { iat = 0, ...claims } = decodeJwt(idToken)
    expect(decodeProtectedHeader(idToken)).toMatchObject({ alg: 'RS256', typ: 'JWT' })
    expect(claims).toMatchObject({
      iss: 'urn:identity:brigade',
      aud: 'brigade',
      sub: uid,
      user_id: uid,
      exp: iat + 3600,
      auth_time: iat,
      provider_id: 'anonymous',
      firebase: { identities: {}, sign_in_provider: 'anonymous' },
    })
  })

  test('is refused after an hour', async () => {
    const { idToken } = await guest()
    server.wait(HOUR_MS + 1000)
    await expect(server.identity.verify(idToken)).rejects.toThrow('TOKEN_EXPIRED')
    expect(errorOf((await lookup(idToken)).body)).toBe('TOKEN_EXPIRED')
  })

  test('keeps its sign-in time through every refresh', async () => {
    const { idToken, refreshToken } = await guest()
    server.wait(50 * 60_000)
    const { body } = await server.refresh(refreshToken)
    const fresh = decodeJwt(textOf(body, 'id_token'))
    expect(fresh['auth_time']).toBe(decodeJwt(idToken)['auth_time'])
    expect(fresh.iat).toBeGreaterThan(decodeJwt(idToken).iat ?? 0)
  })
})

describe('a forged token', () => {
  const forge = (claims: JWTPayload, key: CryptoKey | Uint8Array, header: { alg: string; kid: string }) =>
    new SignJWT(claims).setProtectedHeader(header).sign(key)

  test('is always refused', async () => {
    const { idToken } = await guest()
    const claims = decodeJwt(idToken)
    const kid = decodeProtectedHeader(idToken).kid ?? ''
    const [publicJwk = {}] = await publishedKeys()
    const publicKey = await importJWK(publicJwk, 'RS256', { extractable: true })
    if (publicKey instanceof Uint8Array) throw new TypeError('not a public key')
    const publicText = new TextEncoder().encode(await exportSPKI(publicKey))
    const own = await generateKeyPair('RS256')
    const [header, , signature] = idToken.split('.')
    const raised = Buffer.from(JSON.stringify({ ...claims, admin: true })).toString('base64url')
    const forged = {
      'no signature': new UnsecuredJWT(claims).encode(),
      'HS256 with the public key': await forge(claims, publicText, { alg: 'HS256', kid }),
      'another key, our kid': await forge(claims, own.privateKey, { alg: 'RS256', kid }),
      'another key, its own kid': await forge(claims, own.privateKey, { alg: 'RS256', kid: 'mine' }),
      'changed content': `${header}.${raised}.${signature}`,
      'cut off': idToken.slice(0, -10),
      'no token': 'x.y.z',
    }
    for (const [name, token] of Object.entries(forged)) {
      await expect(server.identity.verify(token)).rejects.toThrow('INVALID_ID_TOKEN')
      const { status, body } = await lookup(token)
      expect([name, status, errorOf(body)]).toEqual([name, 400, 'INVALID_ID_TOKEN'])
    }
  })

  test('of another project on the same database is refused', async () => {
    const other = await startIdentity({ database: server.database, project: 'other' })
    const { idToken } = await guest()
    await expect(other.identity.verify(idToken)).rejects.toThrow('INVALID_ID_TOKEN')
    await other.stop()
  })
})

describe('a refresh token', () => {
  test('two tabs can refresh at the same time', async () => {
    const { refreshToken, uid } = await guest()
    const [one, two] = await Promise.all([server.refresh(refreshToken), server.refresh(refreshToken)])
    expect([one.status, two.status]).toEqual([200, 200])
    expect(one.body['refresh_token']).toBe(two.body['refresh_token'])
    expect(one.body['refresh_token']).not.toBe(refreshToken)
    expect(one.body).toMatchObject({
      token_type: 'Bearer',
      expires_in: '3600',
      user_id: uid,
      project_id: 'brigade',
    })
  })

  test('a lost answer can be repeated, however late', async () => {
    const { refreshToken } = await guest()
    const lost = await server.refresh(refreshToken)
    server.wait(20 * DAY_MS)
    const found = await server.refresh(refreshToken)
    expect(found.body['refresh_token']).toBe(lost.body['refresh_token'])
  })

  test('a token used a day after its successor ends the session for both', async () => {
    const { refreshToken } = await guest()
    const second = textOf((await server.refresh(refreshToken)).body, 'refresh_token')
    const third = textOf((await server.refresh(second)).body, 'refresh_token')
    server.wait(DAY_MS - 1000)
    expect((await server.refresh(refreshToken)).status).toBe(200)
    server.wait(2000)
    expect(errorOf((await server.refresh(refreshToken)).body)).toBe('TOKEN_EXPIRED')
    expect(errorOf((await server.refresh(third)).body)).toBe('TOKEN_EXPIRED')
  })

  test('ended or unknown tokens sign out, malformed ones get another code', async () => {
    const { refreshToken, uid } = await guest()
    await server.identity.endSessions(uid)
    expect(errorOf((await server.refresh(refreshToken)).body)).toBe('TOKEN_EXPIRED')
    expect(errorOf((await server.refresh('A'.repeat(43))).body)).toBe('TOKEN_EXPIRED')
    expect(errorOf((await server.refresh('nonsense')).body)).toBe('INVALID_REFRESH_TOKEN')
    expect(errorOf((await server.refresh('')).body)).toBe('MISSING_REFRESH_TOKEN')
    const { body } = await server.call('token', { grant_type: 'password', refresh_token: refreshToken })
    expect(errorOf(body)).toBe('INVALID_GRANT_TYPE')
  })

  test('is not in the database', async () => {
    const { refreshToken } = await guest()
    const rows = await server.database.query('select * from identity_refresh_token')
    expect(JSON.stringify(rows)).not.toContain(refreshToken)
  })
})

describe('signing keys', () => {
  test('rotate without signing anyone out', async () => {
    const before = await guest()
    await server.identity.rotateKeys()
    const kids = async () => (await publishedKeys()).map(({ kid }) => kid)
    expect(await kids()).toHaveLength(2)
    expect(await kids()).toContain(decodeProtectedHeader((await guest()).idToken).kid)
    server.wait(HOUR_MS - 120_000)
    expect((await server.identity.verify(before.idToken)).uid).toBe(before.uid)
    server.wait(121_000)
    const after = await guest()
    expect(decodeProtectedHeader(after.idToken).kid).not.toBe(decodeProtectedHeader(before.idToken).kid)
    expect((await server.identity.verify(after.idToken)).uid).toBe(after.uid)
    expect((await server.refresh(before.refreshToken)).status).toBe(200)
    server.wait(HOUR_MS)
    expect(await kids()).toEqual([decodeProtectedHeader(after.idToken).kid])
  })

  test('have 3072 bits, and an older shorter one stays in use until it is replaced', async () => {
    const bitsOf = ({ n = '' }: JWK) => Buffer.from(n, 'base64url').length * 8
    const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true })
    const database = await openTestDatabase()
    const before = await startIdentity({ database })
    await database.query('update identity_signing_key set private_key = $1', [await exportPKCS8(privateKey)])
    await before.stop()
    const after = await startIdentity({ database })
    const bits = async () => {
      const response = await fetch(`${after.origin}/identity/v1/jwks`)
      const { keys }: { readonly keys: readonly JWK[] } = await response.json()
      return keys.map(bitsOf)
    }
    const { body } = await after.call('accounts:signUp', { returnSecureToken: true })
    expect((await after.identity.verify(textOf(body, 'idToken'))).uid).toBe(textOf(body, 'localId'))
    expect(await bits()).toEqual([2048])
    await after.identity.rotateKeys()
    expect(await bits()).toEqual([2048, 3072])
    await after.stop()
    await database.close()
  })

  test('are at the well-known address too, and may be cached for five minutes', async () => {
    const response = await fetch(`${server.origin}/.well-known/jwks.json`)
    expect(await response.json()).toEqual({ keys: await publishedKeys() })
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  })

  test('show no private part outside the server', async () => {
    for (const key of await publishedKeys())
      expect(Object.keys(key).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  })

  test('of one process are known to the others, and survive a restart', async () => {
    const { idToken, refreshToken, uid } = await guest()
    const restarted = await openIdentity({
      database: server.database,
      project: 'brigade',
      outbox: openMemoryOutbox(),
      now: server.now,
    })
    expect((await restarted.verify(idToken)).uid).toBe(uid)
    await restarted.rotateKeys()
    server.wait(2 * HOUR_MS)
    const { body } = await server.refresh(refreshToken)
    expect((await restarted.verify(textOf(body, 'id_token'))).uid).toBe(uid)
  })
})
