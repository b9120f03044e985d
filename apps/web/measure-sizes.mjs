// Sums the JavaScript that a page brings from the first byte to the guest sign-in, and compares it with the ratchet.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { manifestKey } from './src/shell/assets.ts'
import { matchRoute } from './src/shell/match-route.ts'
import { routes } from './src/shell/routes.table.ts'

const here = import.meta.dirname
const BYTES_PER_KIB = 1024
/** Beside the entry, every page fetches the identity SDK once it stands. */
const ALWAYS = ['src/entry-client.tsx', 'src/data/firebase-session.ts', 'src/data/firebase-app.ts']

const readJson = (file) => JSON.parse(readFileSync(join(here, file), 'utf8'))
const manifest = readJson('dist/client/.vite/manifest.json')
/** KiB that each page may load, by path; they only go down. */
export const ratchet = readJson('size-ratchet.json')

function collect(key, files) {
  const entry = manifest[key]
  if (entry === undefined || files.has(entry.file)) return
  files.add(entry.file)
  for (const each of entry.imports ?? []) collect(each, files)
}

function modulesOf(path) {
  const match = matchRoute(routes, path)
  if (match.kind !== 'page') throw new Error(`${path} is in size-ratchet.json, but no route leads there`)
  const names = ['common', 'shell', ...match.route.messages]
  return [
    ...ALWAYS,
    `src/features/${match.route.page}.tsx`,
    'src/messages/languages/en-GB.ts',
    ...names.map((name) => `src/messages/en-GB/${name}.json`),
  ]
}

/** KiB of gzip-compressed JavaScript that `path` loads by itself. */
export function measure(path) {
  const files = new Set()
  for (const module of modulesOf(path)) {
    const key = manifestKey(manifest, module)
    if (key === undefined) throw new Error(`The build does not know ${module}`)
    collect(key, files)
  }
  const scripts = [...files].filter((file) => file.endsWith('.js'))
  const bytes = [...scripts, '../../public/theme.js']
    .map((file) => gzipSync(readFileSync(join(here, 'dist/client', file))).length)
    .reduce((sum, size) => sum + size, 0)
  return bytes / BYTES_PER_KIB
}

function reportAll() {
  for (const [path, limit] of Object.entries(ratchet)) {
    const size = measure(path)
    const isTooLarge = size > limit
    if (isTooLarge) process.exitCode = 1
    const verdict = isTooLarge ? 'TOO LARGE' : 'ok'
    process.stdout.write(`${path.padEnd(12)} ${size.toFixed(1)} KiB gzip of ${limit} allowed: ${verdict}\n`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) reportAll()
