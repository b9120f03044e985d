import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import {
  openSharedDatabase,
  openTestDatabase,
  type SharedDatabase,
} from '../../testing/database/test-database.ts'
import { openDocuments } from '../documents/open-documents.ts'
import { listeningClient } from '../../testing/documents/listening-client.ts'
import { anyone, aQuery, setOf } from '../../testing/documents/test-documents.ts'
import type { Documents } from '../documents/types.ts'
import { silentLog } from '../documents/log.ts'
import { providerJobs } from '../jobs/provider-jobs.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { openMemoryOutbox } from '../mail/outbox.ts'
import { createPlatform } from '../platform.ts'
import { allMigrations } from './all-migrations.ts'
import { dumpDatabase } from './dump-database.ts'
import type { DumpedRow } from './dump-database.ts'
import { loadDatabase } from './load-database.ts'

/** Servers and databases are started here, and a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const open = (database: Database): Promise<Documents> =>
  openDocuments({ database, collections: [], open: true })

const odd = { big: 2n ** 60n + 1n, nul: 'a\0b', lone: '\ud800', quote: `"\\'`, deep: { list: [1.5, null] } }

async function dumped(database: Database) {
  const rows: DumpedRow[] = []
  const counts = await dumpDatabase(database, async (some) => void rows.push(...some))
  const applied = await database.query<{ name: string }>('select name from migrations')
  return { rows, counts, migrations: applied.map(({ name }) => name) }
}

function load(
  database: Database,
  { rows, migrations }: Awaited<ReturnType<typeof dumped>>,
  mayReplace = false,
) {
  const chunks = async function* () {
    yield rows
  }
  const nowMicros = BigInt(Date.now()) * 1000n
  return loadDatabase(database, { migrations, rows: chunks() }, { mayReplace, nowMicros })
}

test('[BU9] numbers that the database gives itself go on after a restore', async () => {
  const platform = async (database: Database) =>
    createPlatform({
      database,
      collections: [],
      functions: [],
      outbox: openMemoryOutbox(),
      project: 'brigade',
    })
  const add = (database: Database) =>
    database.query<{ number: string | number }>(
      `insert into realtime_on_disconnect (session, process, action, path, data, caller)
        values ('s', 'p', 'set', '/', 'null', '{}') returning number`,
    )
  const source = await openTestDatabase()
  await (await platform(source)).close()
  await add(source)
  const target = await openTestDatabase()
  await load(target, await dumped(source))
  expect(Number((await add(target))[0]?.number)).toBe(2)
  await source.close()
  await target.close()
})

test('[BU1] the steps of every room can be restored', async () => {
  const database = await openTestDatabase()
  const bytes = { write: never, read: never, delete: never, list: async function* () {} }
  const platform = await createPlatform({
    database,
    collections: [],
    functions: [],
    outbox: openMemoryOutbox(),
    project: 'brigade',
    files: { bucket: 'brigade', bytes, rules: [] },
  })
  const jobs = await startJobs({ database, log: silentLog, jobs: providerJobs, parts: platform })
  const applied = await database.query<{ name: string }>('select name from migrations')
  expect(allMigrations.map(({ name }) => name).sort()).toEqual(applied.map(({ name }) => name).sort())
  await jobs.stop()
  await platform.close()
  await database.close()
})

function never(): Promise<never> {
  return Promise.reject(new Error('no file is touched here'))
}

describe('a backup', () => {
  let engine: SharedDatabase
  let documents: Documents

  beforeAll(async () => {
    engine = await openSharedDatabase()
    documents = await open(engine.database)
    await documents.commit(anyone, [
      setOf('a/kept', { n: 1 }),
      setOf('a/odd', odd),
      setOf('a/later', { n: 1 }),
    ])
  })
  afterAll(async () => {
    await documents.close()
    await engine.close()
  })

  test('[BU2] is restored into an empty database, to the last digit', async () => {
    const backup = await dumped(engine.database)
    expect(backup.counts).toMatchObject({ documents: 3, document_clock: 1 })
    const fresh = await openTestDatabase()
    await load(fresh, backup)
    const restored = await open(fresh)
    const fields = async (from: Documents) =>
      (await from.run(anyone, aQuery('a'))).documents.map((document) => document.fields)
    expect(await fields(restored)).toEqual(await fields(documents))
    await restored.close()
    await fresh.close()
  })

  test('[BU3] tells clients that have seen more everything anew, and versions go on above', async () => {
    const backup = await dumped(engine.database)
    const { version: lost } = await documents.commit(anyone, [
      setOf('a/later', { n: 2 }),
      setOf('a/lost', {}),
    ])
    const fresh = await openTestDatabase()
    await load(fresh, backup)
    const restored = await open(fresh)
    const client = listeningClient(restored, anyone)
    await client.watch(2, { kind: 'query', query: aQuery('a') }, lost)
    expect(client.events).toContainEqual({ kind: 'reset', targetId: 2 })
    expect([...client.shown(2).keys()]).toEqual(['a/kept', 'a/later', 'a/odd'])
    for (const document of client.shown(2).values()) expect(document.updateVersion).toBeGreaterThan(lost)
    expect((await restored.commit(anyone, [setOf('a/new', {})])).version).toBeGreaterThan(lost)
    client.stream.close()
    await restored.close()
    await fresh.close()
  })

  test('[BU4] does not go over what is there, nor over a database of a newer version, unless told to', async () => {
    const backup = await dumped(engine.database)
    const other = await openTestDatabase()
    const before = await open(other)
    const { version } = await before.commit(anyone, [setOf('a/mine', {})])
    await before.close()
    await expect(load(other, backup)).rejects.toThrow(/not empty/)
    await expect(load(other, { ...backup, migrations: ['tomorrow-001'] }, true)).rejects.toThrow(/newer/)
    await load(other, backup, true)
    const restored = await open(other)
    expect((await restored.get(anyone, ['a/mine', 'a/kept'])).documents[0]).toBeUndefined()
    expect((await restored.get(anyone, ['a/kept'])).version).toBeGreaterThan(version)
    await restored.close()
    await other.close()
  })

  test('[BU5] that breaks off leaves the database as it was', async () => {
    const backup = await dumped(engine.database)
    const other = await openTestDatabase()
    const before = await open(other)
    await before.commit(anyone, [setOf('a/mine', {})])
    await before.close()
    const broken = { ...backup, rows: [...backup.rows, { table: 'documents', row: '{"path":null}' }] }
    await expect(load(other, broken, true)).rejects.toThrow(/null/)
    const after = await open(other)
    expect((await after.get(anyone, ['a/mine'])).documents[0]?.path).toBe('a/mine')
    await after.close()
    await other.close()
  })
})

describe('a restore', () => {
  test('[BU6] is refused while others work with the database', async () => {
    const engine = await openSharedDatabase()
    const other = await engine.openAnother()
    const nothing = { rows: [], counts: {}, migrations: [] }
    await expect(load(engine.database, nothing)).rejects.toThrow(/stop the servers/)
    await other.close()
    const source = await openTestDatabase()
    await (await open(source)).close()
    await load(engine.database, await dumped(source))
    await source.close()
    await engine.close()
  })
})
