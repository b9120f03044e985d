import { execFile, spawn } from 'node:child_process'
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as z from 'zod'
import { EngineError } from '../../database/embedded/engine-error.ts'
import type { DumpedRow } from '../dump-database.ts'
import { linesOf, readRows } from '../read-rows.ts'

const PROGRAM = fileURLToPath(new URL('read-old-engine.ts', import.meta.url))
/** Names the reader and its hash, so that nothing else can be installed in its place. */
const PACKAGE = fileURLToPath(new URL('reader', import.meta.url))
const MODULE = 'node_modules/@electric-sql/pglite/dist/index.js'
/** The compiler's second stage takes 600 MB for a moment with this engine. */
const FRUGAL = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

const Names = z.array(z.string())

/**
 * Installs the reader of the engine before in a folder.
 * @returns the path of its module
 * @throws EngineError when npm cannot install it
 */
export async function installReader(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  await cp(PACKAGE, folder, { recursive: true })
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  try {
    await promisify(execFile)(npm, args, { cwd: folder, shell: process.platform === 'win32' })
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    const cause = said.split('\n').findLast((line) => line.includes('npm')) ?? said
    throw new EngineError(
      `The data folder is of the engine before, and npm could not install the reader for it (${cause.trim()}): ` +
        'start once where npm reaches its registry, or make a backup with the version before and restore it with this one',
      { cause: error },
    )
  }
  return join(folder, MODULE)
}

/** What a data folder of the engine before holds. */
export interface OldData {
  /** Names of the migrations that had run. */
  readonly migrations: readonly string[]
  /** Every row, each table after those its rows point to. Ends with an error when not everything could be read. */
  readonly rows: AsyncIterable<readonly DumpedRow[]>
}

/** Reads a data folder of the engine before, in a process of its own. */
export async function readOldFolder(modulePath: string, folder: string): Promise<OldData> {
  const child = spawn(process.execPath, [...FRUGAL, PROGRAM, modulePath, folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const said = text(child.stderr)
  const lines = linesOf(child.stdout)
  const first = await lines.next()
  if (first.done === true) throw await failure(said)
  const rows = async function* () {
    yield* readRows(lines)
    if ((await ended) !== 0) throw await failure(said)
  }
  return { migrations: Names.parse(JSON.parse(first.value)), rows: rows() }
}

async function failure(said: Promise<string>): Promise<EngineError> {
  const cause = (await said).split('\n').find((line) => /error|abort/iu.test(line))
  return new EngineError(
    `The data of the engine before cannot be read (${cause?.trim() ?? 'it says nothing'}): they are as they were, restore a backup instead`,
  )
}
