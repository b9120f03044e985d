import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Collection } from '@brigade/contract/collection.ts'
import { guardedServer } from './guarded-server.ts'

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

const server = guardedServer([notes])

/** A page of somebody who has signed up, with a note in `notes/{uid}`; a listener on `notes/{path}` writes what it hears. */
async function device(email: string): Promise<{ page: Page; uid: string; sessionId: string }> {
  const page = await server().browser.openPage()
  const signedUp = await page.evaluate(
    async ([address, name]) => {
      globalThis.db = sdk.openStore({ host: address })
      const session = sdk.openAuth(globalThis.db, address)
      const { user } = await sdk.auth.createUserWithEmailAndPassword(session, name, 'secret-12')
      await sdk.setDoc(sdk.doc(globalThis.db, 'notes', user.uid), { author: user.uid })
      const { claims } = await user.getIdTokenResult()
      return { uid: user.uid, sessionId: String(claims['sid']) }
    },
    [server().host, email] as const,
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
  await server().platform.identity.endSession(uid, sessionId)
  expect(await heard(page)).toEqual(['note', 'permission-denied'])
})

test('a listener whose rights are taken away loses what they opened', async () => {
  const author = await device('b@example.com')
  const reader = await device('c@example.com')
  await server().platform.identity.setClaims(reader.uid, { mod: true })
  await listen(reader.page, author.uid)
  await server().platform.identity.setClaims(reader.uid, {})
  expect(await heard(reader.page)).toEqual(['note', 'permission-denied'])
})
