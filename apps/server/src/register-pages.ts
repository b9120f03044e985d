import compress from '@fastify/compress'
import staticFiles from '@fastify/static'
import type { Documents } from '@brigade/platform/documents/types.ts'
import { DEFAULT_LANGUAGE, type Language, languageOf } from '@brigade/domain/core/languages/language.ts'
import type { SlidingWindow } from '@brigade/platform/limits/sliding-window.ts'
import { parseCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageLoaders } from './all-pages.ts'
import { isMissingEntity } from './core/pages/entity-exists.ts'
import { openWindows, sendLater } from './page-limits.ts'
import { NO_DATA, NOTHING_HERE, type PagePayload, type PageRequest } from './core/pages/page-loader.ts'
import {
  openPageCache,
  type PageCache,
  type PublicAnswer,
  type TaggedAnswer,
} from './core/pages/page-cache.ts'
import { sharingPicture } from './core/pages/sharing/sharing-picture.ts'
import { registerSitemap } from './core/pages/register-sitemap.ts'
import { CLIENT_FOLDER, type WebBuild } from './core/pages/web-build.ts'

const PAYLOAD_SUFFIX = '/_payload.json'
const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'
const YEAR_SECONDS = 31_536_000

/** Files whose names carry a hash of their content never change. */
const HASHED = /\/assets\//

interface Pages {
  readonly web: WebBuild
  readonly documents: Documents
  readonly billing: PageRequest['billing']
  /** Under which the world knows this server; absent, what each visitor's browser calls it. */
  readonly origin?: string
}

interface Served extends Pages {
  readonly cache: PageCache
  /** By the pattern of a page. */
  readonly windows: ReadonlyMap<string, SlidingWindow>
}

/** Serves the built files, the public pages as HTML with their data, that data alone, and the shell for all else. */
export async function registerPages(app: FastifyInstance, pages: Pages): Promise<void> {
  await app.register(compress, { globalCompression: true, encodings: ['br', 'gzip'] })
  await app.register(staticFiles, {
    root: CLIENT_FOLDER,
    wildcard: false,
    globIgnore: ['**/*.br'],
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header(
        'cache-control',
        HASHED.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      )
    },
  })
  const { documents, web } = pages
  const paths = web.entry.allRoutes.flatMap(({ path, isHidden }) =>
    isHidden || path.includes('{') || /\/(?:create|dashboard)\b/u.test(path) ? [] : [path],
  )
  registerSitemap(app, {
    documents,
    paths,
    alternatesOf: (origin, path) => web.entry.alternatesOf(origin, path),
    originOf: (request) => originOf(pages, request),
  })
  const cache = openPageCache(documents)
  app.addHook('onClose', async () => cache.close())
  const served = { ...pages, cache, windows: openWindows() }
  app.get('/*', (request, reply) => answer(served, request, reply))
}

async function answer(pages: Served, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  // As the reader has it, also where it cannot be decoded.
  const { originalUrl } = request
  const retryAt = windowOf(pages, originalUrl)?.take(request.ip) ?? null
  if (retryAt !== null) return sendLater(reply)
  const origin = originOf(pages, request)
  const language = chosenLanguage(request)
  const visit = { ...splitAddress(originalUrl), origin, language }
  try {
    const key = JSON.stringify([origin, language, originalUrl])
    const drawn = await pages.cache.answer(key, () => draw(pages, visit))
    if (drawn.location === undefined) return sendCached(request, reply, drawn)
    return reply.header('vary', 'cookie').redirect(drawn.location, drawn.status)
  } catch (error) {
    if (visit.pathname.endsWith(PAYLOAD_SUFFIX)) throw error
    request.log.error({ err: error }, 'A page could not be made')
    return sendFailed(pages, visit, reply)
  }
}

/** The error page in the place of one that could not be made; why is for the log alone. */
async function sendFailed({ web }: Pages, visit: Visit, reply: FastifyReply): Promise<FastifyReply> {
  const { pathname, ...rest } = visit
  const { entry, assets } = web
  const failed = { ...rest, address: pathname, payload: null, isFailed: true, assets }
  const { status, html } = await entry.render(failed)
  return reply.code(status).type(HTML).header('cache-control', 'no-store').send(html)
}

function originOf(pages: Pages, request: FastifyRequest): string {
  return pages.origin ?? `${request.protocol}://${request.host}`
}

interface Visit {
  readonly pathname: string
  readonly search: string
  readonly origin: string
  readonly language: Language
}

/** What an address answers a stranger; nothing about who asks goes in but the language. */
async function draw(pages: Pages, visit: Visit): Promise<PublicAnswer> {
  const { pathname, search, origin, language } = visit
  if (pathname.endsWith(PAYLOAD_SUFFIX)) {
    const path = withoutSuffix(pathname)
    const payload = (await loadPayload(pages, path, visit)) ?? payloadWithoutData(pages, path)
    return { status: payload.status, type: JSON_TYPE, body: JSON.stringify(payload) }
  }
  const { entry, assets } = pages.web
  const pictured = entry.pageOfPicture(pathname)
  if (pictured !== undefined) return drawPicture(pages, pictured, visit)
  const theirs = entry.addressForReader(pathname, language)
  if (theirs !== undefined) return moved(302, theirs + search)
  const payload = await loadPayload(pages, pathname, visit)
  if (payload?.movedTo !== undefined)
    return moved(302, entry.inLanguageOf(pathname, payload.movedTo) + search)
  const page = await entry.render({ address: pathname, search, origin, language, payload, assets })
  if (page.redirect !== undefined) return moved(301, page.redirect)
  return { status: page.status, type: HTML, body: page.html }
}

/** The address of the page that a payload is of. */
function withoutSuffix(pathname: string): string {
  return pathname.slice(0, -PAYLOAD_SUFFIX.length) || '/'
}

/** What counts how often an address is asked for its page, its data alone or its picture; undefined where nothing does. */
function windowOf({ web: { entry }, windows }: Served, address: string): SlidingWindow | undefined {
  const { pathname } = splitAddress(address)
  const page = entry.pageOfPicture(pathname) ?? pathname
  const route = entry.matchPage(page.endsWith(PAYLOAD_SUFFIX) ? withoutSuffix(page) : page)
  return route.kind === 'page' ? windows.get(route.pattern) : undefined
}

/** The picture of a page that strangers may find; what is hidden from them has none. */
async function drawPicture(pages: Pages, address: string, visit: Visit): Promise<PublicAnswer> {
  const { entry, assets } = pages.web
  const plain = { ...visit, search: '' }
  const payload = await loadPayload(pages, address, plain)
  const { sharing } = await entry.render({ ...plain, address, payload, assets })
  if (sharing === undefined)
    return { status: 404, type: 'text/plain', body: 'No page that is open to all has this picture.' }
  return { status: 200, type: 'image/png', body: await sharingPicture(sharing) }
}

/** Two slashes at the front would lead to another host. */
function moved(status: number, path: string): PublicAnswer {
  return { status, type: '', body: '', location: path.replace(/^[/\\]+/u, '/') }
}

/** The language that somebody has chosen in this browser; pages with one in their address do not ask. */
function chosenLanguage(request: FastifyRequest): Language {
  return languageOf(parseCookie(request.headers.cookie ?? '')['language'] ?? '') ?? DEFAULT_LANGUAGE
}

/** Not by `new URL`, for which `//somewhere/else` is another host. */
function splitAddress(address: string): { readonly pathname: string; readonly search: string } {
  const mark = address.indexOf('?')
  return mark < 0
    ? { pathname: address, search: '' }
    : { pathname: address.slice(0, mark), search: address.slice(mark) }
}

/** The data of a public page; null for the pages that are drawn in the browser, unless they are about nothing. */
async function loadPayload(pages: Pages, path: string, visit: Visit): Promise<PagePayload | null> {
  const { entry } = pages.web
  const route = entry.matchPage(path)
  if (route.kind !== 'page') return null
  const { params, pattern } = route
  if (!entry.publicRoutes.includes(pattern))
    return (await isMissingEntity(pattern, { params, documents: pages.documents })) ? NOTHING_HERE : null
  const loader = pageLoaders.find((each) => each.pattern === pattern)
  if (loader === undefined) throw new Error(`No loader for the public route ${pattern}`)
  return loader.load({
    params,
    search: new URLSearchParams(visit.search),
    documents: pages.documents,
    billing: pages.billing,
    language: entry.languageOfAddress(path) ?? visit.language,
    origin: visit.origin,
  })
}

/** Of the pages without data those have a payload that the server draws; the others are empty without a browser. */
function payloadWithoutData({ web: { entry } }: Pages, path: string): PagePayload {
  const route = entry.matchPage(path)
  const isDrawnHere =
    route.kind === 'page' &&
    entry.allRoutes.some((each) => each.path === route.pattern && each.isInEveryLanguage)
  return isDrawnHere ? NO_DATA : NOTHING_HERE
}

/**
 * Browsers ask each time whether what they have still holds. Caches that many people share may answer for a few seconds,
 * and while they ask again [RFC 9213, RFC 5861].
 */
const FOR_BROWSERS = 'public, no-cache'
const FOR_SHARED_CACHES = 'public, max-age=5, stale-while-revalidate=60'

function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, type, body, tag }: TaggedAnswer,
): FastifyReply {
  void reply
    .header('etag', tag)
    .header('cache-control', FOR_BROWSERS)
    .header('vary', 'accept-encoding, cookie')
  if (status === 200) void reply.header('cdn-cache-control', FOR_SHARED_CACHES)
  if (status === 200 && holds(request.headers['if-none-match'], tag)) return reply.code(304).send()
  return reply.code(status).type(type).send(body)
}

/** Whether one of the tags that a browser names is this one, by the weak comparison [RFC 9110, 13.1.2]. */
function holds(named: string | undefined, tag: string): boolean {
  return named?.split(',').some((each) => each.trim().replace(/^W\//u, '') === tag) ?? false
}
