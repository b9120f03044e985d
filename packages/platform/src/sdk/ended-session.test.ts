import Fastify, { type FastifyInstance } from 'fastify'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import type { Database } from '../database/database.ts'
import { openTestDatabase } from '../database/testing/test-database.ts'
import type { Collection } from '../documents/collection.ts'
import { openMemoryOutbox } from '../mail/outbox.ts'
import { createPlatform, type Platform } from '../platform.ts'
import { openBrowser, type TestBrowser } from './test-browser.ts'

/** Moderators alone may read what others wrote. */
const notes: Collection = {
  path: 'notes/{noteId}',
  schema: z.strictObject({ author: z.string() }),
  policy: {
    read: ({ caller }, known) => known['author'] === caller.uid || caller.claims['mod'] === true,
    create: ({ caller }, after) => caller.uid !== null && after['author'] === caller.uid,
    change: () => false,
    delete: () => false,
  },
  indexes: [],
  references: [],
}

let database: Database
let platform: Platform
let app: FastifyInstance
let host: string
let browser: TestBrowser

beforeAll(async () => {
  database = await openTestDatabase()
  platform = await createPlatform({
    database,
    collections: [notes],
    functions: [],
    outbox: openMemoryOutbox(),
    project: 'brigade',
    origins: 'any',
  })
  app = Fastify({ forceCloseConnections: true })
  await platform.register(app)
  host = new URL(await app.listen({ port: 0, host: 'localhost' })).host
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  await platform.drain()
  await app.close()
  await platform.close()
  await database.close()
})

/** A page of somebody who has signed up, with a note in `notes/{uid}`; a listener on `notes/{path}` writes what it hears. */
async function device(email: string): Promise<{ page: Page; uid: string; sessionId: string }> {
  const page = await browser.openPage()
  const signedUp = await page.evaluate(
    async ([address, name]) => {
      globalThis.db = sdk.openStore({ host: address })
      const session = sdk.openAuth(globalThis.db, address)
      const { user } = await sdk.auth.createUserWithEmailAndPassword(session, name, 'secret-12')
      await sdk.setDoc(sdk.doc(globalThis.db, 'notes', user.uid), { author: user.uid })
      const { claims } = await user.getIdTokenResult()
      return { uid: user.uid, sessionId: String(claims['sid']) }
    },
    [host, email] as const,
  )
  return { page, ...signedUp }
}

async function listen(page: Page, noteId: string): Promise<void> {
  await page.evaluate((id) => {
    const list = document.createElement('ul')
    document.body.append(list)
    const hear = (word: string) =>
      list.append(Object.assign(document.createElement('li'), { textContent: word }))
    sdk.onSnapshot(
      sdk.doc(globalThis.db, 'notes', id),
      () => hear('note'),
      ({ code }) => hear(code),
    )
  }, noteId)
  await page.locator('li', { hasText: 'note' }).first().waitFor()
}

async function heard(page: Page): Promise<readonly string[]> {
  await page.locator('li', { hasText: 'permission-denied' }).waitFor({ timeout: 10_000 })
  return page.locator('li').allTextContents()
}

test('a listener of an ended session hears so, though its token has an hour left', async () => {
  const { page, uid, sessionId } = await device('a@example.com')
  await listen(page, uid)
  await platform.identity.endSession(uid, sessionId)
  expect(await heard(page)).toEqual(['note', 'permission-denied'])
})

test('a listener whose rights are taken away loses what they opened', async () => {
  const author = await device('b@example.com')
  const reader = await device('c@example.com')
  await platform.identity.setClaims(reader.uid, { mod: true })
  await listen(reader.page, author.uid)
  await platform.identity.setClaims(reader.uid, {})
  expect(await heard(reader.page)).toEqual(['note', 'permission-denied'])
})
