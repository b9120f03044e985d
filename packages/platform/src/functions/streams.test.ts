import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { deleteApp, initializeApp } from 'firebase/app'
import type { FirebaseApp } from 'firebase/app'
import { getFunctions, httpsCallable } from 'firebase/functions'
import type { Functions } from 'firebase/functions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { Database } from '../database/database.ts'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import { openMemoryOutbox } from '../mail/outbox.ts'
import { createPlatform } from '../platform.ts'
import type { Platform } from '../platform.ts'
import { defineFunction } from './define-function.ts'
import { defineStream } from './define-stream.ts'
import { throwRefusal } from './refusal.ts'

const ended: string[] = []

const count = defineStream(
  {
    name: 'count',
    audience: 'anyone',
    reasons: [],
    input: z.object({ to: z.int(), failAt: z.int().optional() }),
    message: z.object({ n: z.int() }),
    output: z.object({ total: z.int() }),
  },
  async function* ({ to, failAt }, { transact, signal }) {
    try {
      for (let n = 1; n <= to; n += 1) {
        if (n === failAt) throwRefusal('FAILED_PRECONDITION', 'state', { n })
        await transact(async (tx) => tx.get('counts/none'))
        yield { n }
      }
      return { total: to }
    } finally {
      ended.push(signal.aborted ? 'gone' : 'done')
    }
  },
)
const membersCount = defineStream(
  {
    name: 'membersCount',
    audience: 'member',
    reasons: [],
    input: z.unknown(),
    message: z.null(),
    output: z.null(),
  },
  async function* () {
    yield null
    return null
  },
)
const never = defineStream(
  { name: 'never', audience: 'anyone', reasons: [], input: z.unknown(), message: z.null(), output: z.null() },
  async function* (_input, { signal }) {
    await new Promise((resolve) => {
      signal.addEventListener('abort', resolve)
    })
    yield null
    return null
  },
)
const plain = defineFunction(
  {
    name: 'plain',
    audience: 'anyone',
    reasons: [],
    input: z.object({ requestId: z.string() }),
    output: z.string(),
  },
  async () => 'at once',
)

let database: Database
let platform: Platform
let app: FastifyInstance
let origin: string
let firebase: FirebaseApp
let functions: Functions

beforeAll(async () => {
  database = await openTestDatabase()
  platform = await createPlatform({
    database,
    collections: [],
    functions: [count, membersCount, never, plain],
    outbox: openMemoryOutbox(),
    project: 'brigade',
  })
  app = fastify({ forceCloseConnections: true })
  await platform.register(app)
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  firebase = initializeApp({ apiKey: 'brigade', projectId: 'brigade' }, 'streams')
  functions = getFunctions(firebase, `${origin}/functions`)
})
afterAll(async () => {
  await deleteApp(firebase)
  await app.close()
  await platform.close()
  await database.close()
})

async function hear(name: string, data: unknown): Promise<{ heard: unknown[]; answer: unknown }> {
  const { stream, data: answer } = await httpsCallable(functions, name).stream(data)
  answer.catch(() => undefined)
  const heard: unknown[] = []
  for await (const message of stream) heard.push(message)
  return { heard, answer: await answer }
}

describe('a streamed call', () => {
  test('sends its messages in order, and its answer', async () => {
    expect(await hear('count', { to: 3 })).toEqual({
      heard: [{ n: 1 }, { n: 2 }, { n: 3 }],
      answer: { total: 3 },
    })
  })

  test('gives a caller without a stream only the answer', async () => {
    expect((await httpsCallable(functions, 'count')({ to: 3 })).data).toEqual({ total: 3 })
  })

  test('ends with a refusal at any point', async () => {
    const refused = async (name: string, data: unknown, code: string, reason: string) =>
      expect(hear(name, data)).rejects.toMatchObject({ code: `functions/${code}`, details: { reason } })
    await refused('count', { to: 5, failAt: 3 }, 'failed-precondition', 'state')
    await refused('count', { to: 'five' }, 'invalid-argument', 'field')
    await refused('membersCount', {}, 'unauthenticated', 'sign-in-needed')
    await refused('nothing', {}, 'not-found', 'no-such-function')
  })

  test('of a function without messages is its answer', async () => {
    expect(await hear('plain', { requestId: 'a-request-of-20-letters' })).toEqual({
      heard: [],
      answer: 'at once',
    })
  })

  test('that has sent nothing when the caller cancels is reported as cancelled', async () => {
    const hangUp = new AbortController()
    setTimeout(() => hangUp.abort(), 100)
    const { stream, data } = await httpsCallable(functions, 'never').stream(null, { signal: hangUp.signal })
    data.catch(() => undefined)

    await expect(stream[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: 'functions/cancelled' })
    await expect(data).rejects.toMatchObject({ code: 'functions/cancelled' })
  })

  test('ends the handler when the caller disconnects', async () => {
    ended.length = 0
    const hangUp = new AbortController()
    const response = await fetch(`${origin}/functions/count`, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ data: { to: 1_000_000 } }),
      signal: hangUp.signal,
    })
    await response.body?.getReader().read()
    hangUp.abort()
    await expect.poll(() => ended).toEqual(['gone'])
  })
})
