import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dropDatabase, newDatabase } from '@brigade/platform/testing/database/new-database.ts'
import { copyOfPrepared } from '@brigade/platform/testing/database/prepared.ts'
import { readConfig } from '../src/core/start/config.ts'
import { startServer } from '../src/server.ts'

/** Where a test's server keeps its data: a folder, and a database of its own in the PostgreSQL of this run. */
export interface ServerData {
  readonly settings: { readonly BRIGADE_DATA: string; readonly DATABASE_URL: string }
  /** Takes both away, when no server works with them any more. */
  remove(): Promise<void>
}

/** In a prepared folder: the server's data folder, and a file with the address of the database to copy. */
const DATA = 'data'
const TEMPLATE = 'database-url'

/**
 * What a server leaves after its first start, for a test's server to go on from.
 * @param options.demo - with the demo kitchen; otherwise with the catalogue only
 */
export async function preparedData({ demo = false } = {}): Promise<ServerData> {
  const folder = await (demo ? copyOfPrepared('with-demo', makeDemo) : copyOfPrepared('begun', makeBegun))
  const url = await newDatabase(await readFile(join(folder, TEMPLATE), 'utf8'))
  return {
    settings: { BRIGADE_DATA: join(folder, DATA), DATABASE_URL: url },
    async remove() {
      await dropDatabase(url)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function makeBegun(folder: string): Promise<void> {
  await mkdir(join(folder, DATA))
  await makeTemplate(folder, await newDatabase(), 'off')
}

async function makeDemo(folder: string): Promise<void> {
  const begun = await preparedData()
  await cp(begun.settings.BRIGADE_DATA, join(folder, DATA), { recursive: true })
  const template = await newDatabase(begun.settings.DATABASE_URL)
  await begun.remove()
  await makeTemplate(folder, template, 'on')
}

/** Lets a server start for the first time, and keeps what it leaves. */
async function makeTemplate(folder: string, url: string, demo: 'on' | 'off'): Promise<void> {
  const place = { BRIGADE_DATA: join(folder, DATA), DATABASE_URL: url }
  const server = await startServer(
    readConfig({ PORT: '0', BRIGADE_DEMO: demo, LOG_LEVEL: 'silent', ...place }),
  )
  await server[Symbol.asyncDispose]()
  await writeFile(join(folder, TEMPLATE), url)
}
