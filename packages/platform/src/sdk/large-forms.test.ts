import Fastify, { type FastifyInstance } from 'fastify'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { openTestDatabase } from '../database/testing/test-database.ts'
import { openDocuments } from '../documents/open-documents.ts'
import type { Documents } from '../documents/types.ts'
import { registerDocuments } from '../documents/wire/register-documents.ts'
import { allowOrigins } from '../http/cors.ts'
import { openBrowser, type TestBrowser } from './test-browser.ts'

/** Room for three of the batches below, and no more. */
const BODY_BYTES = 100_000
const BATCH_LETTERS = 30_000

let database: Database
let documents: Documents
let app: FastifyInstance
let browser: TestBrowser
let page: Page

beforeAll(async () => {
  database = await openTestDatabase()
  documents = await openDocuments({ database, collections: [], open: true })
  app = Fastify({ forceCloseConnections: true })
  allowOrigins(app, 'any')
  await registerDocuments(app, {
    documents,
    databaseId: { project: 'brigade', database: '(default)' },
    verify: async () => ({ uid: null, isGuest: false, email: null, isEmailVerified: false, claims: {} }),
    channelLimits: { bodyBytes: BODY_BYTES },
  })
  const { host } = new URL(await app.listen({ port: 0, host: 'localhost' }))
  browser = await openBrowser()
  page = await browser.openPage()
  await page.evaluate((address) => {
    globalThis.db = sdk.openStore({ host: address })
  }, host)
})

afterAll(async () => {
  await browser.close()
  await app.close()
  await documents.close()
  await database.close()
})

describe('what was written without a connection', () => {
  test('arrives though together it is more than one form may hold, each batch once and in order', async () => {
    const kept = await page.evaluate(async (letters) => {
      const one = sdk.doc(db, 'queued', 'one')
      await sdk.disableNetwork(db)
      const text = 'x'.repeat(letters)
      const batches = Array.from({ length: 8 }, async (_, n) =>
        sdk.setDoc(one, { text, n, times: sdk.increment(1) }, { merge: true }),
      )
      await sdk.enableNetwork(db)
      await Promise.all(batches)
      const now = await sdk.getDocFromServer(one)
      return [now.get('n'), now.get('times')]
    }, BATCH_LETTERS)

    expect(kept).toEqual([7, 8])
  })

  test('is refused where one commit is more than a form may hold, and what came after it arrives', async () => {
    const codes = await page.evaluate(async (letters) => {
      const write = async (id: string, text: string) =>
        sdk.refusal(sdk.setDoc(sdk.doc(db, 'queued', id), { text }))
      await sdk.disableNetwork(db)
      const writes = [write('before', 'x'), write('large', 'x'.repeat(letters)), write('after', 'x')]
      await sdk.enableNetwork(db)
      return Promise.all(writes)
    }, BODY_BYTES)

    expect(codes).toEqual(['', 'invalid-argument', ''])
  })
})
