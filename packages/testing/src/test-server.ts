import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '@brigade/server/core/start/config.ts'
import { startServer } from '@brigade/server/server.ts'
import { preparedData } from '@brigade/server/testing/prepared-data.ts'
import { freePort } from '@brigade/platform/conformance/free-port.ts'

export interface TestServer extends AsyncDisposable {
  readonly url: string
  /** Stops the server; `restart` brings it back. */
  stop(): Promise<void>
  /** Stops the server and starts it again on the same port and the same data, as a new version would. */
  restart(): Promise<void>
  /** The texts of the e-mails that went to an address, the newest last. */
  mailsTo(address: string): Promise<readonly string[]>
}

interface KeptMail {
  readonly to: string
  readonly text: string
}

/** Without a mail server messages stay in a folder, one file each, named by their time. */
async function mailsIn(folder: string, address: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  const mails = await Promise.all(
    names.map(async (name): Promise<KeptMail> => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  )
  return mails.filter(({ to }) => to === address).map(({ text }) => text)
}

/**
 * The real server in this process, on a free port, with a database and a folder of its own that go with it.
 * @param options.demo - start with the demo kitchen; otherwise empty
 * @param options.passwords - as `BRIGADE_PASSWORDS`
 */
export async function startTestServer(
  options: { readonly demo?: boolean; readonly passwords?: string } = {},
): Promise<TestServer> {
  const data = await preparedData(options)
  const start = (port: string) =>
    startServer(
      readConfig({
        PORT: port,
        ...data.settings,
        BRIGADE_DEMO: options.demo === true ? 'on' : 'off',
        LOG_LEVEL: 'error',
        ...(options.passwords !== undefined && { BRIGADE_PASSWORDS: options.passwords }),
      }),
    )
  // Named before the start, because links in e-mails carry it.
  const port = await freePort()
  const first = await start(port)
  let running: typeof first | null = first
  const stop = async () => {
    const stopping = running
    running = null
    await stopping?.[Symbol.asyncDispose]()
  }
  return {
    url: first.url,
    stop,
    async restart() {
      await stop()
      running = await start(port)
    },
    mailsTo: (address) => mailsIn(join(data.settings.BRIGADE_DATA, 'outbox'), address),
    async [Symbol.asyncDispose]() {
      await stop()
      await data.remove()
    },
  }
}
