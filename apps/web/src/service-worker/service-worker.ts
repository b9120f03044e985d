import { answerTo } from './answer.ts'
import { keeperOf, oldCaches } from './builds.ts'
import { readMessage } from './message.ts'
import { type NoticeScope, openNotice, showNotice } from './notices.ts'

// Filled in by the build.
const BUILD_ID = '__BUILD_ID__'
const FILES: readonly string[] = '__BUILD_FILES__'.split(' ').filter((file) => file !== '')

const SHELL = [
  '/_shell',
  '/before-paint.js',
  '/after-paint.js',
  '/first-format.js',
  '/icon-48.png',
  '/manifest.webmanifest',
]

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}

/** An event during which requests can be given a way around this worker, in browsers that know how. */
interface Installing extends Lasting {
  addRoutes?(rules: readonly object[]): Promise<void>
}

interface Fetching extends Lasting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface Telling extends Lasting {
  readonly data: unknown
}

interface Pushed extends Lasting {
  readonly data: { text(): string } | null
}

interface Tapped extends Lasting {
  readonly notification: Notification
}

/** What this worker uses of its global scope; the page's own types do not have it. */
interface WorkerScope extends NoticeScope {
  readonly clients: NoticeScope['clients'] & { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install', listener: (event: Installing) => void): void
  addEventListener(kind: 'activate', listener: (event: Lasting) => void): void
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(kind: 'message', listener: (event: Telling) => void): void
  addEventListener(kind: 'push', listener: (event: Pushed) => void): void
  addEventListener(kind: 'notificationclick', listener: (event: Tapped) => void): void
}

const scope = globalThis as unknown as WorkerScope
const keeper = keeperOf(BUILD_ID)

/** What every page begins with, what keyboard users need without a network too, and the drawing of a page that fails. */
function isEntry(file: string): boolean {
  return /^assets\/(?:broken|client|inter-latin|kept-focus)/u.test(file)
}

async function keep(files: readonly string[]): Promise<void> {
  const cache = await caches.open(keeper.assets)
  const missing = await Promise.all(
    files.map(async (file) => ((await cache.match(file)) === undefined ? file : null)),
  )
  await cache.addAll(
    missing.filter((file) => file !== null).map((file) => new Request(file, { priority: 'low' })),
  )
}

async function dropOldBuilds(): Promise<void> {
  const names = oldCaches(await caches.keys(), BUILD_ID)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Writes, calls and the channels of the documents are none of this worker's business and need not wait for it. */
const PAST_THIS_WORKER = [
  { requestMethod: 'POST' },
  { urlPattern: { pathname: '/google.firestore.v1.Firestore/*' } },
].map((condition) => ({ condition, source: 'network' }))

scope.addEventListener('install', (event) => {
  const entries = FILES.filter(isEntry).map((file) => `/${file}`)
  if (event.addRoutes !== undefined) event.waitUntil(event.addRoutes(PAST_THIS_WORKER))
  event.waitUntil(keep([...SHELL, ...entries]).then(() => scope.skipWaiting()))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(dropOldBuilds().then(() => scope.clients.claim()))
})

/** The files of this build, with the words of one language. */
function filesIn(language: string): readonly string[] {
  return FILES.map((file) => `/${file.replace('words/*/', `words/${language}/`)}`)
}

/** Of the six connections that a browser opens to a server without HTTP/2, the page needs some for itself. */
const AT_ONCE = 3

/** A few files at a time. One that cannot be had must not keep the others away. */
async function keepEach(files: readonly string[]): Promise<void> {
  const inTurn = async (lane: number) => {
    for (const file of files.filter((_, at) => at % AT_ONCE === lane))
      await keep([file]).catch(() => undefined)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => inTurn(lane)))
}

async function keepVisit(page: string, files: readonly string[]): Promise<void> {
  await Promise.all([keepEach(files), caches.open(keeper.pages).then((cache) => cache.add(page))])
}

scope.addEventListener('message', (event) => {
  const message = readMessage(event.data)
  if (message?.kind === 'keep-everything') event.waitUntil(keepEach(filesIn(message.language)))
  if (message?.kind === 'keep') event.waitUntil(keepVisit(message.page, message.files))
})

scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request, scope.location.origin, keeper)
  if (answer !== null) event.respondWith(answer)
})

scope.addEventListener('push', (event) => {
  event.waitUntil(showNotice(scope, event.data?.text() ?? ''))
})

scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNotice(scope, event.notification.data))
})
