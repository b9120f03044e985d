import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../database/database.ts'
import { silentEngineLog } from '../../database/embedded/engine-log.ts'
import { isBegun } from '../../database/migrations.ts'
import { openTestDatabase } from '../../../testing/database/test-database.ts'
import { openDocuments } from '../../documents/open-documents.ts'
import { anyone, setOf } from '../../../testing/documents/test-documents.ts'
import { type DumpedRow, dumpDatabase } from '../dump-database.ts'
import { bringOver } from './bring-over.ts'
import { installReader } from './old-reader.ts'

/** The reader is installed and run, and a busy machine takes its time. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const CACHE = fileURLToPath(new URL('../../../../../node_modules/.cache/old-engine-reader', import.meta.url))
const MAKER = fileURLToPath(new URL('testing/make-old-folder.ts', import.meta.url))

let root: string
let rows: readonly DumpedRow[]
let folders = 0

async function rowsOf(database: Database): Promise<readonly DumpedRow[]> {
  const all: DumpedRow[] = []
  await dumpDatabase(database, async (some) => void all.push(...some), { isWhole: true })
  return all
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'brigade-old-engine-'))
  const source = await openTestDatabase()
  const documents = await openDocuments({ database: source, collections: [], open: true })
  const odd = { big: 2n ** 60n + 1n, nul: 'a\0b', lone: '\ud800', quote: `"\\'`, line: 'a\nb\u2028c\td' }
  await documents.commit(anyone, [setOf('a/odd', odd), setOf('a/plain', { n: 1.5 })])
  await documents.commit(anyone, [{ kind: 'delete', path: 'a/plain' }])
  rows = await rowsOf(source)
  const migrations = await source.query<{ name: string }>('select name from migrations')
  await documents.close()
  await source.close()
  const contents = join(root, 'contents.json')
  await writeFile(contents, JSON.stringify({ rows, migrations: migrations.map(({ name }) => name) }))
  const module = await installReader(CACHE)
  await promisify(execFile)(process.execPath, [MAKER, module, join(root, 'database'), contents])
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** A data folder as the engine before left it. */
async function anOldFolder(): Promise<string> {
  const folder = join(root, `data${(folders += 1)}`)
  await cp(join(root, 'database'), join(folder, 'database'), { recursive: true })
  return folder
}

describe('a data folder of the engine before', () => {
  test('is brought over to the last row, and kept under another name', async () => {
    const [folder, database] = [await anOldFolder(), await openTestDatabase()]
    await bringOver(folder, database, silentEngineLog)
    expect(await rowsOf(database)).toEqual(rows)
    expect(await readdir(folder)).toEqual(['database.before-postgresql'])
    await bringOver(folder, database, silentEngineLog)
    expect(await rowsOf(database)).toEqual(rows)
    await database.close()
  })

  test('is brought over again when an attempt was broken off', async () => {
    const [folder, database] = [await anOldFolder(), await openTestDatabase()]
    const documents = await openDocuments({ database, collections: [], open: true })
    await documents.commit(anyone, [setOf('a/half', {})])
    await documents.close()
    await writeFile(join(folder, 'postgresql.unfinished'), '')
    await bringOver(folder, database, silentEngineLog)
    expect(await rowsOf(database)).toEqual(rows)
    expect(await readdir(folder)).toEqual(['database.before-postgresql'])
    await database.close()
  })

  test('is not brought over a database that holds something', async () => {
    const [folder, database] = [await anOldFolder(), await openTestDatabase()]
    const documents = await openDocuments({ database, collections: [], open: true })
    await documents.close()
    await expect(bringOver(folder, database, silentEngineLog)).rejects.toThrow(/two databases/)
    expect(await readdir(folder)).toEqual(['database'])
    await database.close()
  })

  test('that is damaged stays as it is, and the new database empty', async () => {
    const [folder, database] = [await anOldFolder(), await openTestDatabase()]
    await truncate(join(folder, 'database', 'global', 'pg_control'), 100)
    await expect(bringOver(folder, database, silentEngineLog)).rejects.toThrow(/restore a backup instead/)
    expect(existsSync(join(folder, 'database', 'PG_VERSION'))).toBe(true)
    expect(await isBegun(database)).toBe(false)
    await database.close()
  })
})
