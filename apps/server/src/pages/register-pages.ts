import { createHash } from 'node:crypto'
import compress from '@fastify/compress'
import staticFiles from '@fastify/static'
import type { Documents } from '@brigade/platform/documents/types.ts'
import { DEFAULT_LANGUAGE, type Language, languageOf } from '@brigade/domain/languages/language.ts'
import { parseCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageLoaders } from './all-pages.ts'
import { NOTHING_HERE, type PagePayload, type PageRequest } from './page-loader.ts'
import { CLIENT_FOLDER, type WebBuild } from './web-build.ts'

const PAYLOAD_SUFFIX = '/_payload.json'
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

/** Serves the built files, the public pages as HTML with their data, that data alone, and the shell for all else. */
export async function registerPages(app: FastifyInstance, pages: Pages): Promise<void> {
  await app.register(compress, { globalCompression: true, encodings: ['br', 'gzip'] })
  await app.register(staticFiles, {
    root: CLIENT_FOLDER,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header(
        'cache-control',
        HASHED.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      )
    },
  })
  app.get('/*', (request, reply) => answer(pages, request, reply))
}

async function answer(pages: Pages, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { pathname, search } = splitAddress(request.url)
  const origin = pages.origin ?? `${request.protocol}://${request.host}`
  const visit = { searchParams: new URLSearchParams(search), origin }
  if (pathname.endsWith(PAYLOAD_SUFFIX)) {
    const payload =
      (await loadPayload(pages, pathname.slice(0, -PAYLOAD_SUFFIX.length) || '/', visit)) ?? NOTHING_HERE
    return sendCached(request, reply.code(payload.status).type('application/json'), JSON.stringify(payload))
  }
  const { entry, assets } = pages.web
  const language = chosenLanguage(request)
  const theirs = entry.addressForReader(pathname, language)
  if (theirs !== undefined) return reply.header('vary', 'cookie').redirect(theirs + search, 302)
  const payload = await loadPayload(pages, pathname, visit)
  if (payload?.movedTo !== undefined) {
    const there = entry.inLanguageOf(pathname, payload.movedTo)
    return reply.redirect(withinOrigin(there + search), 302)
  }
  const page = await entry.render({ address: pathname, search, origin, language, payload, assets })
  if (page.redirect !== undefined) return reply.redirect(withinOrigin(page.redirect), 301)
  return sendCached(request, reply.code(page.status).type('text/html; charset=utf-8'), page.html)
}

/** The language that somebody has chosen in this browser; pages with one in their address do not ask. */
function chosenLanguage(request: FastifyRequest): Language {
  return languageOf(parseCookie(request.headers.cookie ?? '')['language'] ?? '') ?? DEFAULT_LANGUAGE
}

/** Two slashes at the front would lead to another host. */
function withinOrigin(path: string): string {
  return path.replace(/^[/\\]+/u, '/')
}

/** Not by `new URL`, for which `//somewhere/else` is another host. */
function splitAddress(address: string): { readonly pathname: string; readonly search: string } {
  const mark = address.indexOf('?')
  return mark < 0
    ? { pathname: address, search: '' }
    : { pathname: address.slice(0, mark), search: address.slice(mark) }
}

interface Visit {
  readonly searchParams: URLSearchParams
  readonly origin: string
}

/** The data of a public page; null for the pages that are drawn in the browser. */
async function loadPayload(pages: Pages, path: string, visit: Visit): Promise<PagePayload | null> {
  const { entry } = pages.web
  const route = entry.matchRoute(path)
  if (route.kind !== 'page' || !entry.publicRoutes.includes(route.pattern)) return null
  const loader = pageLoaders.find(({ pattern }) => pattern === route.pattern)
  if (loader === undefined) throw new Error(`No loader for the public route ${route.pattern}`)
  return loader.load({
    params: route.params,
    search: visit.searchParams,
    documents: pages.documents,
    billing: pages.billing,
    origin: visit.origin,
  })
}

/** Public pages may be kept by anybody who asks again whether they still hold. */
function sendCached(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`
  void reply.header('etag', tag).header('cache-control', 'no-cache').header('vary', 'accept-encoding, cookie')
  if (reply.statusCode === 200 && request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.send(body)
}
