import Fastify, { type FastifyInstance } from 'fastify'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../src/database/database.ts'
import { openTestDatabase } from '../testing/database/test-database.ts'
import { openDocuments } from '../src/documents/open-documents.ts'
import type { Documents } from '../src/documents/types.ts'
import { onlyDatabase } from '../src/documents/wire/databases.ts'
import { registerDocuments } from '../src/documents/wire/register-documents.ts'
import { allowOrigins } from '../src/http/cors.ts'
import { openBrowser, openStorePage, type TestBrowser } from './test-browser.ts'

/** Room for three of the batches below, and no more. */
const BODY_BYTES = 100_000
const BATCH_LETTERS = 30_000
/** Room for a few of the documents that the answer below has. */
const SLOW_BYTES = 100_000
const UNACKED_BYTES = 200_000

let database: Database
let documents: Documents
let app: FastifyInstance
let host: string
let browser: TestBrowser
let page: Page

beforeAll(async () => {
  database = await openTestDatabase()
  documents = await openDocuments({ database, collections: [], open: true })
  app = Fastify({ forceCloseConnections: true })
  allowOrigins(app, 'any')
  await registerDocuments(app, {
    databases: onlyDatabase(documents, { project: 'brigade', database: '(default)' }),
    verify: async () => ({ uid: null, isGuest: false, email: null, isEmailVerified: false, claims: {} }),
    channelLimits: {
      bodyBytes: BODY_BYTES,
      backChannelBytes: SLOW_BYTES,
      slowBytes: SLOW_BYTES,
      unackedBytes: UNACKED_BYTES,
    },
  })
  host = new URL(await app.listen({ port: 0, host: 'localhost' })).host
  browser = await openBrowser()
  page = await openStorePage(browser, host)
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

describe('an answer that is larger than what may be on its way at once', () => {
  test('arrives whole, and what changes meanwhile after it', async () => {
    await page.evaluate(async (letters) => {
      const text = 'x'.repeat(letters)
      for (let n = 0; n < 40; n++) await sdk.setDoc(sdk.doc(db, 'large', `d${n}`), { text, n })
    }, BATCH_LETTERS)
    const other = await browser.openPage()
    const listening = other.evaluate(async (address) => {
      globalThis.db = sdk.openStore({ host: address })
      const all = sdk.collection(db, 'large')
      const whole = await sdk.until<import('firebase/firestore').QuerySnapshot>(
        (next, fail) => sdk.onSnapshot(all, next, fail),
        ({ docs }) => docs.some((document) => document.get('n') === 'changed'),
      )
      return whole.size
    }, host)
    await page.evaluate(async () => sdk.setDoc(sdk.doc(db, 'large', 'd7'), { n: 'changed' }))

    expect(await listening).toBe(40)
    await other.close()
  })
})
