import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { initializeApp } from 'firebase/app'
import {
  inMemoryPersistence,
  initializeAuth,
  signInAnonymously,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { getFunctions, httpsCallable } from 'firebase/functions'
import type { Functions } from 'firebase/functions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { Database } from '../database/database.ts'
import { openTestDatabase } from '../database/testing/test-database.ts'
import type { Collection } from '../documents/collection.ts'
import { openDocuments } from '../documents/open-documents.ts'
import type { Documents } from '../documents/types.ts'
import type { Identity } from '../identity/identity.ts'
import { openIdentity } from '../identity/open-identity.ts'
import { openMemoryOutbox } from '../mail/outbox.ts'
import { defineFunction } from './define-function.ts'
import { forgetOldAnswers, keptAnswers } from './kept-answers.ts'
import { refuse } from './refusal.ts'
import { registerFunctions } from './register-functions.ts'

const notes: Collection = {
  path: 'notes/{noteId}',
  schema: z.strictObject({ text: z.string(), by: z.string() }),
  policy: { read: () => true, create: () => false, change: () => false, delete: () => false },
  indexes: [],
  references: [],
}

const WriteNote = z.strictObject({
  requestId: z.string().min(20),
  text: z.string().max(50),
  mark: z.string().optional(),
})
const effects: string[] = []

const writeNote = defineFunction(
  { name: 'writeNote', audience: 'guest', input: WriteNote, output: z.object({ noteId: z.string() }) },
  async ({ text }, { caller, tx, newId, afterCommit }) => {
    const noteId = newId()
    tx.create(`notes/${noteId}`, { text, by: caller.uid ?? '' })
    afterCommit(() => void effects.push(text))
    if (text === 'never') refuse('FAILED_PRECONDITION', 'state', { state: 'closed', allowed: ['open'] })
    if (text === 'broken') throw new Error('secret of the house')
    if (text === 'effect fails') afterCommit(() => Promise.reject(new Error('mail server gone')))
    return { noteId }
  },
)
const countNotes = defineFunction(
  {
    name: 'countNotes',
    audience: 'anyone',
    input: z.object({ requestId: z.string() }),
    output: z.object({ count: z.int() }),
  },
  async (_input, { tx }) => {
    const found = await tx.query({
      parent: '',
      collectionId: 'notes',
      allDescendants: false,
      orderBy: [],
      limit: 100,
    })
    return { count: found.length }
  },
  { isQuery: true },
)
const membersOnly = defineFunction(
  { name: 'membersOnly', audience: 'member', input: z.object({ requestId: z.string() }), output: z.null() },
  async () => null,
)
const wrongAnswer = defineFunction(
  { name: 'wrongAnswer', audience: 'anyone', input: z.object({ requestId: z.string() }), output: z.int() },
  async () => 1.5,
)
const big = defineFunction(
  {
    name: 'big',
    audience: 'anyone',
    input: z.object({ requestId: z.string(), n: z.number() }),
    output: z.object({ n: z.bigint(), at: z.date(), none: z.string().optional() }),
  },
  async ({ n }) => ({ n: BigInt(n), at: new Date(0), none: undefined }),
)

let database: Database
let documents: Documents
let identity: Identity
let app: FastifyInstance
let origin: string
const DAY_MS = 24 * 3_600_000
let ahead = 0
const now = (): number => Date.now() + ahead

beforeAll(async () => {
  database = await openTestDatabase()
  documents = await openDocuments({ database, collections: [notes, keptAnswers], now })
  identity = await openIdentity({ database, project: 'brigade', outbox: openMemoryOutbox(), now })
  app = fastify()
  await identity.register(app)
  await registerFunctions(app, {
    functions: [writeNote, countNotes, membersOnly, wrongAnswer, big],
    verify: (idToken) => identity.verify(idToken),
    documents,
    now,
    limit: { tries: 40, perMs: 60_000 },
  })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await documents.close()
  await identity.close()
  await database.close()
})
beforeEach(() => {
  effects.length = 0
  ahead += 60_000
})

let apps = 0
interface Guest {
  readonly functions: Functions
  readonly idToken: string
  readonly uid: string
  /** Gets a fresh ID token, as the SDK does by itself every hour. */
  readonly renew: () => Promise<string>
}

async function guest(): Promise<Guest> {
  const firebase = initializeApp({ apiKey: 'brigade', projectId: 'brigade' }, `caller-${(apps += 1)}`)
  const auth = initializeAuth(firebase, { persistence: inMemoryPersistence })
  auth.config.apiScheme = 'http'
  auth.config.apiHost = `${new URL(origin).host}/identity`
  auth.config.tokenApiHost = `${new URL(origin).host}/identity`
  const { user } = await signInAnonymously(auth)
  const functions = getFunctions(firebase, `${origin}/functions`)
  return { functions, idToken: await user.getIdToken(), uid: user.uid, renew: () => user.getIdToken(true) }
}

let requests = 0
const newRequest = (): string => `request-${String((requests += 1)).padStart(20, '0')}`

async function post(
  name: string,
  body: unknown,
  idToken?: string,
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${origin}/functions/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

const countAll = async (): Promise<unknown> =>
  (
    await documents.transact((tx) =>
      tx.query({ parent: '', collectionId: 'notes', allDescendants: false, orderBy: [] }),
    )
  ).length

describe('a call', () => {
  test('writes and answers, and its effects follow the commit', async () => {
    const { functions, uid } = await guest()
    const { data } = await httpsCallable<unknown, { noteId: string }>(
      functions,
      'writeNote',
    )({
      requestId: newRequest(),
      text: 'mise en place',
      mark: undefined,
    })
    const stored = await documents.transact((tx) => tx.get(`notes/${data.noteId}`))
    expect(stored).toEqual({ text: 'mise en place', by: uid })
    expect(data.noteId).toMatch(/^[A-Za-z0-9]{20}$/)
    expect(effects).toEqual(['mise en place'])
  })

  test('decodes and encodes what JSON has no form for, and leaves out what is not said', async () => {
    const n = { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: '42' }
    const { body } = await post('big', { data: { requestId: newRequest(), n } })
    expect(body).toEqual({ result: { n: { ...n }, at: '1970-01-01T00:00:00.000Z' } })
  })

  test('keeps its writes though an effect after the commit fails', async () => {
    const { functions } = await guest()
    const before = await countAll()
    await httpsCallable(functions, 'writeNote')({ requestId: newRequest(), text: 'effect fails' })
    expect(await countAll()).toBe(Number(before) + 1)
  })
})

describe('a repeat', () => {
  test('[ER7] with the same requestId and input gives the first answer and does nothing', async () => {
    const { functions } = await guest()
    const call = httpsCallable<unknown, { noteId: string }>(functions, 'writeNote')
    const order = { requestId: newRequest(), text: 'once' }
    const first = await call(order)
    const before = await countAll()
    expect((await call({ text: 'once', requestId: order.requestId })).data).toEqual(first.data)
    expect(await countAll()).toBe(before)
    expect(effects).toEqual(['once'])
  })

  test('[ER7] with other input is refused as already existing', async () => {
    const { functions, idToken } = await guest()
    const requestId = newRequest()
    await httpsCallable(functions, 'writeNote')({ requestId, text: 'one' })
    await expect(httpsCallable(functions, 'writeNote')({ requestId, text: 'two' })).rejects.toMatchObject({
      code: 'functions/already-exists',
      details: { reason: 'request-reused' },
    })
    expect((await post('writeNote', { data: { requestId, text: 'two' } }, idToken)).status).toBe(409)
  })

  test('[ER7] twenty at the same moment write once', async () => {
    const { functions } = await guest()
    const call = httpsCallable<unknown, { noteId: string }>(functions, 'writeNote')
    const order = { requestId: newRequest(), text: 'twenty' }
    const before = await countAll()
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(order)))
    expect(new Set(answers.map(({ data }) => data.noteId)).size).toBe(1)
    expect(await countAll()).toBe(Number(before) + 1)
    expect(effects).toEqual(['twenty'])
  })

  test('[ER7] is known for 30 days and not longer', async () => {
    const { functions, renew } = await guest()
    const call = httpsCallable<unknown, { noteId: string }>(functions, 'writeNote')
    const order = { requestId: newRequest(), text: 'long ago' }
    const first = await call(order)
    ahead += 30 * DAY_MS - 120_000
    await renew()
    expect((await call(order)).data).toEqual(first.data)
    ahead += 120_000
    await renew()
    expect((await call(order)).data).not.toEqual(first.data)
  })

  test('after 30 days the kept answer is deleted', async () => {
    const { functions } = await guest()
    await httpsCallable(functions, 'writeNote')({ requestId: newRequest(), text: 'old' })
    ahead += 31 * DAY_MS
    await documents.transact(forgetOldAnswers)
    const kept = await documents.transact((tx) =>
      tx.query({ parent: '', collectionId: 'functionAnswers', allDescendants: false, orderBy: [] }),
    )
    expect(kept).toEqual([])
  })

  test('of another caller is another request', async () => {
    const [one, two] = [await guest(), await guest()]
    const order = { requestId: newRequest(), text: 'mine' }
    const first = await httpsCallable<unknown, { noteId: string }>(one.functions, 'writeNote')(order)
    const second = await httpsCallable<unknown, { noteId: string }>(two.functions, 'writeNote')(order)
    expect(second.data.noteId).not.toBe(first.data.noteId)
  })

  test('after a refusal runs anew, for nothing of the first was kept', async () => {
    const { functions } = await guest()
    const order = { requestId: newRequest(), text: 'never' }
    const before = await countAll()
    for (let tries = 0; tries < 2; tries += 1) {
      await expect(httpsCallable(functions, 'writeNote')(order)).rejects.toMatchObject({
        code: 'functions/failed-precondition',
        details: { reason: 'state', state: 'closed', allowed: ['open'] },
      })
    }
    expect(await countAll()).toBe(before)
    expect(effects).toEqual([])
  })

  test('of a function that only reads is answered anew', async () => {
    const { functions } = await guest()
    const requestId = newRequest()
    const count = httpsCallable<unknown, { count: number }>(functions, 'countNotes')
    const before = (await count({ requestId })).data.count
    await httpsCallable(functions, 'writeNote')({ requestId: newRequest(), text: 'one more' })
    expect((await count({ requestId })).data.count).toBe(before + 1)
  })
})

describe('a refusal', () => {
  test('nobody is asked to sign in', async () => {
    const { status, body } = await post('writeNote', { data: { requestId: newRequest(), text: 'x' } })
    expect(status).toBe(401)
    expect(body).toEqual({
      error: { status: 'UNAUTHENTICATED', message: 'sign-in-needed', details: { reason: 'sign-in-needed' } },
    })
    expect((await post('countNotes', { data: { requestId: newRequest() } }, 'not.a.token')).status).toBe(401)
  })

  test('a guest cannot do what members do, and a member can', async () => {
    const { functions } = await guest()
    const data = { requestId: newRequest() }
    await expect(httpsCallable(functions, 'membersOnly')(data)).rejects.toMatchObject({
      code: 'functions/permission-denied',
      details: { reason: 'members-only' },
    })
    const email = 'member@example.com'
    await identity.createAccount({ email, password: 'secret-12' })
    const firebase = initializeApp({ apiKey: 'brigade' }, 'member')
    const auth = initializeAuth(firebase, { persistence: inMemoryPersistence })
    auth.config.apiScheme = 'http'
    auth.config.apiHost = `${new URL(origin).host}/identity`
    await signInWithEmailAndPassword(auth, email, 'secret-12')
    expect(
      (await httpsCallable(getFunctions(firebase, `${origin}/functions`), 'membersOnly')(data)).data,
    ).toBe(null)
  })

  test('an unknown function is not found', async () => {
    const { functions } = await guest()
    await expect(httpsCallable(functions, 'nothing')({})).rejects.toMatchObject({
      code: 'functions/not-found',
    })
  })

  test('wrong input names its fields', async () => {
    const { functions } = await guest()
    const call = httpsCallable(functions, 'writeNote')
    await expect(call({ requestId: newRequest(), text: 5, mark: 7 })).rejects.toMatchObject({
      code: 'functions/invalid-argument',
      details: { reason: 'field', fields: [{ path: 'text' }, { path: 'mark' }] },
    })
    await expect(call({ requestId: 'short', text: 'x' })).rejects.toMatchObject({
      code: 'functions/invalid-argument',
      details: { reason: 'field', fields: [{ path: 'requestId' }] },
    })
  })

  test('a fault of ours says nothing but a reference', async () => {
    const { idToken } = await guest()
    const before = await countAll()
    const { status, body } = await post(
      'writeNote',
      { data: { requestId: newRequest(), text: 'broken' } },
      idToken,
    )
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain('secret of the house')
    expect(body).toMatchObject({ error: { status: 'INTERNAL', details: { reason: 'internal' } } })
    expect(await countAll()).toBe(before)
    expect((await post('wrongAnswer', { data: { requestId: newRequest() } })).status).toBe(500)
  })

  test('too many calls are told when to try again', async () => {
    const { idToken } = await guest()
    const call = () => post('countNotes', { data: { requestId: newRequest() } }, idToken)
    for (let calls = 0; calls < 40; calls += 1) await call()
    const { status, body } = await call()
    expect(status).toBe(429)
    expect(body).toMatchObject({ error: { status: 'RESOURCE_EXHAUSTED', details: { reason: 'rate' } } })
    ahead += 60_000
    expect((await call()).status).toBe(200)
  })

  test.each(['', 'null', '[]', '"x"', '{}', '{"data"', '{"data":[]}', '{"data":{"requestId":{}}}', '\u0000'])(
    'garbage %j is the caller’s fault',
    async (body) => {
      expect((await post('countNotes', body)).status).toBe(400)
    },
  )

  test('a body that is too large or too deep is the caller’s fault', async () => {
    expect((await post('countNotes', { data: { requestId: 'x'.repeat(1_100_000) } })).status).toBe(400)
    expect((await post('countNotes', `{"data":${'['.repeat(50_000)}${']'.repeat(50_000)}}`)).status).toBe(400)
  })
})

test('two functions cannot share a name', async () => {
  const options = { functions: [big, big], verify: identity.verify.bind(identity), documents }
  await expect(registerFunctions(fastify(), options)).rejects.toThrow('same name')
})
