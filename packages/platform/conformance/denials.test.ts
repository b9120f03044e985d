import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { Collection } from '@brigade/contract/collection.ts'
import { guardedServer } from './guarded-server.ts'
import { openStorePage } from './test-browser.ts'

/** Everybody reads open notes; only their author, who must be signed in, reads and writes the others. */
const notes: Collection = {
  path: 'notes/{noteId}',
  schema: z.strictObject({ author: z.string(), text: z.string(), isOpen: z.boolean() }),
  policy: {
    read: ({ caller }, known) =>
      known['isOpen'] === true || (caller.uid !== null && known['author'] === caller.uid),
    create: ({ caller }, after) => caller.uid !== null && after['author'] === caller.uid,
    change: ({ caller }, before, after) => before['author'] === caller.uid && after['author'] === caller.uid,
    delete: ({ caller }, before) => before['author'] === caller.uid,
  },
  indexes: [],
  references: [],
}

const server = guardedServer([notes])
let page: Page

beforeAll(async () => {
  page = await openStorePage(server().browser, server().host)
})

describe('without an identity', () => {
  test('a listener that is denied hears it at once, and the others go on', async () => {
    const codes = await page.evaluate(async () => {
      const { collection, doc, getDocs, onSnapshot, query, refusal, until, where } = sdk
      const listen = async (target: import('firebase/firestore').Query) =>
        refusal(
          until(
            (next, fail) => onSnapshot(target, next, fail),
            () => true,
          ),
        )
      return {
        all: await listen(collection(db, 'notes')),
        undeclared: await listen(collection(db, 'elsewhere')),
        document: await refusal(sdk.getDoc(doc(db, 'elsewhere', 'x'))),
        open: await refusal(getDocs(query(collection(db, 'notes'), where('isOpen', '==', true)))),
      }
    })

    expect(codes).toEqual({
      all: 'permission-denied',
      undeclared: 'permission-denied',
      document: 'permission-denied',
      open: '',
    })
  })

  test('a database that is not there is said so, to reads, listeners, writes and counts', async () => {
    const answers = await page.evaluate(async () => {
      const elsewhere = sdk.initializeFirestore(
        db.app,
        { host: db.app.options.authDomain ?? '', ssl: false },
        'second',
      )
      const ref = sdk.doc(elsewhere, 'a/b')
      const heard = new Promise((_, fail) => sdk.onSnapshot(ref, () => undefined, fail))
      const all = [sdk.getDocFromServer(ref), heard, sdk.setDoc(ref, {}), sdk.getCountFromServer(ref.parent)]
      const codes = await Promise.all(all.map(async (operation) => sdk.refusal(operation)))
      await sdk.terminate(elsewhere)
      return codes
    })

    expect(answers).toEqual(['not-found', 'not-found', 'not-found', 'not-found'])
  })

  test('a write that is denied is rejected and taken back', async () => {
    const answer = await page.evaluate(async () => {
      const ref = sdk.doc(db, 'notes', 'mine')
      const code = await sdk.refusal(sdk.setDoc(ref, { author: 'me', text: 'x', isOpen: true }))
      return [code, (await sdk.getDoc(ref).catch(() => undefined))?.exists() ?? false]
    })

    expect(answer).toEqual(['permission-denied', false])
  })
})

describe('with an identity of our own', () => {
  test('a guest writes and reads their own, before and after they sign up', async () => {
    const answer = await page.evaluate(async (address) => {
      const { auth, doc, getDoc, setDoc, updateDoc } = sdk
      const session = sdk.openAuth(db, address)
      const { user } = await auth.signInAnonymously(session)
      const ref = doc(db, 'notes', user.uid)
      await setDoc(ref, { author: user.uid, text: 'first', isOpen: false })
      const credential = auth.EmailAuthProvider.credential('ada@example.com', 'a long password 1')
      const linked = await auth.linkWithCredential(user, credential)
      await updateDoc(ref, { text: 'second' })
      return { isSame: linked.user.uid === user.uid, text: (await getDoc(ref)).get('text') }
    }, server().host)

    expect(answer).toEqual({ isSame: true, text: 'second' })
  })

  test('content that breaks the schema is refused', async () => {
    const code = await page.evaluate(async () => {
      const uid = sdk.auth.getAuth(db.app).currentUser?.uid ?? ''
      return sdk.refusal(sdk.setDoc(sdk.doc(db, 'notes', uid), { author: uid, text: 7, isOpen: false }))
    })

    expect(code).toBe('invalid-argument')
  })

  test('signing out takes the access away', async () => {
    const code = await page.evaluate(async () => {
      const session = sdk.auth.getAuth(db.app)
      const uid = session.currentUser?.uid ?? ''
      await sdk.auth.signOut(session)
      return sdk.refusal(sdk.getDocFromServer(sdk.doc(db, 'notes', uid)))
    })

    expect(code).toBe('permission-denied')
  })
})
