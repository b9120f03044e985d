import { afterAll, beforeAll } from 'vitest'
import { readConfig } from '../src/core/start/config.ts'
import { type RunningServer, startServer } from '../src/server.ts'
import { preparedData, type ServerData } from './prepared-data.ts'

/** A server that the tests of one file have to themselves. */
export interface OwnServer {
  /** Where it answers. */
  readonly url: string
  /** Where its data lie. */
  readonly folder: string
}

/**
 * Starts a server before the tests of the file that asks for it; afterwards it goes, and its data with it.
 * @param options.demo - with the demo kitchen
 * @param options.settings - more of what an operator may set
 */
export function ownServer({
  demo = false,
  settings = {},
}: {
  readonly demo?: boolean
  readonly settings?: Readonly<Record<string, string>>
} = {}): OwnServer {
  const begun: { data?: ServerData; server?: RunningServer } = {}
  beforeAll(async () => {
    begun.data = await preparedData({ demo })
    const usual = { PORT: '0', BRIGADE_DEMO: demo ? 'on' : 'off', LOG_LEVEL: 'silent' }
    begun.server = await startServer(readConfig({ ...usual, ...begun.data.settings, ...settings }))
  })
  afterAll(async () => {
    await begun.server?.[Symbol.asyncDispose]()
    await begun.data?.remove()
  })
  const ready = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('The server starts before the first test, not earlier.')
    return part
  }
  return {
    get url() {
      return ready(begun.server).url
    },
    get folder() {
      return ready(begun.data).settings.BRIGADE_DATA
    },
  }
}
