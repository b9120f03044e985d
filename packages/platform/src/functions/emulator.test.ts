import fastify from 'fastify'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions'
import type { Functions } from 'firebase/functions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { Database } from '../database/database.ts'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import { openMemoryOutbox } from '../mail/outbox.ts'
import { createPlatform } from '../platform.ts'
import { defineStream } from './define-stream.ts'

const echo = defineStream(
  {
    name: 'echo',
    audience: 'anyone',
    reasons: [],
    input: z.unknown(),
    message: z.string(),
    output: z.unknown(),
  },
  async function* (data) {
    yield 'on its way'
    return data
  },
)

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Callers of a server with that function, which use the SDK as with an emulator. */
async function startEmulated(isOpen: boolean) {
  const outbox = openMemoryOutbox()
  const platform = await createPlatform({
    database,
    collections: [],
    functions: [echo],
    outbox,
    project: 'brigade',
    isOpen,
  })
  const app = fastify({ forceCloseConnections: true })
  await platform.register(app)
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const firebase = initializeApp({ apiKey: 'brigade', projectId: 'brigade' }, `emulated-${port}`)
  return {
    origin: `http://127.0.0.1:${port}`,
    in(region?: string, caller = firebase): Functions {
      const functions = getFunctions(caller, region)
      connectFunctionsEmulator(functions, '127.0.0.1', Number(port))
      return functions
    },
    async stop() {
      await deleteApp(firebase)
      await app.close()
      await platform.close()
    },
  }
}

describe('at the emulator’s addresses', () => {
  test('a test server takes calls in every region, and any number of them', async () => {
    const server = await startEmulated(true)
    const call = httpsCallable(server.in(), 'echo')
    for (let n = 0; n < 301; n += 1) await call(n)

    expect((await call(17)).data).toBe(17)
    const { stream, data } = await httpsCallable(server.in('europe-west1'), 'echo').stream('twice')
    const told: unknown[] = []
    for await (const message of stream) told.push(message)
    expect([told, await data]).toEqual([['on its way'], 'twice'])
    await expect(httpsCallable(server.in(), 'nothing')()).rejects.toMatchObject({
      code: 'functions/not-found',
      details: { reason: 'no-such-function' },
    })
    await server.stop()
  })

  test('a test server takes calls in every project, and no requests of other services', async () => {
    const server = await startEmulated(true)
    const elsewhere = initializeApp({ apiKey: 'any', projectId: 'functions-integration-test' }, 'elsewhere')
    const pushed = await fetch(`${server.origin}/kitchens/us-central1/orders.json?ns=brigade`, {
      method: 'POST',
      body: '1',
    })

    expect((await httpsCallable(server.in('us-central1', elsewhere), 'echo')(17)).data).toBe(17)
    expect(await pushed.json()).toEqual({ name: expect.stringMatching(/^-/) })
    await deleteApp(elsewhere)
    await server.stop()
  })

  test('any other server has nothing', async () => {
    const server = await startEmulated(false)
    const refused = httpsCallable(server.in(), 'echo')(17)

    await expect(refused).rejects.toMatchObject({ code: 'functions/not-found', details: undefined })
    await server.stop()
  })
})
