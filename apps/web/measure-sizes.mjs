// Sums the JavaScript that a page brings, before it answers and then by itself, and compares it with the ratchet.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { constants, gzipSync } from 'node:zlib'
import { DEFAULT_LANGUAGE } from '@brigade/domain/core/languages/language.ts'
import { manifestKey, wordsOfPage } from './src/shell/document/assets.ts'
import { PAGE_LIST, pageFile } from './src/shell/routing/load-page.ts'
import { matchRoute } from './src/shell/routing/match-route.ts'
import { routes } from './src/shell/routing/routes.table.ts'

const here = import.meta.dirname
const BYTES_PER_KIB = 1024
/** What is compressed once, at the build, is compressed as well as can be. */
const SMALLEST = constants.Z_BEST_COMPRESSION
const ENTRY = 'src/entry-client.tsx'
/** What every page fetches by itself once it stands: the identity SDK, as far as a guest needs it. */
const AFTERWARDS = ['src/lib/session/firebase-session.ts', 'src/lib/session/firebase-app.ts']
/** The frame of a dashboard and the document SDK. */
const DASHBOARD = [
  'src/shell/layouts/dashboard-layout.tsx',
  'src/lib/reading/documents.ts',
  'src/lib/reading/document-sdk.ts',
]

/** Stands in the ratchet where the others have a path. */
const DASHBOARD_SHELL = 'every dashboard'

const readJson = (file) => JSON.parse(readFileSync(join(here, file), 'utf8'))
const manifest = readJson('dist/client/.vite/manifest.json')
/** KiB that each page may load, by path: before it answers, and in all. They only go down. */
const ratchet = readJson('size-ratchet.json')

function collect(key, files) {
  const entry = manifest[key]
  if (entry === undefined || files.has(entry.file)) return
  files.add(entry.file)
  for (const each of entry.imports ?? []) collect(each, files)
}

function routeOf(path) {
  const match = matchRoute(routes, path)
  if (match.kind !== 'page') throw new Error(`${path} is in size-ratchet.json, but no route leads there`)
  return match.route
}

/** Files of words of a page, or of a module that comes with it; those of every page are always among them. */
const wordsOf = (module) => wordsOfPage(manifest, DEFAULT_LANGUAGE, module)
/** The frame of a dashboard with its words. */
const FRAME = [...DASHBOARD, ...wordsOf('shell/layouts/dashboard-layout.tsx')]

function modulesOf(route) {
  const page = pageFile(route.page)
  // What the browser draws finds its page in the list of all.
  const list = route.rendering === 'browser' ? [PAGE_LIST] : []
  const frame = route.dashboard === undefined ? [] : FRAME
  return [ENTRY, ...list, `src/${page}`, ...frame, ...wordsOf(page)]
}

/** What stands in the page's own HTML; only a page that the server draws lets its scripts wait. */
function scriptsBefore({ rendering }) {
  const files =
    rendering === 'browser' ? ['before-paint.js'] : ['before-paint.js', 'after-paint.js', 'first-format.js']
  return files.map((file) => `../../public/${file}`)
}

function kibOf(modules, before) {
  const files = new Set()
  for (const module of modules) {
    const key = manifestKey(manifest, module)
    if (key === undefined) throw new Error(`The build does not know ${module}`)
    collect(key, files)
  }
  const scripts = [...files].filter((file) => file.endsWith('.js'))
  const bytes = [...scripts, ...before]
    .map((file) => gzipSync(readFileSync(join(here, 'dist/client', file)), { level: SMALLEST }).length)
    .reduce((sum, size) => sum + size, 0)
  return bytes / BYTES_PER_KIB
}

function sizesOf(modules, before) {
  return { first: kibOf(modules, before), all: kibOf([...modules, ...AFTERWARDS], before) }
}

/** KiB of gzip-compressed JavaScript that `path` needs before it answers, and that it loads in all without being asked. */
export function measure(path) {
  const route = routeOf(path)
  return sizesOf(modulesOf(route), scriptsBefore(route))
}

/** The same for what every dashboard has, the document SDK included, without the page that stands in it. */
export function measureDashboardShell() {
  return sizesOf([ENTRY, PAGE_LIST, ...FRAME], scriptsBefore({ rendering: 'browser' }))
}

function reportAll() {
  for (const [path, limits] of Object.entries(ratchet)) {
    const sizes = path === DASHBOARD_SHELL ? measureDashboardShell() : measure(path)
    for (const [part, limit] of Object.entries(limits)) {
      const isTooLarge = sizes[part] > limit
      if (isTooLarge) process.exitCode = 1
      const verdict = isTooLarge ? 'TOO LARGE' : 'ok'
      process.stdout.write(
        `${path} ${part}: ${sizes[part].toFixed(1)} KiB gzip of ${limit} allowed: ${verdict}\n`,
      )
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) reportAll()
