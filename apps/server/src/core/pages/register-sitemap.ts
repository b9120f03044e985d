import { Readable } from 'node:stream'
import type { Documents } from '@brigade/platform/documents/types.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AlternatesOf, sitemapIndex, sitemapPart, writerOf } from './sitemap.ts'

/** Paths that robots have no use for: private screens and calls. */
const CLOSED = [
  '/auth',
  '/settings',
  '/dash',
  '/search',
  '/messages',
  '/notifications',
  '/_shell',
  '/invite/',
]

const HOUR_SECONDS = 3600

interface SitemapOptions {
  readonly documents: Documents
  /** Public pages that no document stands behind, such as `/jobs`. */
  readonly paths: readonly string[]
  readonly alternatesOf: AlternatesOf
  readonly originOf: (request: FastifyRequest) => string
}

/** Serves `/robots.txt` and the map of all public pages [sitemaps.org protocol, RFC 9309]. */
export function registerSitemap(
  app: FastifyInstance,
  { documents, paths, alternatesOf, originOf }: SitemapOptions,
): void {
  const open = paths.filter((path) => !CLOSED.some((closed) => path.startsWith(closed)))
  const asMap = (reply: FastifyReply) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', `public, max-age=${HOUR_SECONDS}`)

  app.get('/robots.txt', (request, reply) => {
    const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), 'Disallow: /*/dashboard']
    void reply.type('text/plain; charset=utf-8').header('cache-control', `public, max-age=${HOUR_SECONDS}`)
    return reply.send(`${lines.join('\n')}\n\nSitemap: ${originOf(request)}/sitemap.xml\n`)
  })
  app.get('/sitemap.xml', async (request, reply) =>
    asMap(reply).send(await sitemapIndex(documents, originOf(request))),
  )
  const answerPart = (request: FastifyRequest<{ Params: PartParams }>, reply: FastifyReply) => {
    const { name, sign } = request.params
    const part = sitemapPart(documents, writerOf(originOf(request), alternatesOf), {
      name,
      paths: open,
      ...(sign !== undefined && { sign }),
    })
    if (part === undefined)
      return reply.code(404).type('text/plain').send('There is no such part of the map.')
    return asMap(reply).send(Readable.from(part))
  }
  app.get<{ Params: PartParams }>('/sitemaps/:name.xml', answerPart)
  app.get<{ Params: PartParams }>('/sitemaps/:name/:sign.xml', answerPart)
}

interface PartParams {
  readonly name: string
  readonly sign?: string
}
