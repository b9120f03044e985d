import Fastify from 'fastify'
import type { Database } from '../../src/database/database.ts'
import { openMemoryOutbox } from '../../src/mail/outbox.ts'
import { createPlatform, type Platform, type PlatformOptions } from '../../src/platform.ts'

/** A provider in this process, with realtime data, on a port of its own. */
export interface RealtimeServer {
  readonly host: string
  readonly platform: Platform
  /** The SDK's `databaseURL`. */
  readonly url: string
  /** Makes an account; answers its uid and a token. */
  signUp(): Promise<{ readonly uid: string; readonly token: string }>
  close(): Promise<void>
}

interface ServerOptions extends Partial<
  Pick<PlatformOptions, 'realtime' | 'isOpen' | 'collections' | 'origins'>
> {
  readonly database: Database
}

/** Starts one; open to everybody when it is given no places. */
export async function startRealtime(options: ServerOptions): Promise<RealtimeServer> {
  const platform = await createPlatform({
    collections: [],
    functions: [],
    outbox: openMemoryOutbox(),
    project: 'brigade',
    isOpen: options.realtime?.places === undefined,
    origins: 'any',
    ...options,
  })
  const app = Fastify({ forceCloseConnections: true })
  await platform.register(app)
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const host = `127.0.0.1:${port}`
  return {
    host,
    platform,
    url: `http://${host}?ns=brigade`,
    async signUp() {
      const answer = await fetch(`http://${host}/identity/v1/accounts:signUp?key=brigade`, {
        method: 'POST',
        body: JSON.stringify({ returnSecureToken: true }),
      })
      const { localId, idToken } = await answer.json()
      return { uid: String(localId), token: String(idToken) }
    },
    async close() {
      await platform.drain()
      await app.close()
      await platform.close()
    },
  }
}
