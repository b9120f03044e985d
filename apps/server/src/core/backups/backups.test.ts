import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type PostgresServer,
  startPostgresServer,
} from '@brigade/platform/testing/database/postgres-server.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aStation, clientAt, type KitchenClient, newKitchenClient } from '../../../testing/kitchen-client.ts'
import { startProcess } from '../../../testing/server-process.ts'

/** Servers and databases are started here, and a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let folder: string
let postgres: PostgresServer
let known: KitchenClient
let stations: readonly string[]
/** What a backup says while the embedded server runs. */
let early: { code: number; said: string }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brigade-backup-'))
  postgres = await startPostgresServer()
  const server = await startProcess({ BRIGADE_DATA: embedded(), LOG_LEVEL: 'silent' })
  known = await newKitchenClient(server.url)
  stations = ['sauce', 'fish\u2028line'].map((name) => `kitchens/${known.kitchenId}/stations/${name}`)
  await known.write(Object.fromEntries(stations.map((path) => [path, aStation('Sauce \u2028 é')])))
  await mkdir(join(embedded(), 'files', 'ab'), { recursive: true })
  await writeFile(join(embedded(), 'files', 'ab', 'picture'), 'bytes of a picture')
  early = await run('backup', { BRIGADE_DATA: embedded() }, backup())
  await server.stop()
})
afterAll(async () => {
  await postgres.close()
  await rm(folder, { recursive: true, force: true })
})

const embedded = () => join(folder, 'embedded')
const backup = () => join(folder, 'backup')

/** Runs `npm run backup` or `npm run restore` as an operator does. */
function run(command: 'backup' | 'restore', settings: Readonly<Record<string, string>>, ...args: string[]) {
  const program = fileURLToPath(new URL(`../../${command}.ts`, import.meta.url))
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, [program, ...args], { env: settings, cwd: folder }, (error, out, failure) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: out + failure })
    })
  })
}

/** What a server with these settings knows of the kitchen, with the session from before. */
async function readAgain(settings: Readonly<Record<string, string>>): Promise<readonly unknown[]> {
  const server = await startProcess({ LOG_LEVEL: 'silent', ...settings })
  const found = await clientAt(server.url, known).read([`kitchens/${known.kitchenId}`, ...stations])
  await server.stop()
  return found
}

describe('backup and restore', () => {
  test('[BU7] an embedded server moves to PostgreSQL and back: documents, sessions, files', async () => {
    expect(early).toEqual({ code: 1, said: expect.stringMatching(/another server uses it/) })
    expect(await run('backup', { BRIGADE_DATA: embedded() }, backup())).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^The backup is in .*: \d+ documents\.\n$/),
    })
    const onPostgres = { BRIGADE_DATA: join(folder, 'first'), DATABASE_URL: postgres.url }
    const empty = {
      code: 1,
      said: expect.stringMatching(/^DATABASE_URL names a database in which no server/),
    }
    expect(await run('backup', onPostgres, join(folder, 'of-nothing'))).toEqual(empty)
    expect(await run('restore', onPostgres, backup())).toEqual({ code: 0, said: expect.any(String) })
    const first = await readAgain(onPostgres)
    expect(first).not.toContain(undefined)
    expect(await readFile(join(folder, 'first', 'files', 'ab', 'picture'), 'utf8')).toBe('bytes of a picture')

    const again = join(folder, 'again')
    expect(await run('backup', onPostgres, again)).toMatchObject({ code: 0 })
    const back = { BRIGADE_DATA: join(folder, 'second') }
    expect(await run('restore', back, again)).toMatchObject({ code: 0 })
    expect(await readAgain(back)).not.toContain(undefined)
  })

  test('[BU8] what cannot be restored is refused in one sentence, and nothing is touched', async () => {
    const settings = { BRIGADE_DATA: embedded() }
    const refused = async (words: RegExp, ...args: string[]) => {
      const { code, said } = await run('restore', settings, ...args)
      expect(said).toMatch(words)
      expect(said).toMatch(/^[^\n]+\.\n$/)
      expect(code).toBe(1)
    }
    await refused(/npm run restore/)
    await refused(/is no backup/, join(folder, 'nothing'))
    await refused(/with --replace that is lost/, backup())
    const damaged = join(folder, 'damaged')
    await mkdir(damaged)
    await writeFile(join(damaged, 'backup.json'), await readFile(join(backup(), 'backup.json')))
    await writeFile(join(damaged, 'rows.gz'), 'not what it was')
    await refused(/not those it was made with/, damaged, '--replace')
    expect(await readAgain(settings)).not.toContain(undefined)
    expect(await run('restore', settings, backup(), '--replace')).toMatchObject({ code: 0 })
    expect(await readAgain(settings)).not.toContain(undefined)
  })
})
