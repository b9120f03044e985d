import { rm } from 'node:fs/promises'
import { afterAll, beforeAll } from 'vitest'
import { readConfig } from '../src/core/start/config.ts'
import { type RunningServer, startServer } from '../src/server.ts'
import { aDataFolder } from './data-folder.ts'

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
  const begun: { folder?: string; server?: RunningServer } = {}
  beforeAll(async () => {
    begun.folder = await aDataFolder({ demo })
    const usual = { PORT: '0', BRIGADE_DEMO: demo ? 'on' : 'off', LOG_LEVEL: 'silent' }
    begun.server = await startServer(readConfig({ ...usual, BRIGADE_DATA: begun.folder, ...settings }))
  })
  afterAll(async () => {
    await begun.server?.[Symbol.asyncDispose]()
    if (begun.folder !== undefined) await rm(begun.folder, { recursive: true, force: true })
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
      return ready(begun.folder)
    },
  }
}
