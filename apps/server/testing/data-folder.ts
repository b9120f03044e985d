import { copyOfPrepared } from '@brigade/platform/database/testing/prepared.ts'
import { cp, rm } from 'node:fs/promises'
import { readConfig } from '../src/core/start/config.ts'
import { startServer } from '../src/server.ts'

/**
 * A data folder as a server leaves it after its first start, for a test's server to go on from.
 * @param options.demo - with the demo kitchen; otherwise with the catalogue only
 */
export async function aDataFolder({ demo = false } = {}): Promise<string> {
  return demo ? copyOfPrepared('demo', makeDemo) : copyOfPrepared('data', (folder) => start(folder, 'off'))
}

async function makeDemo(folder: string): Promise<void> {
  const begun = await aDataFolder()
  await cp(begun, folder, { recursive: true })
  await rm(begun, { recursive: true })
  await start(folder, 'on')
}

async function start(folder: string, demo: 'on' | 'off'): Promise<void> {
  const settings = { PORT: '0', BRIGADE_DATA: folder, BRIGADE_DEMO: demo, LOG_LEVEL: 'silent' }
  const server = await startServer(readConfig(settings))
  await server[Symbol.asyncDispose]()
}
