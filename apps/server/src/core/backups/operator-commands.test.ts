import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '@brigade/platform/database/open-database.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const COMMANDS = ['backup', 'restore', 'identity', 'plans'] as const
type Command = (typeof COMMANDS)[number]

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brigade-operator-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Runs a command as an operator does, in a folder where no server was ever started. */
function run(command: Command, ...args: string[]) {
  const program = fileURLToPath(new URL(`../../${command}.ts`, import.meta.url))
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, [program, ...args], { env: {}, cwd: folder }, (error, out, failure) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: out + failure })
    })
  })
}

describe.each(COMMANDS)('npm run %s', (command) => {
  test('says its use when it is asked for it, and does nothing', async () => {
    const { code, said } = await run(command, '--help')
    expect([code, said]).toEqual([0, expect.stringMatching(new RegExp(`^npm run ${command} -- `))])
    expect(await readdir(folder)).toEqual([])
  })

  test('refuses an option that there is not, and does nothing', async () => {
    const { code, said } = await run(command, 'list', '--everything')
    expect([code, said]).toEqual([1, 'There is no option "--everything": --help says what there is.\n'])
    expect(await readdir(folder)).toEqual([])
  })
})

describe.each([
  ['backup', []],
  ['identity', ['list']],
  ['plans', ['list']],
] as const)('npm run %s', (command, words) => {
  const refusal = expect.stringMatching(
    /^BRIGADE_DATA is "[^"]+" but no server has kept anything there:.*\.\n$/,
  )

  test('makes no database where there is none', async () => {
    expect(await run(command, ...words)).toEqual({ code: 1, said: refusal })
    expect(await readdir(folder)).toEqual([])
  })
})

test('a database in which nothing was ever kept is none', async () => {
  await mkdir(join(folder, 'data'))
  const database = await openDatabase({ kind: 'folder', path: join(folder, 'data', 'postgresql') })
  await database.close()
  const { code, said } = await run('identity', 'list')
  expect([code, said]).toEqual([1, expect.stringContaining('no server has kept anything there')])
})
