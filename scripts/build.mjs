import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureInstalled, root } from './install.mjs'
import { pinnedNode } from './pinned-node.mjs'

/** What the pages are made of; a change in any of it asks for a new build. */
const SOURCES = [
  'package-lock.json',
  'apps/web',
  'packages/contract/src',
  'packages/domain/src',
  'packages/design-system',
]
const SKIPPED = new Set(['node_modules', 'dist'])
/** Makes what only the owner of this folder can make, for a server that runs as another user. */
const PREPARE_DATABASE = new URL('../packages/platform/src/database/embedded/prepare.ts', import.meta.url)
const STAMP = 'apps/web/dist/source-hash.txt'

function filesIn(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  try {
    return readdirSync(full, { withFileTypes: true })
      .filter((entry) => !SKIPPED.has(entry.name))
      .flatMap((entry) => filesIn(join(path, entry.name)))
      .sort((one, other) => (one < other ? -1 : 1))
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path]
    throw error
  }
}

function sourceHash() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesIn))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Builds the pages for browser and server, unless the last build was made from the same sources. */
export function ensureBuilt() {
  const hash = sourceHash()
  const stamp = join(root, STAMP)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Building the pages …')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const run = (...args) =>
    execFileSync(pinnedNode(), [vite, 'build', '--logLevel', 'warn', ...args], {
      cwd: join(root, 'apps/web'),
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    })
  run()
  run('--ssr', 'src/entry-server.tsx')
  mkdirSync(join(root, 'apps/web/dist'), { recursive: true })
  writeFileSync(stamp, hash)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled()
  ensureBuilt()
  execFileSync(pinnedNode(), [fileURLToPath(PREPARE_DATABASE)], { stdio: 'inherit' })
}
