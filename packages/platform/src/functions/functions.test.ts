import fastify from 'fastify'
import { initializeApp } from 'firebase/app'
import { inMemoryPersistence, initializeAuth, signInWithEmailAndPassword } from 'firebase/auth'
import { getFunctions, httpsCallable } from 'firebase/functions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registerFunctions } from './register-functions.ts'
import { big, type NotesServer, startNotes } from '../../testing/functions/notes-server.ts'

let server: NotesServer
beforeAll(async () => {
  server = await startNotes()
})
afterAll(() => server.close())
beforeEach(() => {
  server.effects.length = 0
  // The calls of one test must not count for the next.
  server.wait(60_000)
})

describe('a call', () => {
  test('writes and answers, and its effects follow the commit', async () => {
    const { functions, uid } = await server.guest()
    const { data } = await httpsCallable<unknown, { noteId: string }>(
      functions,
      'writeNote',
    )({
      requestId: server.newRequest(),
      text: 'mise en place',
      mark: undefined,
    })
    const stored = await server.documents.transact((tx) => tx.get(`notes/${data.noteId}`))
    expect(stored).toEqual({ text: 'mise en place', by: uid })
    expect(data.noteId).toMatch(/^[A-Za-z0-9]{20}$/)
    expect(server.effects).toEqual(['mise en place'])
  })

  test('that only reads does not block writers', async () => {
    const { uid, idToken } = await server.guest()
    const caller = { uid, isGuest: true, email: null, isEmailVerified: false, claims: {} }
    const latest = async () => (await server.documents.get(caller, ['notes/any'])).version
    const before = await latest()
    const { status } = await server.post('countNotes', { data: { requestId: server.newRequest() } }, idToken)
    expect([status, await latest()]).toEqual([200, before])
  })

  test('decodes and encodes values that JSON cannot express, and leaves out undefined fields', async () => {
    const n = { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: '42' }
    const { body } = await server.post('big', { data: { requestId: server.newRequest(), n } })
    expect(body).toEqual({ result: { n: { ...n }, at: '1970-01-01T00:00:00.000Z' } })
  })

  test('keeps its writes when an effect after the commit fails', async () => {
    const { functions } = await server.guest()
    const before = await server.countAll()
    await httpsCallable(functions, 'writeNote')({ requestId: server.newRequest(), text: 'effect fails' })
    expect(await server.countAll()).toBe(before + 1)
  })
})

describe('a refusal', () => {
  test('a stranger is asked to sign in', async () => {
    const { status, body } = await server.post('writeNote', {
      data: { requestId: server.newRequest(), text: 'x' },
    })
    expect(status).toBe(401)
    expect(body).toEqual({
      error: { status: 'UNAUTHENTICATED', message: 'sign-in-needed', details: { reason: 'sign-in-needed' } },
    })
    expect(
      (await server.post('countNotes', { data: { requestId: server.newRequest() } }, 'not.a.token')).status,
    ).toBe(401)
  })

  test('a guest cannot do what members do, and a member can', async () => {
    const { functions } = await server.guest()
    const data = { requestId: server.newRequest() }
    await expect(httpsCallable(functions, 'membersOnly')(data)).rejects.toMatchObject({
      code: 'functions/permission-denied',
      details: { reason: 'members-only' },
    })
    const email = 'member@example.com'
    await server.identity.createAccount({ email, password: 'secret-12' })
    const firebase = initializeApp({ apiKey: 'brigade' }, 'member')
    const auth = initializeAuth(firebase, { persistence: inMemoryPersistence })
    auth.config.apiScheme = 'http'
    auth.config.apiHost = `${new URL(server.origin).host}/identity`
    await signInWithEmailAndPassword(auth, email, 'secret-12')
    expect(
      (await httpsCallable(getFunctions(firebase, `${server.origin}/functions`), 'membersOnly')(data)).data,
    ).toBe(null)
  })

  test('an unknown function is not found', async () => {
    const { functions } = await server.guest()
    await expect(httpsCallable(functions, 'nothing')({})).rejects.toMatchObject({
      code: 'functions/not-found',
    })
  })

  test('a refusal of wrong input names the fields', async () => {
    const { functions } = await server.guest()
    const call = httpsCallable(functions, 'writeNote')
    await expect(call({ requestId: server.newRequest(), text: 5, mark: 7 })).rejects.toMatchObject({
      code: 'functions/invalid-argument',
      details: { reason: 'field', fields: [{ path: 'text' }, { path: 'mark' }] },
    })
    await expect(call({ requestId: 'short', text: 'x' })).rejects.toMatchObject({
      code: 'functions/invalid-argument',
      details: { reason: 'field', fields: [{ path: 'requestId' }] },
    })
  })

  test('an internal error reveals only a reference', async () => {
    const { idToken } = await server.guest()
    const before = await server.countAll()
    const { status, body } = await server.post(
      'writeNote',
      { data: { requestId: server.newRequest(), text: 'broken' } },
      idToken,
    )
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain('secret of the house')
    expect(body).toMatchObject({ error: { status: 'INTERNAL', details: { reason: 'internal' } } })
    expect(await server.countAll()).toBe(before)
    expect((await server.post('wrongAnswer', { data: { requestId: server.newRequest() } })).status).toBe(500)
  })

  test('too many calls are told when to try again', async () => {
    const { idToken } = await server.guest()
    const call = () => server.post('countNotes', { data: { requestId: server.newRequest() } }, idToken)
    for (let calls = 0; calls < 40; calls += 1) await call()
    const { status, body } = await call()
    expect(status).toBe(429)
    expect(body).toMatchObject({ error: { status: 'RESOURCE_EXHAUSTED', details: { reason: 'rate' } } })
    server.wait(60_000)
    expect((await call()).status).toBe(200)
  })

  test.each(['', 'null', '[]', '"x"', '{}', '{"data"', '{"data":[]}', '{"data":{"requestId":{}}}', '\u0000'])(
    'garbage %j is the caller’s fault',
    async (body) => {
      expect((await server.post('countNotes', body)).status).toBe(400)
    },
  )

  test('a body that is too large or too deep is the caller’s fault', async () => {
    expect((await server.post('countNotes', { data: { requestId: 'x'.repeat(1_100_000) } })).status).toBe(400)
    expect(
      (await server.post('countNotes', `{"data":${'['.repeat(50_000)}${']'.repeat(50_000)}}`)).status,
    ).toBe(400)
  })
})

test('two functions cannot share a name', async () => {
  const { identity, documents } = server
  const options = { functions: [big, big], verify: identity.verify.bind(identity), documents }
  await expect(registerFunctions(fastify(), options)).rejects.toThrow('same name')
})
