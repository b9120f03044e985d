import type { FastifyInstance } from 'fastify'

/** `own`: only pages of the server's own origin. `any`: pages of every origin, with credentials. */
export type Origins = 'own' | 'any'

const PREFLIGHT_SECONDS = 3600

/** What the SDK reads of an answer beside its body: the session of a channel, and how far an upload is. */
const EXPOSED_HEADERS = [
  'X-HTTP-Session-Id',
  'X-Goog-Upload-URL',
  'X-Goog-Upload-Status',
  'X-Goog-Upload-Size-Received',
  'Content-Range',
  'Content-Disposition',
  'ETag',
].join(', ')

/**
 * Lets pages of other origins use the routes of this scope, which must be all there are; `own` adds nothing at all.
 * No cookie counts on these routes, so an open door gives a foreign page nothing it could not ask for itself.
 */
export function allowOrigins(scope: FastifyInstance, origins: Origins): void {
  if (origins === 'own') return

  answerPreflight(scope)
  scope.addHook('onRequest', async (request, reply) => {
    const origin = request.headers.origin
    if (origin === undefined) return
    // The SDK sends its requests with credentials, and then browsers refuse a `*`.
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': EXPOSED_HEADERS,
      vary: 'Origin',
    })
  })
}

/** Answers a browser's question before a request with headers of its own. */
function answerPreflight(scope: FastifyInstance): void {
  scope.options('*', async (request, reply) => {
    const headers = request.headers['access-control-request-headers']
    reply.headers({
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      ...(headers === undefined ? {} : { 'access-control-allow-headers': headers }),
      'access-control-max-age': String(PREFLIGHT_SECONDS),
    })
    return reply.code(204).send()
  })
}
