import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { Collection } from '@brigade/contract/collection.ts'
import { type Database } from '../src/database/database.ts'
import { openTestDatabase } from '../testing/database/test-database.ts'
import { openMemoryOutbox } from '../src/mail/outbox.ts'
import { createPlatform, type Platform } from '../src/platform.ts'
import { openBrowser, type TestBrowser } from './test-browser.ts'

/** The whole provider with collections that have policies, and a browser to try them from. */
interface GuardedServer {
  readonly host: string
  readonly platform: Platform
  readonly browser: TestBrowser
}

interface Opened extends GuardedServer {
  readonly app: FastifyInstance
  readonly database: Database
}

async function open(collections: readonly Collection[]): Promise<Opened> {
  const database = await openTestDatabase()
  const outbox = openMemoryOutbox()
  const settings = { database, collections, functions: [], outbox, project: 'brigade' }
  const platform = await createPlatform({ ...settings, origins: 'any' })
  const app = Fastify({ forceCloseConnections: true })
  await platform.register(app)
  const { host } = new URL(await app.listen({ port: 0, host: 'localhost' }))
  return { host, platform, app, database, browser: await openBrowser() }
}

/** Opens one before the tests of the file that asks for it, and closes it after them. Ready from the first hook on. */
export function guardedServer(collections: readonly Collection[]): () => GuardedServer {
  let opened: Opened | undefined
  beforeAll(async () => {
    opened = await open(collections)
  })
  afterAll(async () => {
    await opened?.browser.close()
    await opened?.platform.drain()
    await opened?.app.close()
    await opened?.platform.close()
    await opened?.database.close()
  })
  return () => {
    if (opened === undefined) throw new Error('the server is not ready')
    return opened
  }
}
