import fastify from 'fastify'
import { initializeApp } from 'firebase/app'
import { inMemoryPersistence, initializeAuth, signInAnonymously } from 'firebase/auth'
import { getFunctions } from 'firebase/functions'
import type { Functions } from 'firebase/functions'
import * as z from 'zod'
import type { Collection } from '@brigade/contract/collection.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { openDocuments } from '../../src/documents/open-documents.ts'
import type { Documents } from '../../src/documents/types.ts'
import type { Identity } from '../../src/identity/identity.ts'
import { openIdentity } from '../../src/identity/open-identity.ts'
import { openMemoryOutbox } from '../../src/mail/outbox.ts'
import { defineFunction, defineQuery } from '../../src/functions/define-function.ts'
import { storedAnswers } from '../../src/functions/stored-answers.ts'
import { throwRefusal } from '../../src/functions/refusal.ts'
import { registerFunctions } from '../../src/functions/register-functions.ts'

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
/** Writes a note, and tells of it after the commit; some texts make something fail. */
const writeNoteTelling = (effects: string[]) =>
  defineFunction(
    {
      name: 'writeNote',
      audience: 'guest',
      reasons: [],
      input: WriteNote,
      output: z.object({ noteId: z.string() }),
    },
    async ({ text }, { caller, tx, newId, afterCommit }) => {
      const noteId = newId()
      tx.create(`notes/${noteId}`, { text, by: caller.uid ?? '' })
      afterCommit(() => void effects.push(text))
      if (text === 'never')
        throwRefusal('FAILED_PRECONDITION', 'state', { state: 'closed', allowed: ['open'] })
      if (text === 'broken') throw new Error('secret of the house')
      if (text === 'effect fails') afterCommit(() => Promise.reject(new Error('mail server gone')))
      return { noteId }
    },
  )

const countNotes = defineQuery(
  {
    name: 'countNotes',
    audience: 'anyone',
    reasons: [],
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
)
const membersOnly = defineFunction(
  {
    name: 'membersOnly',
    audience: 'member',
    reasons: [],
    input: z.object({ requestId: z.string() }),
    output: z.null(),
  },
  async () => null,
)
const wrongAnswer = defineFunction(
  {
    name: 'wrongAnswer',
    audience: 'anyone',
    reasons: [],
    input: z.object({ requestId: z.string() }),
    output: z.int(),
  },
  async () => 1.5,
)
/** Answers with what JSON has no form for. */
export const big = defineFunction(
  {
    name: 'big',
    audience: 'anyone',
    reasons: [],
    input: z.object({ requestId: z.string(), n: z.number() }),
    output: z.object({ n: z.bigint(), at: z.date(), none: z.string().optional() }),
  },
  async ({ n }) => ({ n: BigInt(n), at: new Date(0), none: undefined }),
)

interface Guest {
  readonly functions: Functions
  readonly idToken: string
  readonly uid: string
  /** Gets a fresh ID token, as the SDK does by itself every hour. */
  readonly renew: () => Promise<string>
}

/** A few functions about notes behind a real server, with a clock that the test sets. */
export interface NotesServer {
  readonly origin: string
  readonly documents: Documents
  readonly identity: Identity
  /** Texts of the notes whose effects have run. */
  readonly effects: string[]
  /** Moves the clock. */
  wait(ms: number): void
  guest(): Promise<Guest>
  newRequest(): string
  post(name: string, body: unknown, idToken?: string): Promise<{ status: number; body: unknown }>
  /** How many notes there are. */
  countAll(): Promise<number>
  close(): Promise<void>
}

let apps = 0
let requests = 0

/** Starts one; a caller may make 40 calls a minute. */
export async function startNotes(): Promise<NotesServer> {
  let ahead = 0
  const now = (): number => Date.now() + ahead
  const effects: string[] = []
  const database = await openTestDatabase()
  const documents = await openDocuments({ database, collections: [notes, storedAnswers], now })
  const identity = await openIdentity({ database, project: 'brigade', outbox: openMemoryOutbox(), now })
  const app = fastify()
  await identity.register(app)
  await registerFunctions(app, {
    functions: [writeNoteTelling(effects), countNotes, membersOnly, wrongAnswer, big],
    verify: (idToken) => identity.verify(idToken),
    documents,
    now,
    limit: { tries: 40, perMs: 60_000 },
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    origin,
    documents,
    identity,
    effects,
    wait: (ms) => {
      ahead += ms
    },
    guest: () => openGuest(origin),
    newRequest: () => `request-${String((requests += 1)).padStart(20, '0')}`,
    post: (name, body, idToken) => post(`${origin}/functions/${name}`, body, idToken),
    countAll: async () => {
      const query = { parent: '', collectionId: 'notes', allDescendants: false, orderBy: [] }
      return (await documents.transact((tx) => tx.query(query))).length
    },
    async close() {
      await app.close()
      await documents.close()
      await identity.close()
      await database.close()
    },
  }
}

async function openGuest(origin: string): Promise<Guest> {
  const firebase = initializeApp({ apiKey: 'brigade', projectId: 'brigade' }, `caller-${(apps += 1)}`)
  const auth = initializeAuth(firebase, { persistence: inMemoryPersistence })
  auth.config.apiScheme = 'http'
  auth.config.apiHost = `${new URL(origin).host}/identity`
  auth.config.tokenApiHost = `${new URL(origin).host}/identity`
  const { user } = await signInAnonymously(auth)
  const functions = getFunctions(firebase, `${origin}/functions`)
  return { functions, idToken: await user.getIdToken(), uid: user.uid, renew: () => user.getIdToken(true) }
}

async function post(
  address: string,
  body: unknown,
  idToken?: string,
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}
