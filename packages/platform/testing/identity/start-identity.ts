import fastify from 'fastify'
import { initializeApp } from 'firebase/app'
import { inMemoryPersistence, initializeAuth } from 'firebase/auth'
import type { Auth } from 'firebase/auth'
import type { AddressInfo } from 'node:net'
import type { Database } from '../../src/database/database.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { openMemoryOutbox } from '../../src/mail/outbox.ts'
import type { Mail } from '../../src/mail/outbox.ts'
import { openIdentity } from '../../src/identity/open-identity.ts'
import type { Identity } from '../../src/identity/identity.ts'
import type { IdentityOptions } from '../../src/identity/open-identity.ts'

/** An identity server for one test, with a clock that the test sets. */
export interface RunningIdentity {
  readonly identity: Identity
  readonly database: Database
  readonly origin: string
  /** Moves the clock. */
  readonly wait: (ms: number) => void
  readonly now: () => number
  /** Messages sent so far, when all have left. */
  readonly mails: () => Promise<readonly Mail[]>
  /** The code in the newest message. */
  readonly newestCode: () => Promise<string>
  /** A browser of its own: the unmodified SDK, signed out. */
  readonly browser: () => Auth
  /** Sends a call as raw JSON. */
  readonly call: (
    path: string,
    body: unknown,
  ) => Promise<{ readonly status: number; readonly body: IdentityResponse }>
  /** The same for calls of the protocol's second version. */
  readonly callV2: RunningIdentity['call']
  readonly refresh: (
    refreshToken: string,
  ) => Promise<{ readonly status: number; readonly body: IdentityResponse }>
  readonly stop: () => Promise<void>
}

/** An answer of the wire, as loosely as a test reads it. */
export type IdentityResponse = Readonly<Record<string, unknown>>

/** Cheap hashes: the cost is not what these tests are about. */
const QUICK_PASSWORDS = { memoryCost: 64, timeCost: 1, parallelism: 1 }

let apps = 0

/** Starts an identity server, on a free port unless one is named, with an embedded database in memory. */
export async function startIdentity({
  port = 0,
  ...options
}: Partial<IdentityOptions> & { readonly port?: number } = {}): Promise<RunningIdentity> {
  const database = options.database ?? (await openTestDatabase())
  const outbox = openMemoryOutbox()
  let ahead = 0
  const now = (): number => Date.now() + ahead
  const identity = await openIdentity({
    database,
    project: 'brigade',
    now,
    outbox,
    passwordCost: QUICK_PASSWORDS,
    ...options,
  })
  const app = fastify()
  await identity.register(app)
  await app.listen({ port, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${portOf(app.server.address())}`

  const mails = async (): Promise<readonly Mail[]> => {
    await identity.settled()
    return outbox.sent
  }
  return {
    identity,
    database,
    origin,
    now,
    mails,
    wait: (ms) => {
      ahead += ms
    },
    newestCode: async () => codeIn((await mails()).at(-1)),
    browser: () => openBrowser(origin),
    call: (path, body) => post(`${origin}/identity/v1/${path}?key=brigade`, body),
    callV2: (path, body) => post(`${origin}/identity/v2/${path}?key=brigade`, body),
    refresh: async (refreshToken) =>
      answerOf(
        await fetch(`${origin}/identity/v1/token?key=brigade`, {
          method: 'POST',
          body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
        }),
      ),
    async stop() {
      await app.close()
      await identity.close()
      if (options.database === undefined) await database.close()
    },
  }
}

/** The code in a message's link. */
function codeIn(mail: Mail | undefined): string {
  const link = mail?.text.split('\n').find((line) => line.startsWith('http'))
  return new URL(link ?? 'about:blank').searchParams.get('oobCode') ?? ''
}

/** The protocol code of an error answer. */
export function errorOf(body: IdentityResponse): string {
  const { error } = body
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : ''
}

/** One text field of an answer. */
export function textOf(body: IdentityResponse, field: string): string {
  const value = body[field]
  if (typeof value !== 'string')
    throw new TypeError(`The answer has no text "${field}": ${JSON.stringify(body)}`)
  return value
}

async function post(url: string, body: unknown): Promise<{ status: number; body: IdentityResponse }> {
  return answerOf(
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
}

async function answerOf(response: Response): Promise<{ status: number; body: IdentityResponse }> {
  const body: unknown = await response.json()
  if (typeof body !== 'object' || body === null) throw new TypeError('The answer is not an object.')
  return { status: response.status, body: { ...body } }
}

function openBrowser(origin: string): Auth {
  const app = initializeApp({ apiKey: 'brigade', projectId: 'brigade' }, `browser-${(apps += 1)}`)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  const { host } = new URL(origin)
  auth.config.apiScheme = 'http'
  auth.config.apiHost = `${host}/identity`
  auth.config.tokenApiHost = `${host}/identity`
  return auth
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new TypeError('The server has no port.')
  return address.port
}
