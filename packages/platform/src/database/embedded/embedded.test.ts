import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../database.ts'
import { isUnreachable } from '../is-unreachable.ts'
import { openPostgres } from '../postgres-driver.ts'
import { carriedPostgres } from './carrier.ts'
import { isAlive } from './hold-folder.ts'
import { openEmbedded, openPassing, startEngine } from './open-embedded.ts'

/** Clusters are made and started here, and a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const OWNER = fileURLToPath(new URL('testing/owner.ts', import.meta.url))
const isRoot = process.getuid?.() === 0

let root: string
let folders = 0

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'brigade-embedded-'))
  const first = await openEmbedded(join(root, 'begun'), { isDurable: false })
  await first.query('create table shelf (name text primary key)')
  await first.query("insert into shelf values ('flour')")
  await first.close()
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** A copy of a data folder that was stopped cleanly, as an operator would make one: root's own, and open to all. */
async function aFolder(): Promise<string> {
  const folder = join(root, `copy${(folders += 1)}`)
  cpSync(join(root, 'begun'), folder, { recursive: true })
  await chmod(folder, 0o755)
  return folder
}

const namesOf = async (database: Database) =>
  (await database.query<{ name: string }>('select name from shelf order by name')).map(({ name }) => name)

const postmasterOf = async (folder: string) =>
  Number.parseInt(await readFile(join(folder, 'postmaster.pid'), 'utf8'), 10)

/** Another program that opens the database and has stored a row in it. */
async function anOwner(folder: string): Promise<ChildProcess> {
  const owner = spawn(process.execPath, [OWNER, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(owner.stdout, 'data')
  return owner
}

async function kill(program: ChildProcess): Promise<void> {
  const gone = once(program, 'exit')
  program.kill('SIGKILL')
  await gone
}

describe('the embedded database', () => {
  test('keeps what it has, in a copy as well, and answers more than one at once', async () => {
    const folder = await aFolder()
    const database = await openEmbedded(folder)
    expect(await namesOf(database)).toEqual(['flour'])
    const inside = database.transact(async (tx) => {
      await tx.query("insert into shelf values ('salt')")
      return namesOf(database)
    })
    expect(await inside).toEqual(['flour'])
    await database.close()
    const again = await openEmbedded(folder)
    expect(await namesOf(again)).toEqual(['flour', 'salt'])
    await again.close()
  })

  test('waits for the disk before it acknowledges', async () => {
    const database = await openEmbedded(await aFolder())
    const settings = await database.query<{ name: string; setting: string }>(
      `select name, setting from pg_settings
        where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums') order by name`,
    )
    expect(settings.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
      'data_checksums on',
      'fsync on',
      'full_page_writes on',
      'synchronous_commit on',
    ])
    await database.close()
  })

  test('is refused to a second one in one sentence, which names who has it', async () => {
    const folder = await aFolder()
    const owner = await anOwner(folder)
    await expect(openEmbedded(folder)).rejects.toThrow(
      `another program uses "${folder}" (process ${owner.pid})`,
    )
    await kill(owner)
  })

  test('is started again when it ends: meanwhile it cannot be reached, then all is as before', async () => {
    const folder = await aFolder()
    const database = await openEmbedded(folder)
    const heard: string[] = []
    const stopListening = await database.listen('bell', (payload) => heard.push(payload))
    await database.query("insert into shelf values ('salt')")
    process.kill(await postmasterOf(folder), 'SIGKILL')
    const problems: unknown[] = []
    await expect
      .poll(
        () =>
          namesOf(database).catch((problem: unknown) => {
            problems.push(problem)
          }),
        { timeout: 30_000 },
      )
      .toEqual(['flour', 'salt'])
    expect(problems.filter((problem) => !isUnreachable(problem))).toEqual([])
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('')
    await stopListening()
    await database.close()
  })

  test('lives in a folder whose path is too long for a socket', async () => {
    const folder = join(root, 'a-long-way-down'.repeat(8), 'postgresql')
    await mkdir(join(folder, '..'))
    cpSync(await aFolder(), folder, { recursive: true })
    const database = await openEmbedded(folder)
    expect(await namesOf(database)).toEqual(['flour'])
    await database.close()
  })

  test('asks for a password where it is reached by a port, as on Windows', async () => {
    const folder = join(root, 'loopback')
    const engine = await startEngine(folder, { isDurable: false, isLoopback: true })
    const database = await openPostgres(engine.url)
    expect(await database.query("select current_setting('listen_addresses') as listens")).toEqual([
      { listens: '127.0.0.1' },
    ])
    await database.close()
    const stranger = new URL(engine.url)
    stranger.password = 'guessed'
    await expect(openPostgres(stranger.href)).rejects.toThrow(/password authentication failed/)
    await engine.stop()
  })

  test.skipIf(!isRoot)(
    'runs under a user of its own where root starts it, in a closed folder too',
    async () => {
      const closed = join(root, 'closed')
      await mkdir(closed, { mode: 0o700 })
      const folder = join(closed, 'postgresql')
      cpSync(join(root, 'begun'), folder, { recursive: true })
      const database = await openEmbedded(folder)
      expect(await namesOf(database)).toEqual(['flour'])
      const status = await readFile(`/proc/${await postmasterOf(folder)}/status`, 'utf8')
      expect(status).toMatch(/^Uid:\s+60777\s+60777\s/mu)
      await database.close()
    },
  )

  test('goes with its process where it is not to be kept', async () => {
    const database = await openPassing()
    await database.query('create table passing (name text)')
    await database.close()
    await expect(database.query('select 1')).rejects.toThrow(/pool/)
  })
})

describe('after a program that was killed', () => {
  test('its PostgreSQL stops by itself, and nothing that was acknowledged is lost', async () => {
    const folder = await aFolder()
    const owner = await anOwner(folder)
    const postmaster = await postmasterOf(folder)
    await kill(owner)
    await expect.poll(() => isAtWork(postmaster), { timeout: 20_000 }).toBe(false)
    const database = await openEmbedded(folder)
    expect(await namesOf(database)).toEqual(['flour', 'owned'])
    await database.close()
  })

  test('one that does not stop by itself is stopped at the next start', async () => {
    const folder = await aFolder()
    const owner = await anOwner(folder)
    const postmaster = await postmasterOf(folder)
    process.kill(postmaster, 'SIGSTOP')
    await kill(owner)
    setTimeout(() => process.kill(postmaster, 'SIGCONT'), 500)
    const database = await openEmbedded(folder)
    expect(await namesOf(database)).toEqual(['flour', 'owned'])
    await database.close()
  })

  test('a process that got its number since is left alone and does not stop the start', async () => {
    const folder = await aFolder()
    await writeFile(
      join(folder, 'postmaster.pid'),
      `${process.pid}\n${folder}\n1\n5432\n.\n\n  1 1\nready   \n`,
    )
    await writeFile(join(folder, '.s.PGSQL.5432.lock'), `${process.pid}\n`)
    const database = await openEmbedded(folder)
    expect(await namesOf(database)).toEqual(['flour'])
    await database.close()
  })

  test('names that a power cut left without content do not stop the start', async () => {
    const folder = await aFolder()
    for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) await writeFile(join(folder, name), '')
    await mkdir(`${folder}.part`)
    const database = await openEmbedded(folder)
    expect(await namesOf(database)).toEqual(['flour'])
    await database.close()
  })
})

test('a machine for which there is none is told to use a server', async () => {
  const arch = Object.getOwnPropertyDescriptor(process, 'arch') ?? {}
  Object.defineProperty(process, 'arch', { ...arch, value: 's390x' })
  const refused = carriedPostgres()
  Object.defineProperty(process, 'arch', arch)
  await expect(refused).rejects.toThrow(
    /^No PostgreSQL .*-s390x: .*: set DATABASE_URL to a PostgreSQL 15 or newer$/,
  )
})

async function isAtWork(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return !/^State:\s+Z/mu.test(status)
}
