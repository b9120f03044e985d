import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@brigade/server/config.ts'
import { startServer } from '@brigade/server/server.ts'

export interface TestServer extends AsyncDisposable {
  readonly url: string
  /** Stops the server and starts it again on the same port and the same data, as a new version would. */
  restart(): Promise<void>
}

/**
 * The real server in this process, on a free port, with its own embedded database in a folder that goes with it.
 * @param options.demo - start with the demo kitchen; otherwise empty
 */
export async function startTestServer(options: { readonly demo?: boolean } = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'brigade-'))
  const start = (port: string) =>
    startServer(
      readConfig({
        PORT: port,
        BRIGADE_DATA: folder,
        BRIGADE_DEMO: options.demo === true ? 'on' : 'off',
        LOG_LEVEL: 'error',
      }),
    )
  // Named before the start, because links in e-mails carry it.
  const port = await freePort()
  let server = await start(port)
  const { url } = server
  return {
    url,
    async restart() {
      await server[Symbol.asyncDispose]()
      server = await start(port)
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<string> {
  const probe = createServer()
  await new Promise<void>((resolve) => {
    probe.listen(0, resolve)
  })
  const address = probe.address()
  await new Promise((resolve) => {
    probe.close(resolve)
  })
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return String(address.port)
}
