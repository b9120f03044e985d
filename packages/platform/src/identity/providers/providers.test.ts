import {
  EmailAuthProvider,
  OAuthProvider,
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  linkWithCredential,
  reauthenticateWithCredential,
  reload,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
  unlink,
} from 'firebase/auth'
import type { OAuthCredential } from 'firebase/auth'
import { SignJWT, decodeJwt, exportJWK, generateKeyPair } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLIENT_ID, CLIENT_SECRET, startOpenidServer } from '../../../testing/identity/openid-server.ts'
import type { OpenidPerson, OpenidServer } from '../../../testing/identity/openid-server.ts'
import { errorOf, startIdentity } from '../../../testing/identity/start-identity.ts'
import type { RunningIdentity } from '../../../testing/identity/start-identity.ts'
import { openVisitor } from '../../../testing/identity/visitor.ts'
import type { FinalPage, Visitor } from '../../../testing/identity/visitor.ts'

const PORT = 9301
const OPENID_PORT = 9302
const PROVIDER = 'oidc.acme'
const ORIGIN = `http://127.0.0.1:${PORT}`
const VISIT = `${ORIGIN}/identity/providers/${PROVIDER}/visit`
const PASSWORD = 'secret-12'

let server: RunningIdentity
let openid: OpenidServer
beforeAll(async () => {
  openid = await startOpenidServer(OPENID_PORT, `${ORIGIN}/identity/providers/return`)
  const acme = {
    providerId: PROVIDER,
    name: 'Acme',
    issuer: openid.issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
  }
  server = await startIdentity({ providers: [acme], actionUrl: `${ORIGIN}/auth/action`, port: PORT })
})
afterAll(async () => {
  await server.stop()
  await openid.stop()
})

let people = 0
function person(some: Partial<OpenidPerson> = {}): OpenidPerson {
  const sub = `person-${(people += 1)}`
  const one = { sub, email: `${sub}@example.com`, email_verified: true, name: 'Ida', ...some }
  openid.people.push(one)
  return one
}

/** Goes to the other provider, signs in there and comes back. */
async function visit(sub: string, visitor: Visitor = openVisitor()): Promise<FinalPage> {
  const asked = await visitor.go(`${VISIT}?next=/kitchens?a=1`)
  const consent = await asked.submit({ login: sub, password: 'any' })
  return consent.submit({})
}

const outcomeOf = (stop: FinalPage): URLSearchParams => new URLSearchParams(new URL(stop.url).hash.slice(1))

async function credentialOf(sub: string): Promise<OAuthCredential> {
  const code = outcomeOf(await visit(sub)).get('code') ?? ''
  return new OAuthProvider(PROVIDER).credential({ accessToken: code })
}

describe('a visit to another provider', () => {
  test('is offered under its name', async () => {
    const answer = await fetch(`${ORIGIN}/identity/providers`)
    expect(await answer.json()).toEqual({ providers: [{ providerId: PROVIDER, name: 'Acme' }] })
  })

  test('returns to its start, with a code that signs in once', async () => {
    const { sub, email } = person()
    const back = await visit(sub)
    expect(new URL(back.url).pathname + new URL(back.url).search).toBe('/kitchens?a=1')
    const credential = new OAuthProvider(PROVIDER).credential({
      accessToken: outcomeOf(back).get('code') ?? '',
    })
    const auth = server.browser()
    const signedIn = await signInWithCredential(auth, credential)
    expect(signedIn.user).toMatchObject({
      email,
      emailVerified: true,
      displayName: 'Ida',
      isAnonymous: false,
    })
    expect(signedIn.user.providerData).toMatchObject([{ providerId: PROVIDER, uid: sub, email }])
    expect(getAdditionalUserInfo(signedIn)).toMatchObject({ isNewUser: true, providerId: PROVIDER })
    expect(decodeJwt(await signedIn.user.getIdToken())['firebase']).toEqual({
      identities: { email: [email], [PROVIDER]: [sub] },
      sign_in_provider: PROVIDER,
    })
    await expect(signInWithCredential(auth, credential)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    })
    const again = await signInWithCredential(server.browser(), await credentialOf(sub))
    expect([again.user.uid, getAdditionalUserInfo(again)?.isNewUser]).toEqual([signedIn.user.uid, false])
  })

  test('does not work in another browser, and returns only once', async () => {
    const { sub } = person()
    const visitor = openVisitor()
    const asked = await visitor.go(VISIT)
    const consent = await asked.submit({ login: sub, password: 'any' })
    const stranger = await openVisitor().go(`${ORIGIN}/identity/providers/return?code=x&state=y`)
    expect(stranger.status).toBe(400)
    const back = await consent.submit({})
    expect(outcomeOf(back).get('code')).toMatch(/^[\w-]{43}$/)
  })

  test('does not redirect to a foreign site', async () => {
    for (const next of ['https://evil.example/', '//evil.example/', '/\\evil.example']) {
      const stop = await openVisitor().go(`${VISIT}?next=${encodeURIComponent(next)}`)
      expect(stop.status).toBe(400)
    }
    const unknown = await openVisitor().go(`${ORIGIN}/identity/providers/oidc.other/visit`)
    expect(unknown.status).toBe(400)
  })

  test('that the person cancels is reported as cancelled', async () => {
    const visitor = openVisitor()
    const asked = await visitor.go(VISIT)
    const cancel = /href="([^"]*abort)"/.exec(asked.html)?.[1] ?? ''
    expect(outcomeOf(await visitor.go(new URL(cancel, asked.url).href)).get('error')).toBe('access_denied')
  })
})

describe('an account', () => {
  test('of a guest keeps its uid when the provider is added and removed', async () => {
    const { user } = await signInAnonymously(server.browser())
    const { sub, email } = person()
    const linked = await linkWithCredential(user, await credentialOf(sub))
    expect([linked.user.uid, linked.user.email]).toEqual([user.uid, email])
    await reload(user)
    expect(user.isAnonymous).toBe(false)
    await unlink(user, PROVIDER)
    expect(user.providerData).toEqual([])
    const { user: other } = await signInWithCredential(server.browser(), await credentialOf(sub))
    expect(other.uid).not.toBe(user.uid)
  })

  test('at the provider that another person linked is refused, and can sign in instead', async () => {
    const { sub } = person()
    const owner = await signInWithCredential(server.browser(), await credentialOf(sub))
    const auth = server.browser()
    const { user } = await signInAnonymously(auth)
    const error = await linkWithCredential(user, await credentialOf(sub)).catch((refused) => refused)
    expect(error.code).toBe('auth/credential-already-in-use')
    const credential = OAuthProvider.credentialFromError(error)
    expect(credential).not.toBe(null)
    if (credential === null) return
    expect((await signInWithCredential(auth, credential)).user.uid).toBe(owner.user.uid)
  })

  test('is linked automatically when both sides have confirmed the address', async () => {
    const { sub, email } = person()
    const first = await createUserWithEmailAndPassword(server.browser(), email, PASSWORD)
    const { user } = await signInWithCredential(server.browser(), await credentialOf(sub))
    expect(user.uid).toBe(first.user.uid)
    // Nobody had confirmed the address: the password may be a stranger's.
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual([PROVIDER])
    await expect(first.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
    await expect(signInWithEmailAndPassword(server.browser(), email, PASSWORD)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    })
  })

  test('is not taken over by an address that the provider has not confirmed', async () => {
    const { sub, email } = person({ email_verified: false })
    const auth = server.browser()
    const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD)
    const error = await signInWithCredential(server.browser(), await credentialOf(sub)).catch(
      (refused) => refused,
    )
    expect(error.code).toBe('auth/account-exists-with-different-credential')
    expect(JSON.stringify(error.customData)).toContain('"verifiedProvider":["password"]')
    const credential = OAuthProvider.credentialFromError(error)
    if (credential === null) throw new Error('The error carries no credential.')
    await linkWithCredential(user, credential)
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password', PROVIDER])
    await expect(linkWithCredential(user, credential)).rejects.toMatchObject({
      code: expect.stringMatching(/already-linked|invalid-credential/),
    })
  })

  test('is reauthenticated only by its own provider account', async () => {
    const { sub } = person()
    const { user } = await signInWithCredential(server.browser(), await credentialOf(sub))
    server.wait(10 * 60_000)
    await expect(
      linkWithCredential(user, EmailAuthProvider.credential(user.email ?? '', PASSWORD)),
    ).rejects.toMatchObject({ code: 'auth/requires-recent-login' })
    await reauthenticateWithCredential(user, await credentialOf(sub))
    await linkWithCredential(user, EmailAuthProvider.credential(user.email ?? '', PASSWORD))
    const stranger = person()
    await expect(reauthenticateWithCredential(user, await credentialOf(stranger.sub))).rejects.toMatchObject({
      code: 'auth/user-mismatch',
    })
  })

  test('that is disabled stays so', async () => {
    const { sub } = person()
    const { user } = await signInWithCredential(server.browser(), await credentialOf(sub))
    await server.identity.setDisabled(user.uid, true)
    await expect(signInWithCredential(server.browser(), await credentialOf(sub))).rejects.toMatchObject({
      code: 'auth/user-disabled',
    })
  })
})

describe('an ID token of the provider', () => {
  const withToken = async (fields: Readonly<Record<string, string>>): Promise<string> => {
    const postBody = new URLSearchParams({ providerId: PROVIDER, ...fields }).toString()
    return errorOf((await server.call('accounts:signInWithIdp', { postBody })).body)
  }
  const realToken = async (): Promise<{ token: string; nonce: string }> => {
    const code = outcomeOf(await visit(person().sub)).get('code')
    expect(code).not.toBe(null)
    const [row] = await server.database.query<{ content: string }>(
      `select content from identity_ticket where kind = 'provider-return' order by expires_at desc limit 1`,
    )
    return JSON.parse(row?.content ?? '{}')
  }

  test('is accepted only with its nonce', async () => {
    const { token, nonce } = await realToken()
    expect(await withToken({ id_token: token })).toBe('MISSING_OR_INVALID_NONCE')
    expect(await withToken({ id_token: token, nonce: 'another' })).toBe('MISSING_OR_INVALID_NONCE')
    expect(await withToken({ id_token: token, nonce })).toBe('')
  })

  test('is refused when forged, for another audience, or expired', async () => {
    const { token, nonce } = await realToken()
    const claims = decodeJwt(token)
    const own = await generateKeyPair('RS256')
    const jwk = await exportJWK(own.publicKey)
    const forged = (header: { alg: string; kid?: string }, changed: object = {}) =>
      new SignJWT({ ...claims, ...changed })
        .setProtectedHeader(header)
        .sign(header.alg === 'HS256' ? new TextEncoder().encode(CLIENT_SECRET) : own.privateKey)
    const refused = /^INVALID_IDP_RESPONSE/
    const tokens = [
      await forged({ alg: 'RS256' }),
      await forged({ alg: 'RS256', kid: jwk.kid ?? 'mine' }),
      // Signed with the secret that both servers share: a client's secret is no key for identities.
      await forged({ alg: 'HS256' }),
      `${token.slice(0, -4)}AAAA`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`,
      JSON.stringify(claims),
    ]
    for (const one of tokens) expect(await withToken({ id_token: one, nonce })).toMatch(refused)
    expect(await withToken({ access_token: token, nonce })).toMatch(refused)
    expect(await withToken({})).toBe('INVALID_CREDENTIAL_OR_PROVIDER_ID')
    const pending = await server.call('accounts:signInWithIdp', { pendingToken: 'A'.repeat(43) })
    expect(errorOf(pending.body)).toBe('INVALID_PENDING_TOKEN')
  })
})
