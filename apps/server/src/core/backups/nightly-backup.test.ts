import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import type { Database } from '@brigade/platform/database/database.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../start/config.ts'
import { clientAt, type KitchenClient, newKitchenClient } from '../../../testing/kitchen-client.ts'
import { readKitchenFile, sendKitchenFile } from '../../../testing/send-file.ts'
import { startProcess } from '../../../testing/server-process.ts'
import { contentFiles } from './copy-content.ts'
import { listBackups } from './kept-backups.ts'
import { backUp, type NightlyBackup } from './nightly-backup.ts'
import { proveBackup } from './prove-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { newBackupKey } from './seal.ts'
import { withDatabase } from './with-database.ts'

/** Servers and databases are started here, and a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const HOUR_MS = 3_600_000
const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(100_000)])
let folder: string
let kitchen: KitchenClient

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brigade-nightly-'))
  const server = await startProcess({ BRIGADE_DATA: join(folder, 'data'), LOG_LEVEL: 'silent' })
  kitchen = await newKitchenClient(server.url)
  await sendKitchenFile(server.url, kitchen, 'certificate', bytes)
  await server.stop()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Works on the data as the server's own job does. */
function onData<Answer>(name: string, work: (parts: NightlyBackup) => Promise<Answer>, key?: string) {
  const config = readConfig({ BRIGADE_DATA: join(folder, 'data') })
  return withDatabase(config, (database) =>
    work({
      database,
      dataFolder: config.dataFolder,
      hasFiles: true,
      backups: { folder: join(folder, name), ...(key !== undefined && { key }) },
      log: { info: () => undefined },
    }),
  )
}

const night = (hour: number) => new Date(Date.UTC(2026, 10, 25) + hour * HOUR_MS)

/** The one file of the kitchen in a backup. */
async function storedFile(backup: string): Promise<string> {
  const data = join(backup, 'data')
  const [path] = (await contentFiles(data)).filter((name) => name.startsWith('files/'))
  return join(data, path ?? '')
}

async function scratchDatabases(database: Database): Promise<readonly unknown[]> {
  return database.query("select datname from pg_database where datname like '%\\_scratch'")
}

describe.each([
  { name: 'plain', makeKey: async () => undefined },
  { name: 'encrypted', makeKey: () => newBackupKey() },
])('the nightly backup, $name', ({ name, makeKey }) => {
  let key: string | undefined
  beforeAll(async () => {
    key = await makeKey()
    await onData(
      name,
      async (parts) => {
        await backUp(parts, night(3))
        await backUp(parts, night(27))
      },
      key,
    )
  })

  test('is proved, and shares with the one before the files that both have', async () => {
    const [newest, before] = await listBackups(join(folder, name))
    expect([newest?.madeAt, before?.madeAt]).toEqual([night(27), night(3)])
    expect([newest?.provedAt, before?.provedAt]).toEqual([expect.any(Date), expect.any(Date)])
    const [one, other] = [await storedFile(newest?.path ?? ''), await storedFile(before?.path ?? '')]
    expect((await stat(one)).ino).toBe((await stat(other)).ino)
    expect((await readFile(one)).equals(bytes)).toBe(key === undefined)
    const proof: unknown = JSON.parse(await readFile(join(newest?.path ?? '', 'proved.json'), 'utf8'))
    expect(proof).toMatchObject({ files: 1, rows: expect.any(Number) })
  })

  test('[BU13] comes back on another server, with its files', async () => {
    const [newest] = await listBackups(join(folder, name))
    const config = readConfig({ BRIGADE_DATA: join(folder, `${name}-restored`) })
    const restore = (withKey: string | undefined) =>
      withDatabase(
        config,
        (database) =>
          restoreBackup({
            database,
            dataFolder: config.dataFolder,
            source: newest?.path ?? '',
            mayReplace: false,
            now: new Date(),
            ...(withKey !== undefined && { key: withKey }),
          }),
        { mayMake: true },
      )
    const refusal = await restore(undefined).then(
      () => undefined,
      (error: unknown) => String(error),
    )
    expect(refusal?.includes('set BRIGADE_BACKUP_KEY')).toBe(key === undefined ? undefined : true)
    if (key !== undefined) await restore(key)
    const server = await startProcess({ BRIGADE_DATA: config.dataFolder, LOG_LEVEL: 'silent' })
    const client = clientAt(server.url, kitchen)
    expect(await client.read([`kitchens/${kitchen.kitchenId}`])).not.toContain(undefined)
    expect((await readKitchenFile(server.url, kitchen, 'certificate'))?.equals(bytes)).toBe(true)
    await server.stop()
  })

  test('[BU11] is not proved when a file is missing or changed, or rows are', async () => {
    const backups = join(folder, `${name}-damaged`)
    await onData(
      `${name}-damaged`,
      async (parts) => {
        await backUp(parts, night(3))
        const [{ path: source } = { path: '' }] = await listBackups(backups)
        const file = await storedFile(source)
        const stored = await readFile(file)
        const [, ...rest] = relative(join(source, 'data'), file).split(sep)
        const readWhole = new Set([join('files', ...rest).replace(/\.age$/u, '')])
        const prove = () =>
          proveBackup({
            database: parts.database,
            source,
            readWhole,
            hasFiles: true,
            ...(key !== undefined && { key }),
          })
        await expect(prove()).resolves.toMatchObject({ files: 1 })

        const changed = Buffer.from(stored)
        changed.writeUInt8(changed.readUInt8(50_000) ^ 1, 50_000)
        await writeFile(file, changed)
        await expect(prove()).rejects.toThrow(/cannot be read back/u)
        await rm(file)
        await expect(prove()).rejects.toThrow(/are missing/u)
        await writeFile(file, stored)

        const description = join(source, 'backup.json')
        const text = await readFile(description, 'utf8')
        await writeFile(description, text.replace(/"documents": \d+/u, '"documents": 1'))
        await expect(prove()).rejects.toThrow(/documents came back with \d+ rows instead of 1/u)
        expect(await scratchDatabases(parts.database)).toEqual([])
      },
      key,
    )
  })
})

test('what broke off is cleared away, and what has another name is left alone', async () => {
  const backups = join(folder, 'cleared')
  await onData('cleared', async (parts) => {
    await backUp(parts, night(3))
    const [{ path } = { path: '' }] = await listBackups(backups)
    await rm(join(path, 'proved.json'))
    await writeFile(join(backups, 'own-notes'), 'kept')
    await backUp(parts, night(27))
    expect(await readdir(backups)).toEqual(['brigade-2026-11-26T03-00-00-000Z', 'own-notes'])
    const stopped = AbortSignal.abort(new Error('stopped'))
    await expect(backUp(parts, night(51), stopped)).rejects.toThrow('stopped')
    expect(await readdir(backups)).toEqual(['brigade-2026-11-26T03-00-00-000Z', 'own-notes'])
  })
})
