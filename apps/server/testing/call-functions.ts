import { notifications } from '@brigade/domain/people/notifications/notification.ts'
import { findUnchecked } from '../src/core/functions/find-documents.ts'
import type { BuiltDocument } from '@brigade/builders/built-document.ts'
import type { DocumentData } from '@brigade/contract/document.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { openTestDatabase } from '@brigade/platform/testing/database/test-database.ts'
import type { DefinedFunction } from '@brigade/platform/functions/define-function.ts'
import { openMemoryOutbox } from '@brigade/platform/mail/outbox.ts'
import { createPlatform } from '@brigade/platform/platform.ts'
import fastify from 'fastify'
import { afterAll, beforeAll, expect } from 'vitest'
import { collections } from '../src/collections.ts'

/** Somebody with an identity, and the token that says so. */
export interface Somebody {
  readonly uid: string
  readonly token: string
}

type Answer = { readonly result?: Record<string, unknown>; readonly error?: Record<string, unknown> }

const PASSWORD = 'a quiet kitchen'

/** A new document or request id. */
export const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 20)
/** The time as it is stored. */
export const now = () => timestampFromMs(Date.now())

/** What a refused call answers; its details may say more than the reason. */
export const refusal = (status: string, reason: string, more: object = {}) => ({
  error: expect.objectContaining({ status, details: expect.objectContaining({ reason, ...more }) }),
})

/** Opens the provider with some of the product's functions, for the tests of one file. */
export async function callFunctions(functions: readonly DefinedFunction[]) {
  const database = await openTestDatabase()
  const outbox = openMemoryOutbox()
  const platform = await createPlatform({ database, collections, functions, outbox, project: 'brigade' })
  const app = fastify()
  beforeAll(() => platform.register(app))
  afterAll(async () => {
    await app.close()
    await platform.close()
    await database.close()
  })

  const identity = async (method: string, body: object): Promise<Somebody> => {
    const url = `/identity/v1/accounts:${method}?key=brigade`
    const answer = await app.inject({ method: 'POST', url, payload: { returnSecureToken: true, ...body } })
    const { localId, idToken } = answer.json()
    return { uid: String(localId), token: String(idToken) }
  }
  const member = (name: string) => identity('signUp', { email: `${name}@example.com`, password: PASSWORD })
  /** The notices somebody has. */
  const noticesOf = async ({ uid }: Somebody): Promise<readonly DocumentData[]> => {
    const found = await platform.documents.transact((tx) =>
      findUnchecked(tx, notifications, { params: { uid } }),
    )
    return found.map(({ data }) => data)
  }

  return {
    app,
    platform,
    member,
    guest: () => identity('signUp', {}),
    /** A member whose address is confirmed: follows the link in the newest e-mail to it, and signs in again for a token that says so. */
    async confirmedMember(email: string): Promise<Somebody> {
      const { token } = await identity('signUp', { email, password: PASSWORD })
      await identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: token })
      const oobCode = () => {
        const mail = outbox.sent.findLast(({ to }) => to === email)
        return /oobCode=([\w-]+)/u.exec(mail?.text ?? '')?.[1]
      }
      await expect.poll(oobCode).toBeDefined()
      await identity('update', { oobCode: oobCode() })
      return identity('signInWithPassword', { email, password: PASSWORD })
    },
    /** A member with claims, signed in again so that the token says them. */
    async memberWith(name: string, claims: Readonly<Record<string, boolean>>): Promise<Somebody> {
      const { uid } = await member(name)
      await platform.identity.setClaims(uid, claims)
      return identity('signInWithPassword', { email: `${name}@example.com`, password: PASSWORD })
    },
    /** Calls a function as somebody, or as nobody. */
    call: async (who: Somebody | null, name: string, data: object): Promise<Answer> => {
      const headers = who === null ? {} : { authorization: `Bearer ${who.token}` }
      const payload = { data: { requestId: newId(), ...data } }
      return (await app.inject({ method: 'POST', url: `/functions/${name}`, headers, payload })).json()
    },
    /** Writes built documents with trust. */
    put: (documents: readonly BuiltDocument[]) =>
      platform.documents.transact(async (tx) => {
        for (const { path, data } of documents) tx.set(path, data)
      }),
    /** Changes fields of a document with trust, such as a time that must have passed. */
    change: (path: string, changes: DocumentData) =>
      platform.documents.transact(async (tx) => tx.update(path, changes)),
    /** One document as it is stored. */
    read: (path: string): Promise<DocumentData | undefined> =>
      platform.documents.transact((tx) => tx.get(path)),
    noticesOf,
    /** Kinds of the notices somebody has. */
    notices: async (who: Somebody): Promise<readonly unknown[]> =>
      (await noticesOf(who)).map(({ kind }) => kind),
  }
}
